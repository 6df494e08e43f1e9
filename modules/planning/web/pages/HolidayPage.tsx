import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { usePick } from '#platform/web/format.tsx'
import { CheckboxField, RadioField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { DayField } from '#platform/web/forms/fields/DayFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { holidayActs } from '../../contract/acts.ts'
import { planningCalls as calls } from '../../contract/calls.ts'
import { holidayFields, holidayKinds } from '../../contract/holiday.ts'
import { thisYear, YearChoice } from '../parts/YearChoice.tsx'

type Holiday = Output<typeof calls.getHolidays>['Items'][number]

/** The holidays of a year: no session falls on them without a waiver. */
export default function HolidayPage() {
  const t = useText('planning')
  const pick = usePick()
  const { values, change } = useAddress({ Year: thisYear() })
  const [edited, setEdited] = useState<Holiday | 'new' | null>(null)
  const { column, filter, props } = useList(calls.getHolidays, 'planning')
  const words = (kind: Holiday['Kind']) => t(`kinds.${kind}`)
  return (
    <Page
      title={t('screens.holidays')}
      actions={
        <>
          <YearChoice year={values.Year} onChange={(Year) => change({ Year })} />
          <Button leftSection={<IconPlus size="1.125rem" />} onClick={() => setEdited('new')}>
            {t('acts.addHoliday.do')}
          </Button>
        </>
      }
    >
      <DataTable
        {...props}
        id="holidays"
        input={{ Year: values.Year }}
        columns={[
          column('Name', { always: true, card: 'title' }),
          column('FirstDay', { hijri: true }),
          column('LastDay', { hijri: true }),
          column('Days', { align: 'start', cell: (row) => t('holidays.days', { count: row.Days }) }),
          column('Kind', { words }),
        ]}
        filters={[filter('Kind', { words })]}
        searchable
        rowActions={(row) =>
          actButtons(holidayActs, row, ['editHoliday', 'deleteHoliday'], {
            editHoliday: { run: () => setEdited(row) },
            deleteHoliday: { confirm: t('acts.deleteHoliday.ask', { name: pick(row.Name) }) },
          })
        }
        emptySentence={t('holidays.none')}
      />
      <Dialog
        opened={edited !== null}
        onClose={() => setEdited(null)}
        title={t(edited === 'new' ? 'acts.addHoliday.do' : 'holidays.edit')}
        size="lg"
      >
        {edited !== null && <HolidayForm holiday={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      </Dialog>
    </Page>
  )
}

function HolidayForm({ holiday, onClose }: { holiday: Holiday | null; onClose: () => void }) {
  const t = useText('planning')
  const platform = useText('platform')
  const form = useRecordForm({
    module: 'planning',
    call: holiday ? calls.editHoliday : calls.addHoliday,
    schema: holidayFields,
    initial: {
      Name: holiday?.Name ?? {},
      Kind: holiday?.Kind ?? ('oneOff' as Holiday['Kind']),
      FirstDay: holiday?.FirstDay ?? '',
      LastDay: holiday?.LastDay ?? '',
      KeepSessions: false,
    },
    version: holiday?.Version ?? 0,
    toInput: (values, { version }) =>
      (holiday ? { ID: holiday.ID, body: { ...values, Version: version } } : { body: values }) as never,
    success: platform('toasts.saved'),
    onSaved: onClose,
  })
  const isRefused = form.problem?.code === 'sessionsOnHoliday'
  return (
    <RecordForm form={form} page={false} onCancel={onClose}>
      <TrilingualField {...form.field('Name')} label={t('fields.name')} required />
      <FieldRow>
        <DayField
          {...form.field('FirstDay')}
          onChange={(day) => {
            // Until it is chosen by itself, the last day follows the first one, key by key.
            const { FirstDay, LastDay } = form.values
            form.setValue('FirstDay', day ?? '')
            if (!LastDay || LastDay === FirstDay) form.setValue('LastDay', day ?? '')
          }}
          label={t('fields.firstDay')}
          required
        />
        <DayField {...form.field('LastDay')} label={t('fields.lastDay')} required />
      </FieldRow>
      <RadioField
        {...form.field('Kind')}
        options={holidayKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        label={t('fields.kind')}
        required
      />
      {(isRefused || form.values.KeepSessions) && (
        <CheckboxField
          {...form.field('KeepSessions')}
          label={t('holidays.keepSessions')}
          description={t('holidays.keepSessionsHint')}
        />
      )}
    </RecordForm>
  )
}
