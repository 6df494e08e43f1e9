import { useEntryLook } from '#modules/lookups/web/public.ts'
import { useText } from '#platform/web/text.ts'
import type { QuestionType } from '../../rules/question.ts'

/** What types of questions are called, as the academy has chosen it. */
export function useTypeWords(): (type: QuestionType) => string {
  const t = useText('exams')
  const look = useEntryLook('QuestionType')
  return (type) => look(type)?.label ?? t(`types.${type}`)
}
