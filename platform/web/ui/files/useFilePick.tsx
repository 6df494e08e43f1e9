import { useRef, useState, type ReactNode } from 'react'
import type { ModuleName } from '../../text.ts'
import { useSentence } from '../states/ErrorState.tsx'
import { toast } from '../toast.ts'

/**
 * A button's way to one file: `open` asks the person for it, `send` is run with it and `going` holds meanwhile; what
 * goes wrong is told in a toast. `input` belongs beside the button and is not seen.
 * @param accept media types or endings, separated by commas
 * @param module whose words name a refusal of `send`
 */
export function useFilePick(accept: string, send: (file: File) => Promise<void>, module?: ModuleName) {
  const sentence = useSentence(module)
  const element = useRef<HTMLInputElement>(null)
  const [going, setGoing] = useState(false)
  const take = async (file: File) => {
    setGoing(true)
    try {
      await send(file)
    } catch (problem) {
      toast.failed(sentence(problem))
    } finally {
      setGoing(false)
    }
  }
  const input: ReactNode = (
    <input
      ref={element}
      type="file"
      accept={accept}
      hidden
      tabIndex={-1}
      aria-hidden
      onChange={(event) => {
        const file = event.currentTarget.files?.[0]
        // The same file may be chosen again after it failed.
        event.currentTarget.value = ''
        if (file) void take(file)
      }}
    />
  )
  return { going, open: () => element.current?.click(), input }
}
