import { Badge } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useUser } from '#platform/web/session.ts'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { paperCalls as calls } from '../../contract/calls.ts'
import type { ExamState } from '../../rules/exam-states.ts'
import { PapersToMark } from '../correction/ExamPapers.tsx'
import { MarkChanges } from '../marking/changes/MarkChanges.tsx'
import { ClassCell } from '../parts/ClassCell.tsx'
import { examTones } from '../parts/tones.ts'

type Exam = Output<typeof calls.getUnmarkedExams>['Items'][number]

/** Those that an exam in one of these lists can be in. */
const states: readonly ExamState[] = ['published', 'open', 'closed', 'marking', 'resultsInitial', 'resultsFinal']

/** The exams to mark: first those with papers that wait; for an evaluator of some classes, before them the own classes'. */
export default function InstructorMarkExamPage() {
  const t = useText('sitting')
  const words = useText('correction')
  const isEvaluator = useUser()?.userRole === 'evaluator'
  const own = useCall(calls.getInstructorExams, isEvaluator ? { Mine: true, pageSize: 10 } : skip)
  const tabs = [
    { key: 'waiting', label: t('marking.unmarked'), content: () => <Waiting /> },
    { key: 'papers', label: words('marking.toMark'), content: () => <PapersToMark /> },
    { key: 'all', label: t('marking.all'), content: () => <All /> },
    { key: 'changes', label: t('marking.changes'), content: () => <MarkChanges /> },
  ]
  const mine = { key: 'mine', label: t('marking.mine'), content: () => <All mine /> }
  const hasOwn = isEvaluator && (own.data?.Total ?? 0) > 0
  return (
    <Page title={t('marking.title')}>
      {(!isEvaluator || own.data || own.error) && (
        <AddressTabs label={t('marking.title')} tabs={hasOwn ? [mine, ...tabs] : tabs} />
      )}
    </Page>
  )
}

function Waiting() {
  const t = useText('sitting')
  return <Exams id="exams-to-mark" call={calls.getUnmarkedExams} emptySentence={t('marking.none')} />
}

function All({ mine = false }: { mine?: boolean }) {
  const t = useText('sitting')
  return (
    <Exams
      id={mine ? 'own-exams' : 'instructor-exams'}
      call={calls.getInstructorExams}
      input={mine ? { Mine: true } : {}}
      emptySentence={t('marking.noExams')}
      prefix={mine ? 'own-' : 'all-'}
    />
  )
}

function Exams(shown: {
  id: string
  call: typeof calls.getUnmarkedExams | typeof calls.getInstructorExams
  input?: { Mine?: boolean }
  emptySentence: string
  prefix?: string
}) {
  const t = useText('sitting')
  const words = useText('exams')
  const format = useFormat()
  const pick = usePick()
  const { column, filter, props } = useList(shown.call, 'sitting')
  const waits = (count: number, color: string) =>
    count > 0 ? (
      <Badge color={color} variant="light">
        {format.number(count)}
      </Badge>
    ) : (
      format.number(0)
    )
  const columns: Column<Exam>[] = [
    column('Code', { label: words('fields.code'), hidden: true, width: '9rem' }),
    column('ExamName', { label: t('marking.exam'), card: 'title' }),
    column('ClassCode', {
      label: t('marking.class'),
      text: (row) => `${row.ClassCode ?? ''} ${pick(row.CourseName)}`,
      cell: (row) => <ClassCell row={row} />,
    }),
    column('Papers', { label: t('marking.papers') }),
    column('Unmarked', { label: t('marking.unmarked'), cell: (row) => waits(row.Unmarked, 'yellow') }),
    column('ToReview', { label: t('marking.toReview'), cell: (row) => waits(row.ToReview, 'red') }),
    column('ClosesAt', { label: t('marking.closes') }),
    column('State', { label: t('marking.state'), tones: examTones }),
  ]
  return (
    <DataTable
      {...props}
      id={shown.id}
      label={t('marking.title')}
      input={shown.input ?? {}}
      columns={columns}
      filters={[filter('State', { label: t('marking.state'), among: states })]}
      rowKey={(row) => row.ExamID}
      rowHref={(row) =>
        href('/InstructorTraineeExam/:ID?/:CourseClassID?', { ID: row.ExamID, CourseClassID: row.CourseClassID })
      }
      searchable
      searchLabel={words('exam.search')}
      emptySentence={shown.emptySentence}
      {...(shown.prefix && { addressPrefix: shown.prefix })}
    />
  )
}
