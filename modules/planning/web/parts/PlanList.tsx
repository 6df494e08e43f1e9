import { Group, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { send } from '#platform/web/client.ts'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { someOf } from '#platform/web/tables/some-of.ts'
import type { Column, Filter } from '#platform/web/tables/table-types.ts'
import { useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { planningCalls as calls } from '../../contract/calls.ts'
import { planStates } from '../../rules/plan-states.ts'
import { planTasks } from '../../rules/plan-tasks.ts'
import classes from './plan.module.css'
import { answerTones, planTones } from './tones.ts'

type Row = Output<typeof calls.getPlanRows>['Items'][number]

/** The rows of the year, or of all years, as a table; rows can be proposed, approved and published together. */
export function PlanList({ year, onRow }: { year: number | null; onRow: (id: number) => void }) {
  const t = useText('planning')
  const columns = usePlanColumns()
  const filters = usePlanFilters()
  const chosen = (rows: readonly Row[]) => ({ body: { Rows: rows.map(({ ID, Version }) => ({ ID, Version })) } })
  return (
    <DataTable<Row>
      id="annual-plan"
      module="planning"
      call={calls.getPlanRows}
      input={year === null ? {} : { Year: year }}
      columns={columns}
      filters={filters}
      searchable
      rowKey={(row) => row.ID}
      onRow={(row) => onRow(row.ID)}
      bulkActions={(_keys, rows) => ({
        propose: someOf(rows, 'propose', (able) => ({
          run: () => send(calls.propose, chosen(able)),
        })),
        approve: someOf(rows, 'approve', (able) => ({
          confirm: true,
          run: () => send(calls.approve, chosen(able)),
        })),
        publish: someOf(rows, 'publish', (able) => ({
          run: () => send(calls.publish, chosen(able)),
        })),
      })}
      defaultSort="StartDate"
      emptySentence={t('none')}
    />
  )
}

function usePlanColumns(): Column<Row>[] {
  const t = useText('planning')
  const format = useFormat()
  const pick = usePick()
  const lead = (row: Row) => row.Instructors.find((each) => each.Role === 'lead' && each.State !== 'rejected')
  return [
    {
      key: 'CourseCode',
      label: t('fields.course'),
      sort: true,
      always: true,
      card: 'title',
      text: (row) => `${row.CourseCode} ${pick(row.CourseName)}`,
      cell: (row) => (
        <span className={classes['cell']}>
          <Localized text={row.Title} fallback={<Localized text={row.CourseName} />} />
          <Text size="xs" c="dimmed" component="span">
            <Code>{`${row.CourseCode}/${row.Year}-${row.RunNumber}`}</Code>
          </Text>
        </span>
      ),
    },
    {
      key: 'StartDate',
      label: t('fields.dates'),
      sort: true,
      text: (row) => `${row.StartDate} – ${row.EndDate}`,
      cell: (row) => format.dayRange(row.StartDate, row.EndDate),
    },
    {
      key: 'Room',
      label: t('fields.room'),
      text: (row) => row.RoomCode ?? t(`places.${row.Place}`),
      cell: (row) => (row.RoomCode ? <Code>{row.RoomCode}</Code> : t(`places.${row.Place}`)),
    },
    {
      key: 'LeadInstructor',
      label: t('fields.leadInstructor'),
      text: (row) => pick(lead(row)?.Name),
      cell: (row) => {
        const person = lead(row)
        if (!person) return <StateBadge tone="danger" label={t('fields.needsInstructor')} />
        return (
          <Group gap="xs" wrap="nowrap">
            <Localized text={person.Name} />
            {person.State !== 'chosen' && (
              <StateBadge tone={answerTones[person.State] ?? 'neutral'} label={t(`answers.${person.State}`)} />
            )}
          </Group>
        )
      },
    },
    {
      key: 'Seats',
      label: t('fields.seats'),
      align: 'end',
      text: (row) => row.MaxTrainees,
      cell: (row) => t('seatsRange', { min: row.MinTrainees, max: row.MaxTrainees }),
    },
    {
      key: 'Fee',
      label: t('fields.fee'),
      align: 'end',
      hidden: true,
      text: (row) => row.Fee.Minor / 100,
      cell: (row) => format.money(row.Fee),
    },
    {
      key: 'CoordinatorName',
      label: t('fields.coordinator'),
      hidden: true,
      text: (row) => pick(row.CoordinatorName),
      cell: (row) => <Localized text={row.CoordinatorName} />,
    },
    {
      key: 'ClassCode',
      label: t('fields.class'),
      hidden: true,
      cell: (row) => <Code>{row.ClassCode}</Code>,
    },
    {
      key: 'State',
      label: t('fields.state'),
      sort: true,
      card: 'badge',
      text: (row) => t(`states.${row.State}`),
      cell: (row) => <StateBadge module="planning" state={row.State} tones={planTones} />,
    },
  ]
}

function usePlanFilters(): Filter[] {
  const t = useText('planning')
  const pick = usePick()
  return [
    {
      key: 'State',
      label: t('fields.state'),
      kind: 'choice',
      options: planStates.states.map((value) => ({ value, label: t(`states.${value}`) })),
    },
    {
      key: 'Task',
      label: t('fields.waitingFor'),
      kind: 'choice',
      options: planTasks.map((value) => ({ value, label: t(`overview.${value}`) })),
    },
    {
      key: 'CourseID',
      label: t('fields.course'),
      kind: 'record',
      call: catalogueCalls.listCourses,
      option: (row) => ({ value: row.ID, label: pick(row.Name), code: row.Code }),
    },
    {
      key: 'RoomID',
      label: t('fields.room'),
      kind: 'record',
      call: calls.getRooms,
      option: (row) => ({ value: row.ID, label: pick(row.Name), code: row.Code }),
    },
    {
      key: 'InstructorID',
      label: t('fields.instructor'),
      kind: 'record',
      call: peopleCalls.listInstructors,
      option: (row) => ({ value: row.ID, label: pick(row.FullName), code: row.Code }),
    },
    { keyFrom: 'From', keyTo: 'To', label: t('fields.dates'), kind: 'dayRange' },
    { key: 'NeedsInstructor', label: t('fields.needsInstructor'), kind: 'flag' },
    { key: 'Mine', label: t('fields.mine'), kind: 'flag' },
  ]
}
