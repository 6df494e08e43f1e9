import { Code } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'

/** Whose an exam is: its class's number, or, where it is none's, that it is a course's admission test. */
export function ExamOwner({ code }: { readonly code: string | null }) {
  const t = useText('sitting')
  return code === null ? t('admissionTest') : <Code>{code}</Code>
}
