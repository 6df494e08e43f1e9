import { Button, Progress, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Output } from '#platform/shared/call.ts'
import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import { send } from '#platform/web/client.ts'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import type { Column, Filter } from '#platform/web/tables/table-types.ts'
import { someOf } from '#platform/web/tables/some-of.ts'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/act-buttons.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { classActs } from '../../contract/acts.ts'
import { classesCalls as calls } from '../../contract/calls.ts'
import { classStates } from '../../rules/class-states.ts'
import classes from '../parts/classes.module.css'
import { classTones } from '../parts/tones.ts'

type Row = Output<typeof calls.getCourseClasses>['Items'][number]
const edit = (row: Row) => href('/Setting/CourseClass-Edit/:ID?', { ID: row.ID })

/** All classes, with seats and who teaches them. */
export default function ClassesPage() {
  const t = useText('classes')
  const columns = useColumns()
  const filters = useFilters()
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
      <DataTable<Row>
        id="classes"
        module="classes"
        call={calls.getCourseClasses}
        columns={columns}
        filters={filters}
        searchable
        rowKey={(row) => row.ID}
        rowHref={edit}
        rowActions={(row) => actButtons(classActs, row, ['edit', 'delete'], { edit: { href: edit(row) } })}
        bulkActions={(_ids, rows) => ({
          delete: someOf(rows, 'delete', (able) => ({
            danger: true,
            run: () => send(calls.deleteListOfCourseClass, { body: { IDs: able.map((row) => row.ID) } }),
          })),
        })}
        defaultSort="-StartDate"
        emptySentence={t('none')}
      />
    </Page>
  )
}

function useColumns(): Column<Row>[] {
  const t = useText('classes')
  const format = useFormat()
  const pick = usePick()
  const lead = (row: Row) =>
    row.CourseClassInstructors.find((each) => each.Role === 'lead' && each.State !== 'rejected')
  return [
    { key: 'Code', label: t('fields.code'), sort: true, always: true, cell: (row) => <Code>{row.Code}</Code> },
    {
      key: 'CourseName',
      label: t('fields.course'),
      card: 'title',
      text: (row) => pick(row.CourseName),
      cell: (row) => <Localized text={row.CourseName} />,
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
      key: 'Instructor',
      label: t('fields.instructor'),
      text: (row) => pick(lead(row)?.Name),
      cell: (row) =>
        row.NeedsInstructor ? (
          <StateBadge tone="danger" label={t('roles.lead')} />
        ) : (
          <Localized text={lead(row)?.Name} />
        ),
    },
    {
      key: 'SeatsTaken',
      label: t('fields.seats'),
      sort: true,
      align: 'end',
      text: (row) => row.SeatsTaken,
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
    },
    {
      key: 'Enrolled',
      label: t('fields.enrolled'),
      align: 'end',
      hidden: true,
      text: (row) => row.Enrolled,
      cell: (row) => format.number(row.Enrolled),
    },
    {
      key: 'OrganizationName',
      label: t('fields.organization'),
      hidden: true,
      text: (row) => pick(row.OrganizationName),
      cell: (row) => <Localized text={row.OrganizationName} fallback={t('audiences.everyone')} />,
    },
    {
      key: 'State',
      label: t('fields.state'),
      sort: true,
      card: 'badge',
      text: (row) => t(`states.${row.State}`),
      cell: (row) => <StateBadge module="classes" state={row.State} tones={classTones} />,
    },
  ]
}

function useFilters(): Filter[] {
  const t = useText('classes')
  const pick = usePick()
  return [
    { key: 'Live', label: t('fields.live'), kind: 'flag' },
    {
      key: 'State',
      label: t('fields.state'),
      kind: 'choice',
      options: classStates.states.map((value) => ({ value, label: t(`states.${value}`) })),
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
      call: planningCalls.getRooms,
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
  ]
}
