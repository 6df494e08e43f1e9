import { Group, Text } from '@mantine/core'
import { useState } from 'react'
import { toast } from '#platform/web/ui/toast.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import type { Output } from '#platform/shared/call.ts'
import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import { useLookupRecord } from '#modules/lookups/web/public.ts'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { useCall } from '#platform/web/data.ts'
import { ApiProblem, send } from '#platform/web/client.ts'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { someOf } from '#platform/web/tables/address/some-of.ts'
import type { Column, Filter } from '#platform/web/tables/table-types.ts'
import { useList, type DeclaredList } from '#platform/web/tables/useList.tsx'
import { loadText, useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { planningCalls as calls } from '../../contract/calls.ts'
import { mostMoved } from '../../contract/plan-moving.ts'
import { noShift } from '../../rules/moving/moving.ts'
import { codeOfRow } from '../../rules/naming/row-code.ts'
import { LazyMoveDialog } from './moving/LazyMoveDialog.ts'
import { movableOf } from './moving/movable.ts'
import classes from './plan.module.css'
import { answerTones, planTones } from './tones.ts'

const CoordinatorDialog = lazyPart(
  async () =>
    (await Promise.all([import('./together/CoordinatorDialog.tsx'), loadText('planning/scenarios')]))[0]
      .CoordinatorDialog,
)

type Row = Output<typeof calls.getPlanRows>['Items'][number]
type List = DeclaredList<typeof calls.getPlanRows, 'planning'>

/** The rows of the year, or of all years, as a table; rows can be proposed, approved and published together. */
export function PlanList({
  year,
  scenario,
  onRow,
}: {
  year: number | null
  scenario: number | null
  onRow: (id: number) => void
}) {
  const t = useText('planning')
  const list = useList(calls.getPlanRows, 'planning')
  const maySend = useMayPass('reviewers')
  const columns = usePlanColumns(list)
  const filters = usePlanFilters(list)
  const chosen = (rows: readonly Row[]) => ({ body: { Rows: rows.map(({ ID, Version }) => ({ ID, Version })) } })
  // The bar's choice is over once the dialog is there, so it keeps the rows itself.
  const [moving, setMoving] = useState<readonly Row[] | null>(null)
  const [giving, setGiving] = useState<readonly Row[] | null>(null)
  return (
    <>
      <DataTable
        {...list.props}
        id="annual-plan"
        input={{ ...(year !== null && { Year: year }), ...(scenario !== null && { ScenarioID: scenario }) }}
        columns={columns}
        filters={filters}
        searchable
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
          move: someOf(rows, 'move', (able) => ({
            opens: true,
            run: () => {
              if (able.length > mostMoved) toast.info(t('together.tooMany'))
              else setMoving(able)
            },
          })),
          setCoordinator: someOf(rows, 'edit', (able) => ({
            always: true,
            label: t('acts.changeCoordinator.do'),
            opens: true,
            run: () => setGiving(able),
          })),
          sendByMail: maySend &&
            scenario === null && {
              always: true,
              href: `/NewCampaign?rows=${rows.map(({ ID }) => ID).join()}`,
            },
        })}
        emptySentence={t('none')}
      />
      {giving && <CoordinatorDialog rows={giving} onClose={() => setGiving(null)} />}
      {moving && <LazyMoveDialog rows={moving.map(movableOf)} shift={noShift} onClose={() => setMoving(null)} />}
    </>
  )
}

function usePlanColumns({ column }: List): Column<Row>[] {
  const t = useText('planning')
  const format = useFormat()
  const pick = usePick()
  const elsewhere = (row: Row) =>
    row.ClassRoomKindName ? t('wish.any', { kind: pick(row.ClassRoomKindName) }) : t(`places.${row.Place}`)
  const coordinators = (useCall(calls.getPlanCoordinators, {}, { freshFor: 60_000 }).data ?? []).map((each) => ({
    value: each.ID,
    label: pick(each.Name),
  }))
  const lead = (row: Row) => row.Instructors.find((each) => each.Role === 'lead' && each.State !== 'rejected')
  return [
    column('CourseCode', {
      label: t('fields.course'),
      always: true,
      card: 'title',
      text: (row) => `${row.CourseCode} ${pick(row.CourseName)}`,
      cell: (row) => (
        <span className={classes['cell']}>
          <Localized text={row.Title} fallback={<Localized text={row.CourseName} />} />
          <Text size="xs" c="dimmed" component="span">
            <Code>{codeOfRow(row)}</Code>
          </Text>
        </span>
      ),
    }),
    column('StartDate', {
      label: t('fields.dates'),
      files: [
        { label: t('fields.startDate'), value: (row) => ({ day: row.StartDate }) },
        { label: t('fields.endDate'), value: (row) => ({ day: row.EndDate }) },
      ],
      cell: (row) => format.dayRange(row.StartDate, row.EndDate),
    }),
    {
      key: 'ClassRoom',
      label: t('fields.classRoom'),
      text: (row) => row.ClassRoomCode ?? elsewhere(row),
      cell: (row) => (row.ClassRoomCode ? <Code>{row.ClassRoomCode}</Code> : elsewhere(row)),
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
    column('Fee', { hidden: true }),
    column('CoordinatorName', {
      hidden: true,
      edit: {
        act: 'edit',
        value: (row) => row.CoordinatorID,
        options: coordinators,
        save: async ({ ID, Version }, value) => {
          const { Kept } = await send(calls.changeCoordinator, {
            body: { Rows: [{ ID, Version }], CoordinatorID: Number(value) },
          })
          const why = Kept[0]?.Why
          if (why && why !== 'already')
            throw new ApiProblem({ status: 409, code: why === 'gone' ? 'notFound' : why, message: '' })
        },
      },
    }),
    column('ClassCode', { label: t('fields.class'), hidden: true }),
    column('State', { tones: planTones }),
  ]
}

function usePlanFilters({ filter }: List): Filter[] {
  const t = useText('planning')
  const pick = usePick()
  const ofLookup = useLookupRecord()
  const coordinators = useCall(calls.getPlanCoordinators, {}, { freshFor: 60_000 })
  return [
    filter('State'),
    filter('Task', { label: t('fields.waitingFor'), words: (task) => t(`overview.${task}`) }),
    filter('CourseID', { record: { call: catalogueCalls.listCourses } }),
    filter('ClassRoomID', { record: { call: calls.getClassRooms } }),
    filter('ClassRoomKindID', { record: { ...ofLookup('ClassRoomKind'), quiet: true } }),
    filter('InstructorID', { record: { call: peopleCalls.listInstructors } }),
    { keyFrom: 'From', keyTo: 'To', label: t('fields.dates'), kind: 'dayRange' },
    filter('CoordinatorID', {
      label: t('fields.coordinator'),
      options: (coordinators.data ?? []).map((each) => ({ value: String(each.ID), label: pick(each.Name) })),
    }),
    filter('NeedsInstructor'),
    filter('Mine'),
  ]
}
