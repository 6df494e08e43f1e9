import { useFormat, usePick } from '#platform/web/format.tsx'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { reportsCalls as calls } from '../../../contract/calls.ts'
import { scheduleFields } from '../../../contract/saved.ts'
import { rhythms, type Rhythm } from '../../../rules/next-run.ts'
import { onWeekday, type SavedReport } from './report.ts'

/** How often a report is sent, at which hour, and to whom. */
export function ScheduleForm({ report, onClose }: { report: SavedReport; onClose: () => void }) {
  const t = useText('reports')
  const format = useFormat()
  const pick = usePick()
  const { Schedule: schedule } = report
  const form = useRecordForm({
    module: 'reports',
    call: calls.setSchedule,
    schema: scheduleFields,
    initial: {
      ReportID: report.ID,
      Rhythm: (schedule?.Rhythm ?? 'weekly') as Rhythm,
      Weekday: schedule?.Weekday ?? (null as number | null),
      MonthDay: schedule?.MonthDay ?? (null as number | null),
      Hour: schedule?.Hour ?? 8,
      PeopleIDs: schedule?.Recipients.map(({ ID }) => ID) ?? ([] as number[]),
    },
    toInput: (values) => ({ body: values }) as never,
    success: t('builder.scheduleSet'),
    onSaved: onClose,
  })
  const { Rhythm: rhythm } = form.values as { Rhythm: Rhythm }
  const rhythmField = form.field('Rhythm')
  return (
    <RecordForm form={form} page={false} onCancel={onClose}>
      <FieldRow>
        <SelectField<Rhythm>
          {...rhythmField}
          onChange={(value) => {
            rhythmField.onChange((value ?? 'daily') as never)
            form.setValue('Weekday', null as never)
            form.setValue('MonthDay', null as never)
          }}
          label={t('fields.rhythm')}
          options={rhythms.map((value) => ({ value, label: t(`rhythms.${value}`) }))}
          required
        />
        {rhythm === 'weekly' && (
          <SelectField<number>
            {...form.field('Weekday')}
            label={t('fields.weekday')}
            options={[0, 1, 2, 3, 4, 5, 6].map((value) => ({ value, label: format.weekday(onWeekday(value)) }))}
            required
          />
        )}
        {rhythm === 'monthly' && (
          <NumberField
            {...form.field('MonthDay')}
            label={t('fields.monthDay')}
            description={t('hints.monthDay')}
            min={1}
            max={31}
            required
          />
        )}
        <SelectField<number>
          {...form.field('Hour')}
          label={t('fields.hour')}
          description={t('hints.hour')}
          options={Array.from({ length: 24 }, (_, value) => ({
            value,
            label: format.time(`${String(value).padStart(2, '0')}:00`),
          }))}
          required
        />
      </FieldRow>
      <RecordSelect
        {...form.field('PeopleIDs')}
        multiple
        label={t('fields.recipients')}
        description={t('hints.recipients')}
        call={calls.getReportPeople}
        input={{ ReportID: report.ID }}
        option={(row) => ({ value: row.ID, label: pick(row.Name) })}
        chosen={schedule?.Recipients.map(({ ID, Name }) => ({ value: ID, label: pick(Name) })) ?? []}
        required
      />
    </RecordForm>
  )
}
