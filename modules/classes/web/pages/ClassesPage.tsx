import { Button, Progress, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Output } from '#platform/shared/call.ts'
import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import { useLookupRecord } from '#modules/lookups/web/public.ts'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import { send } from '#platform/web/client.ts'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import type { Column, Filter } from '#platform/web/tables/table-types.ts'
import { useList, type DeclaredList } from '#platform/web/tables/useList.tsx'
import { someOf } from '#platform/web/tables/address/some-of.ts'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { classActs } from '../../contract/acts.ts'
import { classesCalls as calls } from '../../contract/calls.ts'
import classes from '../parts/classes.module.css'
import { classTones } from '../parts/tones.ts'

type Row = Output<typeof calls.getCourseClasses>['Items'][number]
type List = DeclaredList<typeof calls.getCourseClasses, 'classes'>
const edit = (row: Row) => href('/Setting/CourseClass-Edit/:ID?', { ID: row.ID })

/** All classes, with seats and who teaches them. */
export default function ClassesPage() {
  const t = useText('classes')
  const list = useList(calls.getCourseClasses, 'classes')
  const columns = useColumns(list)
  const filters = useFilters(list)
  return (
    <Page
      title={t('screens.classes')}
      actions={
        <Button
          component={AppLink}
          to="/Setting/CourseClass-Edit/:ID?"
          variant="default"
          leftSection={<IconPlus size="1.125rem" />}
        >
          {t('acts.add.do')}
        </Button>
      }
    >
      <DataTable
        {...list.props}
        id="classes"
        columns={columns}
        filters={filters}
        needsAction={list.waiting({ UnderMinimum: 'true' })}
        searchable
        rowHref={edit}
        rowActions={(row) => actButtons(classActs, row, ['edit', 'delete'], { edit: { href: edit(row) } })}
        bulkActions={(_ids, rows) => ({
          delete: someOf(rows, 'delete', (able) => ({
            danger: true,
            run: () => send(calls.deleteListOfCourseClass, { body: { IDs: able.map((row) => row.ID) } }),
          })),
        })}
        emptySentence={t('none')}
      />
    </Page>
  )
}

function useColumns({ column }: List): Column<Row>[] {
  const t = useText('classes')
  const format = useFormat()
  const pick = usePick()
  const lead = (row: Row) =>
    row.CourseClassInstructors.find((each) => each.Role === 'lead' && each.State !== 'rejected')
  return [
    column('Code', { always: true }),
    column('CourseName', { card: 'title' }),
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
      text: (row) => row.ClassRoomCode ?? t(`places.${row.Place}`),
      cell: (row) => (row.ClassRoomCode ? <Code>{row.ClassRoomCode}</Code> : t(`places.${row.Place}`)),
    },
    {
      key: 'Instructor',
      label: t('fields.instructor'),
      text: (row) => (row.NeedsInstructor ? t('fields.noInstructor') : pick(lead(row)?.Name)),
      cell: (row) =>
        row.NeedsInstructor ? (
          <StateBadge tone="danger" label={t('fields.noInstructor')} />
        ) : (
          <Localized text={lead(row)?.Name} />
        ),
    },
    column('SeatsTaken', {
      label: t('fields.seats'),
      cell: (row) => (
        <span className={classes['seats']}>
          <Text size="sm" component="span">
            {t('seatsOf', { taken: row.SeatsTaken, all: row.MaxTrainees })}
          </Text>
          <Progress
            value={(row.SeatsTaken / row.MaxTrainees) * 100}
            color={row.Enrolled < row.MinTrainees ? 'yellow' : 'green'}
            size="xs"
            aria-hidden
          />
        </span>
      ),
    }),
    column('Enrolled', { hidden: true }),
    column('TrainingStrategyName', { hidden: true }),
    column('RequestLocationName', { hidden: true }),
    column('OrganizationName', {
      hidden: true,
      cell: (row) => <Localized text={row.OrganizationName} fallback={t('audiences.everyone')} />,
    }),
    column('State', { tones: classTones }),
  ]
}

function useFilters({ filter }: List): Filter[] {
  const t = useText('classes')
  const ofLookup = useLookupRecord()
  return [
    filter('Live'),
    filter('Mine'),
    filter('State'),
    filter('CourseID', { record: { call: catalogueCalls.listCourses } }),
    filter('HasSeats', { label: t('fields.hasSeats') }),
    filter('OnSale', { label: t('fields.onSale') }),
    filter('UnderMinimum', { label: t('fields.underMinimum') }),
    filter('OlderRevision', { label: t('fields.olderRevision') }),
    filter('CourseRevision', { label: t('fields.courseRevision') }),
    filter('ClassRoomID', { record: { call: planningCalls.getClassRooms } }),
    filter('TrainingStrategyID', { record: ofLookup('TrainingStrategy') }),
    filter('RequestLocationID', { record: ofLookup('RequestLocation') }),
    filter('InstructorID', { record: { call: peopleCalls.listInstructors } }),
    { keyFrom: 'From', keyTo: 'To', label: t('fields.dates'), kind: 'dayRange' },
  ]
}
