import { Badge } from '@mantine/core'
import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import type { Output } from '#platform/shared/call.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { paperCalls as calls } from '../../contract/calls.ts'
import type { ExamState } from '../../rules/exam-states.ts'
import { Grievances } from '../correction/Grievances.tsx'
import { papersHref } from '../correction/paper-places.ts'
import { MarkChanges } from '../marking/changes/MarkChanges.tsx'
import { ClassCell } from '../parts/ClassCell.tsx'
import { examTones } from '../parts/tones.ts'

type Row = Output<typeof calls.searchExamsToCorrect>['Items'][number]

/** Those that an exam with papers can be in. */
const states: readonly ExamState[] = ['open', 'closed', 'marking', 'resultsInitial', 'resultsFinal', 'archived']

/** All papers by exam, and what waits for a decision: grievances, and changes of marks that somebody asked for. */
export default function TraineeExamsAnswersPage() {
  const t = useText('correction')
  const words = useText('exams')
  const marks = useMayPass('markers')
  return (
    <Page title={words('screens.correction')}>
      <AddressTabs
        label={words('screens.correction')}
        tabs={[
          { key: 'papers', label: t('tabs.papers'), content: () => <Exams /> },
          { key: 'grievances', label: t('tabs.grievances'), content: () => <Grievances /> },
          ...(marks ? [{ key: 'changes', label: t('tabs.changes'), content: () => <MarkChanges /> }] : []),
        ]}
      />
    </Page>
  )
}

function Exams() {
  const t = useText('correction')
  const sitting = useText('sitting')
  const words = useText('exams')
  const format = useFormat()
  const pick = usePick()
  const { column, filter, props } = useList(calls.searchExamsToCorrect, 'sitting')
  const waits = (count: number, color: string) =>
    count > 0 ? (
      <Badge color={color} variant="light">
        {format.number(count)}
      </Badge>
    ) : (
      format.number(0)
    )
  const columns: Column<Row>[] = [
    column('Code', { label: words('fields.code'), hidden: true, width: '9rem' }),
    column('ExamName', { label: sitting('marking.exam'), card: 'title', always: true }),
    column('ClassCode', {
      label: sitting('marking.class'),
      text: (row) => `${row.ClassCode ?? ''} ${pick(row.CourseName)}`,
      cell: (row) => <ClassCell row={{ ...row, CompetitionID: null }} />,
    }),
    column('HandedIn', { label: t('fields.handedIn') }),
    column('ToMark', { label: t('fields.toMark'), cell: (row) => waits(row.ToMark, 'yellow') }),
    column('ToReview', { label: t('fields.toReview'), cell: (row) => waits(row.ToReview, 'red') }),
    column('Final', { label: t('fields.final') }),
    column('Grievances', { label: t('fields.grievances'), cell: (row) => waits(row.Grievances, 'orange') }),
    column('ClosesAt', { label: t('fields.closes') }),
    column('State', { label: sitting('marking.state'), tones: examTones }),
  ]
  return (
    <DataTable
      {...props}
      id="exams-to-correct"
      label={words('screens.correction')}
      columns={columns}
      filters={[
        filter('Waiting', { label: t('waiting') }),
        filter('CourseID', { label: words('fields.course'), record: { call: catalogueCalls.listCourses } }),
        filter('State', { label: sitting('marking.state'), among: states }),
      ]}
      rowKey={(row) => row.ExamID}
      rowHref={(row) => papersHref('correction', row)}
      searchable
      searchLabel={words('exam.search')}
      emptySentence={t('none')}
    />
  )
}
