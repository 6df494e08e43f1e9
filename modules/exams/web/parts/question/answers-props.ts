import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import type { QuestionValues } from './question-values.ts'

export interface AnswersProps {
  readonly form: RecordFormState<QuestionValues>
}
