import { useEffect, useState } from 'react'
import { useText } from '../../text.ts'
import { toast } from '../toast.ts'
import { whenIdle } from './idle.ts'

/**
 * What is wanted only once somebody presses, in a file that the page does not wait for: `const useMenu = later(async () => (await
 * import('./M.tsx')).M)`. It is fetched once the page stands, so that it is there also where the line is cut or a newer version
 * has taken its place. `part` is there once it has come; `fetched` runs what it is given at once where it has, else when it comes.
 * Where it does not come, that is said, the second is run and the page stays as it is.
 */
export function later<Part>(load: () => Promise<Part>) {
  let come: Part | undefined
  const fetch = async () => (come = await load())
  return function useLater() {
    const t = useText('platform')
    const [isComing, setComing] = useState(false)
    useEffect(() => {
      // That it does not come is said to who presses.
      if (come === undefined) whenIdle(() => void fetch().catch(() => undefined))
    }, [])
    const fetched = (then: () => void, otherwise?: () => void): void => {
      if (come !== undefined) return then()
      setComing(true)
      void fetch()
        .then(then, () => {
          toast.failed(t('pages.chunk.sentence'))
          otherwise?.()
        })
        .finally(() => setComing(false))
    }
    return { part: come, fetched, isComing }
  }
}
