import { Text } from '@mantine/core'
import * as z from 'zod'
import { TextAreaField } from '#platform/web/forms/fields/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { resultCalls as calls } from '../../../contract/calls.ts'

const schema = z.object({ Reason: z.string().trim().min(1, 'required').max(4000, 'tooLong') })

/** Objects to an own final result: why. */
export function GrievanceForm(props: {
  result: { readonly ExamID: number; readonly Number: number; readonly Until: string }
  onSaved: () => void
}) {
  const t = useText('sitting')
  const acts = useText('exams')
  const format = useFormat()
  const { ExamID, Number, Until } = props.result
  const form = useRecordForm({
    module: 'exams',
    call: calls.submitGrievance,
    schema,
    initial: { Reason: '' },
    toInput: ({ Reason }) => ({ body: { ExamID, Number, Reason } }),
    success: acts('acts.submitGrievance.done'),
    onSaved: props.onSaved,
  })
  return (
    <RecordForm form={form} page={false} submitLabel={acts('acts.submitGrievance.do')}>
      <TextAreaField {...form.field('Reason')} label={t('grievance.reason')} rows={5} required />
      <Text size="sm" c="dimmed">
        {t('grievance.until', { at: format.dateTime(Until) })}
      </Text>
    </RecordForm>
  )
}
