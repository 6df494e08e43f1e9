import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { CheckboxField, RadioField, SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { DayText, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useNewestRow } from '#platform/web/tables/useNewestRow.ts'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { recurringHolidayActs } from '../../../contract/acts.ts'
import { recurringFields, recurringKinds } from '../../../contract/calendar.ts'
import { planningCalls as calls } from '../../../contract/calls.ts'

type Holiday = Output<typeof calls.getRecurringHolidays>['Items'][number]
const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** A month by its number, in the calendar of the holiday. */
function useMonthName() {
  const t = useText('calendar')
  const format = useFormat()
  return (kind: Holiday['Kind'], month: number): string =>
    kind === 'hijri' ? t.maybe(`hijriMonths.m${month}`) : format.monthName(month)
}

/** The holidays that come again each year, by either calendar. */
export function RecurringHolidays() {
  const t = useText('calendar')
  const planning = useText('planning')
  const query = useCall(calls.getRecurringHolidays, {})
  const [edited, setEdited] = useState<Holiday | 'new' | null>(null)
  const close = () => setEdited(null)
  return (
    <Section
      title={t('recurring')}
      description={t('recurringAbout')}
      actions={
        <Button variant="default" leftSection={<IconPlus size="1.125rem" />} onClick={() => setEdited('new')}>
          {planning('acts.addRecurringHoliday.do')}
        </Button>
      }
    >
      <QueryView query={query} module="planning">
        {({ Items }) => <HolidayTable holidays={Items} onEdit={setEdited} />}
      </QueryView>
      <Dialog
        opened={edited !== null}
        onClose={close}
        title={edited === 'new' ? planning('acts.addRecurringHoliday.do') : t('editRecurring')}
        size="lg"
      >
        {edited !== null && <RecurringForm holiday={edited === 'new' ? null : edited} onClose={close} />}
      </Dialog>
    </Section>
  )
}

function HolidayTable({ holidays, onEdit }: { holidays: readonly Holiday[]; onEdit: (holiday: Holiday) => void }) {
  const t = useText('calendar')
  const planning = useText('planning')
  const format = useFormat()
  const pick = usePick()
  const monthName = useMonthName()
  const when = ({ Kind, Month, Date, Correction }: Holiday) => {
    const day = t('dateOf', { date: format.number(Date), month: monthName(Kind, Month) })
    return Correction === 0 ? day : t('later', { when: day, days: format.number(Correction) })
  }
  return (
    <SimpleTable
      caption={t('recurring')}
      rows={holidays}
      rowKey={(row) => row.ID}
      emptySentence={t('noRecurring')}
      columns={[
        {
          key: 'Name',
          label: planning('fields.name'),
          card: 'title',
          cell: (row) => <Localized text={row.Name} />,
        },
        { key: 'Kind', label: planning('fields.kind'), cell: (row) => planning(`kinds.${row.Kind}`) },
        { key: 'Date', label: t('when'), cell: when },
        {
          key: 'DayCount',
          label: t('length'),
          cell: (row) => planning('holidays.days', { count: row.DayCount }),
        },
        { key: 'Next', label: t('next'), cell: (row) => row.Next && <DayText day={row.Next} hijri /> },
        {
          key: 'Actions',
          label: '',
          card: 'action',
          cell: (row) => (
            <ActionBar
              module="planning"
              allowed={row.Actions}
              actions={actButtons(recurringHolidayActs, row, ['editRecurringHoliday', 'deleteRecurringHoliday'], {
                editRecurringHoliday: { run: () => onEdit(row) },
                deleteRecurringHoliday: {
                  confirm: planning('acts.deleteRecurringHoliday.ask', { name: pick(row.Name) }),
                },
              })}
            />
          ),
        },
      ]}
    />
  )
}

function RecurringForm({ holiday: opened, onClose }: { holiday: Holiday | null; onClose: () => void }) {
  const t = useText('calendar')
  const planning = useText('planning')
  const platform = useText('platform')
  const monthName = useMonthName()
  const holiday = useNewestRow(calls.getRecurringHolidays, opened)
  const form = useRecordForm({
    module: 'planning',
    call: holiday ? calls.editRecurringHoliday : calls.addRecurringHoliday,
    schema: recurringFields,
    initial: {
      Name: holiday?.Name ?? {},
      Kind: holiday?.Kind ?? ('fixed' as Holiday['Kind']),
      Month: holiday?.Month ?? (null as number | null),
      Date: holiday?.Date ?? (null as number | null),
      DayCount: holiday?.DayCount ?? (1 as number | null),
      Correction: holiday?.Correction ?? (0 as number | null),
      KeepSessions: false,
    },
    ...(holiday && { version: holiday.Version }),
    toInput: (values, { version }) =>
      (holiday ? { ID: holiday.ID, body: { ...values, Version: version } } : { body: values }) as never,
    success: platform('toasts.saved'),
    onSaved: onClose,
  })
  const { Kind, KeepSessions } = form.values
  const isRefused = form.problem?.code === 'sessionsOnHoliday'
  return (
    <RecordForm form={form} page={false} onCancel={onClose}>
      <TrilingualField {...form.field('Name')} label={planning('fields.name')} required />
      <RadioField
        {...form.field('Kind')}
        onChange={(kind) => {
          form.setValue('Kind', kind ?? 'fixed')
          if (kind === 'fixed') form.setValue('Correction', 0)
        }}
        options={recurringKinds.map((value) => ({ value, label: planning(`kinds.${value}`) }))}
        label={planning('fields.kind')}
        required
      />
      <FieldRow>
        <SelectField
          {...form.field('Month')}
          label={t(Kind === 'hijri' ? 'hijriMonth' : 'month')}
          options={months.map((value) => ({ value: value as number, label: monthName(Kind, value) }))}
          required
        />
        <NumberField {...form.field('Date')} label={t('date')} min={1} max={31} required />
        <NumberField {...form.field('DayCount')} label={t('length')} min={1} max={30} required />
      </FieldRow>
      {Kind === 'hijri' && (
        <NumberField
          {...form.field('Correction')}
          label={t('correction')}
          description={t('correctionHint')}
          min={-2}
          max={2}
          required
        />
      )}
      {(isRefused || KeepSessions) && (
        <CheckboxField
          {...form.field('KeepSessions')}
          label={planning('holidays.keepSessions')}
          description={planning('holidays.keepSessionsHint')}
        />
      )}
    </RecordForm>
  )
}
