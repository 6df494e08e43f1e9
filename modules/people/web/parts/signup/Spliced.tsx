import type { ReactNode } from 'react'

/** A sentence whose value is a part of its own (a code, a name), so that it keeps its direction: the value is `\u0001`. */
export function Spliced({ sentence, part }: { sentence: string; part: ReactNode }) {
  const [before, after = ''] = sentence.split('\u0001')
  return (
    <>
      {before}
      {part}
      {after}
    </>
  )
}
