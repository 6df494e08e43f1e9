import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { href } from '#platform/web/href.ts'
import { send } from '#platform/web/client.ts'
import { Code, DayText, InstantText, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { DataTable, type Column, type Filter } from '#platform/web/tables/DataTable.tsx'
import { someOf } from '#platform/web/tables/some-of.ts'
import { useText } from '#platform/web/text.ts'
import { toast } from '#platform/web/ui/toast.ts'
import type { Input } from '#platform/shared/call.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { moneyTrack } from '../../rules/money-track.ts'
import { statuses, type Status } from '../../rules/status.ts'
import { tasksOf } from '../../rules/tasks.ts'
import { visaTrack } from '../../rules/visa-track.ts'
import { mainActions } from './review-actions.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { tracksOf, type RegistrationRow as Row } from './wire.ts'

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Registrations as reviewers list them, with the moves on one and on several. */
export function RegistrationsTable({
  id,
  input,
  ofClass = false,
  waiting = false,
  defaultSort = '-SubmittedAt',
  emptySentence,
  addressPrefix,
  extra,
}: {
  id: string
  input: Input<typeof calls.getRegistrations>
  /** All of one class: the class's own columns are left out. */
  ofClass?: boolean
  /** The waiting list: places in line, and nothing to do with several at once. */
  waiting?: boolean
  defaultSort?: string
  emptySentence: string
  addressPrefix?: string
  extra?: ReactNode
}) {
  const t = useText('registration')
  const format = useFormat()
  const pick = usePick()
  const tasks = (row: Row) =>
    format.list(
      // one sentence: only its first word begins with a capital
      tasksOf(tracksOf(row)).map((task, at) => (at === 0 ? t(`todo.${task}`) : lowerFirst(t(`todo.${task}`)))),
    )
  const columns: Column<Row>[] = [
    {
      key: 'TraineeName',
      label: t('fields.trainee'),
      sort: true,
      always: true,
      card: 'title',
      text: (row) => pick(row.TraineeName),
      cell: (row) => <Localized text={row.TraineeName} />,
    },
    { key: 'Code', label: t('fields.code'), sort: true, cell: (row) => <Code>{row.Code}</Code> },
    ...(ofClass
      ? []
      : ([
          {
            key: 'CourseName',
            label: t('fields.course'),
            text: (row) => pick(row.CourseName),
            cell: (row) => <Localized text={row.CourseName} />,
          },
          {
            key: 'ClassCode',
            label: t('fields.class'),
            hidden: true,
            cell: (row) => <Code>{row.ClassCode}</Code>,
          },
          {
            key: 'StartDate',
            label: t('fields.startDate'),
            sort: true,
            text: (row) => row.StartDate,
            cell: (row) => <DayText day={row.StartDate} />,
          },
        ] satisfies Column<Row>[])),
    ...(waiting
      ? [
          {
            key: 'WaitingPosition',
            label: t('main.position'),
            align: 'end' as const,
            text: (row: Row) => row.WaitingPosition,
            cell: (row: Row) => format.count(row.WaitingPosition),
          },
        ]
      : []),
    {
      key: 'Status',
      label: t('fields.status'),
      card: 'badge',
      text: (row) => t(`states.${row.Status as Status}`),
      cell: (row) => <StatusBadge status={row.Status} />,
    },
    {
      key: 'Tasks',
      label: t('fields.waitingFor'),
      text: tasks,
      cell: (row) => (
        <Text size="xs" component="span">
          {tasks(row)}
        </Text>
      ),
    },
    {
      key: 'OrganizationName',
      label: t('fields.organization'),
      hidden: true,
      text: (row) => pick(row.OrganizationName),
      cell: (row) => <Localized text={row.OrganizationName} />,
    },
    {
      key: 'SubmittedAt',
      label: t('fields.submittedAt'),
      sort: true,
      text: (row) => row.SubmittedAt,
      cell: (row) => <InstantText at={row.SubmittedAt} />,
    },
    {
      key: 'SeatUntil',
      label: t('fields.seatUntil'),
      hidden: !ofClass,
      text: (row) => row.SeatUntil,
      cell: (row) => <InstantText at={row.SeatUntil} />,
    },
    {
      key: 'DueDate',
      label: t('fields.dueDate'),
      hidden: true,
      text: (row) => row.DueDate,
      cell: (row) => <DayText day={row.DueDate} />,
    },
  ]
  const filters: Filter[] = [
    {
      key: 'Status',
      label: t('fields.status'),
      kind: 'choice',
      options: statuses
        .filter((value) => value !== 'draft' && value !== 'transferred' && value !== 'approved')
        .map((value) => ({ value, label: t(`states.${value}`) })),
    },
    {
      key: 'Money',
      label: t('fields.money'),
      kind: 'choice',
      options: moneyTrack.states.map((value) => ({ value, label: t(`moneyStates.${value}`) })),
    },
    {
      key: 'Visa',
      label: t('fields.visa'),
      kind: 'choice',
      options: visaTrack.states.map((value) => ({ value, label: t(`visaStates.${value}`) })),
    },
    ...(ofClass
      ? []
      : ([
          { keyFrom: 'From', keyTo: 'To', label: t('fields.startDate'), kind: 'dayRange' },
          { key: 'Mine', label: t('fields.coordinatorOnly'), kind: 'flag' },
        ] satisfies Filter[])),
  ]
  return (
    <DataTable
      id={id}
      module="registration"
      call={calls.getRegistrations}
      input={input}
      columns={columns}
      filters={filters}
      searchable
      searchLabel={t('main.search')}
      defaultSort={defaultSort}
      rowKey={(row) => row.ID}
      rowHref={(row) => href('/CourseRegistration-Edit/:ID', { ID: row.ID })}
      rowActions={(row) => mainActions(row, t('whatToChange'))}
      {...(!waiting && {
        bulkActions: (_ids: number[], rows: Row[]) => ({
          // Approving begins the review by itself, so a submitted one can be approved with the others.
          approveAll: someOf(rows.map(approvable), 'approveAll', (able) => ({
            main: true,
            confirm: true,
            run: async () => {
              const answer = await send(calls.approveRegistrations, { body: { IDs: able.map((row) => row.ID) } })
              toast.done(t('ofClass.approved', { approved: answer.Approved, waitlisted: answer.Waitlisted }))
            },
          })),
          sendInvoices: someOf(rows, 'sendInvoice', (able) => ({
            main: true,
            confirm: true,
            run: async () => {
              const answer = await send(calls.sendInvoices, { body: { IDs: able.map((row) => row.ID) } })
              toast.done(t('ofClass.invoiced', { count: answer.Sent }))
            },
          })),
        }),
      })}
      emptySentence={emptySentence}
      {...(addressPrefix && { addressPrefix })}
      {...(extra && { extra })}
    />
  )
}

const approvable = ({ ID, Main }: Row) => ({
  ID,
  Actions: Main === 'submitted' || Main === 'underReview' ? ['approveAll'] : [],
})
