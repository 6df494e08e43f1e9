import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { DayField } from '#platform/web/forms/fields/DayFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { refreshEverything } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { practicalCalls as calls } from '../../../contract/calls.ts'
import { daysFields } from '../../../contract/examinations.ts'
import type { PracticalClass } from '../class.ts'

/** The days of the practical examination of a class; the days of the class where none are set yet. */
export function DaysForm({ shown, onClose }: { shown: PracticalClass; onClose: () => void }) {
  const t = useText('practical')
  const form = useRecordForm({
    module: 'practical',
    call: calls.planPractical,
    schema: daysFields,
    initial: {
      CourseClassID: shown.CourseClassID,
      Version: shown.Version,
      StartsOn: shown.StartsOn ?? shown.EndDate,
      EndsOn: shown.EndsOn ?? shown.EndDate,
    },
    toInput: (values) => ({ body: values }),
    success: t('daysSaved'),
    onSaved: onClose,
    onReload: refreshEverything,
  })
  return (
    <RecordForm form={form} page={false} onCancel={onClose}>
      <FieldRow>
        <DayField {...form.field('StartsOn')} label={t('fields.startsOn')} description={t('hints.days')} required />
        <DayField {...form.field('EndsOn')} label={t('fields.endsOn')} required />
      </FieldRow>
    </RecordForm>
  )
}
