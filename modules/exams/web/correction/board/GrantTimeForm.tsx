import { Text } from '@mantine/core'
import * as z from 'zod'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { examCalls as calls } from '../../../contract/calls.ts'

const schema = z.object({
  ExtraPercent: z.number('notANumber').min(0, 'tooSmall').max(200, 'tooLarge'),
  PauseMinutes: z.int('notANumber').min(0, 'tooSmall').max(600, 'tooLarge'),
  Reason: z.string().trim().min(1, 'required').max(400, 'tooLong'),
})

/** More time for one trainee, in place of what they were given before. */
export function GrantTimeForm(props: {
  examId: number
  trainee: {
    readonly TraineeID: number
    readonly ExtraPercent: number
    readonly PauseMinutes: number
    readonly TimeGrantedAt: string | null
  }
  onSaved: () => void
}) {
  const t = useText('correction')
  const acts = useText('exams')
  const { trainee } = props
  const form = useRecordForm({
    module: 'exams',
    call: calls.grantTime,
    schema,
    initial: {
      ExtraPercent: trainee.ExtraPercent as number | null,
      PauseMinutes: trainee.PauseMinutes as number | null,
      Reason: '',
    },
    // The form keeps what it was typed over by a number; time that somebody gave is told apart by its instant.
    version: trainee.TimeGrantedAt === null ? 0 : Date.parse(trainee.TimeGrantedAt),
    toInput: (values, { version }) => ({
      body: {
        ExamID: props.examId,
        TraineeID: trainee.TraineeID,
        SeenGrantedAt: version === 0 ? null : new Date(version).toISOString(),
        ...values,
      },
    }),
    success: t('board.granted'),
    onSaved: props.onSaved,
  })
  return (
    <RecordForm form={form} page={false} submitLabel={acts('acts.grantTime.do')}>
      <FieldRow>
        <NumberField
          {...form.field('ExtraPercent')}
          label={t('board.percent')}
          suffix="%"
          min={0}
          max={200}
          decimals={2}
          required
        />
        <NumberField {...form.field('PauseMinutes')} label={t('board.minutes')} min={0} max={600} required />
      </FieldRow>
      <TextField {...form.field('Reason')} label={t('board.reason')} required />
      <Text size="sm" c="dimmed">
        {t('board.grantHint')}
      </Text>
    </RecordForm>
  )
}
