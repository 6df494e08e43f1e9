import { DayField, TimeField } from '#platform/web/forms/fields/DayFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useNewestRow } from '#platform/web/tables/useNewestRow.ts'
import { useText } from '#platform/web/text.ts'
import { occasionsCalls as calls } from '../../contract/calls.ts'
import { occasionFields } from '../../contract/occasions.ts'
import type { Occasion } from './occasion.ts'

/** What is said of an event, when and where it is, and how many may come. */
export function OccasionForm({ occasion: opened, onClose }: { occasion: Occasion | null; onClose: () => void }) {
  const t = useText('occasions')
  const occasion = useNewestRow(calls.getOccasions, opened)
  const form = useRecordForm({
    module: 'occasions',
    call: occasion ? calls.editOccasion : calls.addOccasion,
    schema: occasionFields,
    initial: {
      Title: occasion?.Title ?? {},
      About: occasion?.About ?? {},
      Place: occasion?.Place ?? {},
      FirstDay: occasion?.FirstDay ?? '',
      LastDay: occasion?.LastDay ?? '',
      StartsAt: occasion?.StartsAt ?? '',
      EndsAt: occasion?.EndsAt ?? '',
      ClosesOn: occasion?.ClosesOn ?? '',
      Seats: (occasion?.Seats ?? null) as number | null,
    },
    ...(occasion && { version: occasion.Version }),
    toInput: (values, { version }) =>
      (occasion ? { ID: occasion.ID, body: { ...values, Version: version } } : { body: values }) as never,
    success: t(occasion ? 'saved' : 'added'),
    onSaved: onClose,
  })
  return (
    <RecordForm form={form} page={false} onCancel={onClose}>
      <TrilingualField {...form.field('Title')} label={t('fields.title')} maxLength={200} required />
      <TrilingualField {...form.field('Place')} label={t('fields.place')} maxLength={300} required />
      <FieldRow>
        <DayField {...form.field('FirstDay')} label={t('fields.firstDay')} required />
        <DayField {...form.field('LastDay')} label={t('fields.lastDay')} required />
      </FieldRow>
      <FieldRow>
        <TimeField {...form.field('StartsAt')} label={t('fields.startsAt')} description={t('hints.times')} required />
        <TimeField {...form.field('EndsAt')} label={t('fields.endsAt')} required />
      </FieldRow>
      <FieldRow>
        <DayField {...form.field('ClosesOn')} label={t('fields.closesOn')} description={t('hints.closesOn')} required />
        <NumberField
          {...form.field('Seats')}
          label={t('fields.seats')}
          description={t('hints.seats')}
          min={1}
          max={5000}
          required
        />
      </FieldRow>
      <TrilingualField {...form.field('About')} label={t('fields.about')} multiline rows={6} maxLength={6000} />
    </RecordForm>
  )
}
