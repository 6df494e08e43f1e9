import { Switch } from '@mantine/core'
import { useAddress } from '#platform/web/address.ts'
import { href } from '#platform/web/href.ts'
import { Code, DayText, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { DataTable, type Column, type Filter } from '#platform/web/tables/DataTable.tsx'
import { useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { useIsPhone } from '#platform/web/ui/useIsPhone.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { SeatBar } from './SeatBar.tsx'
import type { ClassRow as Row } from './wire.ts'

const tones = {
  open: 'info',
  tentative: 'warning',
  confirmed: 'success',
  running: 'success',
  cancelled: 'danger',
  postponed: 'warning',
} as const

/** The classes with how far their registrations have come. */
export function ClassesTable() {
  const t = useText('registration')
  const format = useFormat()
  const pick = usePick()
  const phone = useIsPhone()
  const count = (key: 'ToReview' | 'ChangesRequested' | 'Approved' | 'Waiting' | 'Enrolled', label: string) => ({
    key,
    label,
    align: 'end' as const,
    // On a phone the one number of what is to do says enough.
    ...(key !== 'Enrolled' && { card: 'none' as const }),
    text: (row: Row) => row[key],
    cell: (row: Row) => (row[key] === 0 ? '' : format.number(row[key])),
  })
  const columns: Column<Row>[] = [
    {
      key: 'CourseName',
      label: t('fields.course'),
      always: true,
      card: 'title',
      text: (row) => pick(row.CourseName),
      cell: (row) => <Localized text={row.CourseName} />,
    },
    { key: 'ClassCode', label: t('fields.class'), sort: true, cell: (row) => <Code>{row.ClassCode}</Code> },
    {
      key: 'StartDate',
      label: t('fields.startDate'),
      sort: true,
      text: (row) => row.StartDate,
      cell: (row) => <DayText day={row.StartDate} />,
    },
    {
      key: 'Seats',
      label: t('fields.seats'),
      width: '9rem',
      text: (row) => t('seats.taken', { taken: row.SeatsTaken, max: row.MaxTrainees }),
      cell: (row) => <SeatBar seats={row} />,
    },
    {
      key: 'ToDo',
      label: t('main.toDo'),
      align: 'end',
      card: 'badge',
      text: (row) => row.ToDo,
      cell: (row) =>
        row.ToDo > 0 ? (
          <StateBadge
            tone="info"
            // a card has no column's head to say what the number is
            label={phone ? `${t('main.toDo')}: ${format.number(row.ToDo)}` : format.number(row.ToDo)}
          />
        ) : (
          ''
        ),
    },
    count('ToReview', t('main.toReview')),
    count('ChangesRequested', t('main.changes')),
    count('Approved', t('main.approvedCount')),
    count('Enrolled', t('main.enrolled')),
    count('Waiting', t('main.waiting')),
    {
      key: 'ClassState',
      label: t('fields.state'),
      hidden: true,
      text: (row) => t(`classStates.${row.ClassState as 'open'}`),
      cell: (row) => (
        <StateBadge
          tone={tones[row.ClassState as keyof typeof tones] ?? 'neutral'}
          label={t(`classStates.${row.ClassState as 'open'}`)}
        />
      ),
    },
  ]
  const { values, change } = useAddress({ past: false })
  const filters: Filter[] = [
    { keyFrom: 'From', keyTo: 'To', label: t('fields.startDate'), kind: 'dayRange' },
    { key: 'OnlyToDo', label: t('main.onlyToDo'), kind: 'flag' },
    { key: 'Mine', label: t('fields.coordinatorOnly'), kind: 'flag' },
  ]
  return (
    <DataTable
      id="registration-classes"
      module="registration"
      call={calls.getRegistrationClasses}
      input={values.past ? {} : { NotEnded: true }}
      columns={columns}
      filters={filters}
      searchable
      searchLabel={t('main.searchClasses')}
      defaultSort="StartDate"
      addressPrefix="c"
      rowKey={(row) => row.ClassID}
      rowHref={(row) =>
        href('/CourseRegistration/:CourseID?/:CourseClassID?/:AnnualPlanID?', {
          CourseID: row.CourseID,
          CourseClassID: row.ClassID,
          AnnualPlanID: row.AnnualPlanID,
        })
      }
      extra={
        <Switch
          size="sm"
          label={t('main.upcomingOnly')}
          checked={!values.past}
          onChange={(event) => change({ past: !event.currentTarget.checked })}
        />
      }
      emptySentence={t('main.noClasses')}
    />
  )
}
