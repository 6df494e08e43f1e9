import { useState } from 'react'
import { useText } from '../../text.ts'
import { toast } from '../toast.ts'

/**
 * What is wanted only once somebody presses, in a file of its own: `const useMenu = later(async () => (await import('./M.tsx')).M)`.
 * `part` is there once it has come; `fetched` runs what it is given at once where it has, else when it comes. Where it does not
 * come, that is said, the second is run and the page stays as it is.
 */
export function later<Part>(load: () => Promise<Part>) {
  let come: Part | undefined
  return function useLater() {
    const t = useText('platform')
    const [isComing, setComing] = useState(false)
    const fetched = (then: () => void, otherwise?: () => void): void => {
      if (come !== undefined) return then()
      setComing(true)
      void load()
        .then(
          (part) => {
            come = part
            then()
          },
          () => {
            toast.failed(t('pages.chunk.sentence'))
            otherwise?.()
          },
        )
        .finally(() => setComing(false))
    }
    return { part: come, fetched, isComing }
  }
}
