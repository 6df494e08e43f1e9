import { Badge } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Code, InstantText, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { DataTable, type Column, type Filter } from '#platform/web/tables/DataTable.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { paperCalls as calls } from '../../contract/calls.ts'
import type { ExamState } from '../../rules/exam-states.ts'
import { MarkChanges } from '../marking/MarkChanges.tsx'
import { ClassCell } from '../parts/ClassCell.tsx'
import { examTones } from '../parts/tones.ts'

type Exam = Output<typeof calls.getUnmarkedExams>['Items'][number]

/** Those that an exam in one of these lists can be in. */
const states: readonly ExamState[] = ['published', 'open', 'closed', 'marking', 'resultsInitial', 'resultsFinal']

/** The exams of the instructor's classes: first those with papers to mark or review. */
export default function InstructorMarkExamPage() {
  const t = useText('sitting')
  return (
    <Page title={t('marking.title')}>
      <AddressTabs
        label={t('marking.title')}
        tabs={[
          { key: 'waiting', label: t('marking.unmarked'), content: () => <Waiting /> },
          { key: 'all', label: t('marking.all'), content: () => <All /> },
          { key: 'changes', label: t('marking.changes'), content: () => <MarkChanges /> },
        ]}
      />
    </Page>
  )
}

function Waiting() {
  const t = useText('sitting')
  return <Exams id="exams-to-mark" call={calls.getUnmarkedExams} emptySentence={t('marking.none')} />
}

function All() {
  const t = useText('sitting')
  return (
    <Exams id="instructor-exams" call={calls.getInstructorExams} emptySentence={t('marking.noExams')} prefix="all-" />
  )
}

function Exams(props: {
  id: string
  call: typeof calls.getUnmarkedExams | typeof calls.getInstructorExams
  emptySentence: string
  prefix?: string
}) {
  const t = useText('sitting')
  const words = useText('exams')
  const format = useFormat()
  const pick = usePick()
  const waits = (count: number, color: string) =>
    count > 0 ? (
      <Badge color={color} variant="light">
        {format.number(count)}
      </Badge>
    ) : (
      format.number(0)
    )
  const columns: Column<Exam>[] = [
    {
      key: 'Code',
      label: words('fields.code'),
      sort: true,
      hidden: true,
      width: '9rem',
      cell: (row) => <Code>{row.Code}</Code>,
    },
    { key: 'ExamName', label: t('marking.exam'), card: 'title', cell: (row) => <Localized text={row.ExamName} /> },
    {
      key: 'ClassCode',
      label: t('marking.class'),
      sort: true,
      text: (row) => `${row.ClassCode} ${pick(row.CourseName)}`,
      cell: (row) => <ClassCell row={row} />,
    },
    { key: 'Papers', label: t('marking.papers'), align: 'end', cell: (row) => format.number(row.Papers) },
    { key: 'Unmarked', label: t('marking.unmarked'), align: 'end', cell: (row) => waits(row.Unmarked, 'yellow') },
    { key: 'ToReview', label: t('marking.toReview'), align: 'end', cell: (row) => waits(row.ToReview, 'red') },
    { key: 'ClosesAt', label: t('marking.closes'), sort: true, cell: (row) => <InstantText at={row.ClosesAt} /> },
    {
      key: 'State',
      label: t('marking.state'),
      card: 'badge',
      text: (row) => t(`states.${row.State}`),
      cell: (row) => <StateBadge module="sitting" state={row.State} tones={examTones} />,
    },
  ]
  const filters: Filter[] = [
    {
      kind: 'choice',
      key: 'State',
      label: t('marking.state'),
      options: states.map((value) => ({ value, label: t(`states.${value}`) })),
    },
  ]
  return (
    <DataTable<Exam>
      id={props.id}
      label={t('marking.title')}
      module="sitting"
      call={props.call}
      columns={columns}
      filters={filters}
      rowKey={(row) => row.ExamID}
      rowHref={(row) =>
        href('/InstructorTraineeExam/:ID?/:CourseClassID?', { ID: row.ExamID, CourseClassID: row.CourseClassID })
      }
      searchable
      searchLabel={words('exam.search')}
      defaultSort="-ClosesAt"
      emptySentence={props.emptySentence}
      {...(props.prefix && { addressPrefix: props.prefix })}
    />
  )
}
