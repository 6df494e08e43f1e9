import { Stack } from '@mantine/core'
import * as z from 'zod'
import { CheckboxField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { DayField } from '#platform/web/forms/fields/DayFields.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import type { Output } from '#platform/shared/call.ts'
import { day } from '#platform/shared/shapes.ts'
import { useText } from '#platform/web/text.ts'
import { arrangementCalls as calls } from '../../../contract/calls.ts'

const schema = z.object({
  ExtraPercent: z.number('notANumber').min(0, 'tooSmall').max(200, 'tooLarge'),
  LargeLetters: z.boolean(),
  ReadingAloud: z.boolean(),
  Reason: z.string().trim().min(1, 'required').max(400, 'tooLong'),
  LastDay: day().nullable(),
})

/** What a trainee is given in every exam, in place of what was said before. */
export function ArrangementForm(props: {
  traineeId: number
  arrangement: Output<typeof calls.getAccessArrangement>['Arrangement']
  onSaved: () => void
}) {
  const t = useText('exams')
  const before = props.arrangement
  const form = useRecordForm({
    module: 'exams',
    call: calls.setAccessArrangement,
    schema,
    initial: {
      ExtraPercent: (before?.ExtraPercent ?? 25) as number | null,
      LargeLetters: before?.LargeLetters ?? false,
      ReadingAloud: before?.ReadingAloud ?? false,
      Reason: before?.Reason ?? '',
      LastDay: before?.LastDay ?? null,
    },
    version: before?.Version ?? 0,
    // Where nothing stood when it was opened nothing is replaced, also if somebody has arranged something since.
    toInput: (values, { version }) => ({
      body: { TraineeID: props.traineeId, ...values, Version: version === 0 ? null : version },
    }),
    success: t('acts.setAccessArrangement.done'),
    onSaved: props.onSaved,
  })
  return (
    <RecordForm form={form} page={false}>
      <NumberField
        {...form.field('ExtraPercent')}
        label={t('arrangements.extra')}
        suffix="%"
        min={0}
        max={200}
        decimals={2}
        required
      />
      <Stack gap="sm">
        <CheckboxField {...form.field('LargeLetters')} label={t('arrangements.largeLetters')} />
        <CheckboxField {...form.field('ReadingAloud')} label={t('arrangements.readingAloud')} />
      </Stack>
      <TextField {...form.field('Reason')} label={t('arrangements.why')} required />
      <DayField
        {...form.field('LastDay')}
        label={t('arrangements.lastDay')}
        description={t('arrangements.lastDayHint')}
      />
    </RecordForm>
  )
}
