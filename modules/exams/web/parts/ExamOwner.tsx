import { Code } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'

/**
 * Whose an exam is: its class's number, or, where it is none's, that it is a competition's (`competition`: which one) or a
 * course's admission test.
 */
export function ExamOwner({
  code,
  competition,
}: {
  readonly code: string | null
  readonly competition: number | null
}) {
  const t = useText('sitting')
  if (code !== null) return <Code>{code}</Code>
  return t(competition === null ? 'admissionTest' : 'competition')
}
