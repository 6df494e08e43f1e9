import { Switch } from '@mantine/core'
import { useAddress } from '#platform/web/start/address.ts'
import { href } from '#platform/web/href.ts'
import { useFormat } from '#platform/web/format.tsx'
import { DataTable, type Column, type Filter } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { useIsPhone } from '#platform/web/ui/useIsPhone.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { SeatBar } from './register/SeatBar.tsx'
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
  const { column, filter, props } = useList(calls.getRegistrationClasses, 'registration')
  const phone = useIsPhone()
  const count = (key: 'ToReview' | 'ChangesRequested' | 'Approved' | 'Waiting' | 'Enrolled', label: string) =>
    column(key, {
      label,
      // On a phone the one number of what is to do says enough.
      ...(key !== 'Enrolled' && { card: 'none' }),
      cell: (row) => (row[key] === 0 ? '' : format.number(row[key])),
    })
  const columns: Column<Row>[] = [
    column('CourseName', { always: true, card: 'title' }),
    column('ClassCode', { label: t('fields.class') }),
    column('StartDate'),
    {
      key: 'Seats',
      label: t('fields.seats'),
      width: '9rem',
      text: (row) => t('seats.taken', { taken: row.SeatsTaken, max: row.MaxTrainees }),
      cell: (row) => <SeatBar seats={row} />,
    },
    column('ToDo', {
      label: t('main.toDo'),
      card: 'badge',
      cell: (row) =>
        row.ToDo > 0 ? (
          <StateBadge
            tone="info"
            // a card has no column's head to say what the number is
            label={phone ? `${t('main.toDo')}${format.colon}${format.number(row.ToDo)}` : format.number(row.ToDo)}
          />
        ) : (
          ''
        ),
    }),
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
    filter('OnlyToDo', { label: t('main.onlyToDo') }),
    filter('Mine', { label: t('fields.coordinatorOnly') }),
  ]
  return (
    <DataTable
      {...props}
      id="registration-classes"
      input={values.past ? {} : { NotEnded: true }}
      columns={columns}
      filters={filters}
      searchable
      searchLabel={t('main.searchClasses')}
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
