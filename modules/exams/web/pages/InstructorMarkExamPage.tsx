import '../sitting/words.ts'
import { Badge } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { paperCalls as calls } from '../../contract/calls.ts'
import { examTones } from '../parts/tones.ts'

type Exam = Output<typeof calls.getUnmarkedExams>[number]

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
        ]}
      />
    </Page>
  )
}

function Waiting() {
  const t = useText('sitting')
  const query = useCall(calls.getUnmarkedExams, {})
  return (
    <QueryView
      query={query}
      empty={(rows) => rows.length === 0}
      emptyState={<EmptyState sentence={t('marking.none')} />}
    >
      {(rows) => <Exams rows={rows} />}
    </QueryView>
  )
}

function All() {
  const t = useText('sitting')
  const query = useCall(calls.getInstructorExams, {})
  return (
    <QueryView
      query={query}
      empty={(rows) => rows.length === 0}
      emptyState={<EmptyState sentence={t('marking.noExams')} />}
    >
      {(rows) => <Exams rows={rows} />}
    </QueryView>
  )
}

function Exams({ rows }: { rows: readonly Exam[] }) {
  const t = useText('sitting')
  const format = useFormat()
  return (
    <Section flush>
      <SimpleTable
        caption={t('marking.title')}
        rows={rows}
        rowKey={(row: Exam) => row.ExamID}
        emptySentence={t('marking.none')}
        columns={[
          {
            key: 'exam',
            label: t('marking.exam'),
            card: 'title',
            cell: (row: Exam) => (
              <AppLink
                to="/InstructorTraineeExam/:ID?/:CourseClassID?"
                params={{ ID: row.ExamID, CourseClassID: row.CourseClassID }}
              >
                <Localized text={row.ExamName} />
              </AppLink>
            ),
          },
          {
            key: 'class',
            label: t('marking.class'),
            cell: (row: Exam) => (
              <>
                <Localized text={row.CourseName} /> <Code>{row.ClassCode}</Code>
              </>
            ),
          },
          { key: 'papers', label: t('marking.papers'), align: 'end', cell: (row: Exam) => format.number(row.Papers) },
          {
            key: 'unmarked',
            label: t('marking.unmarked'),
            align: 'end',
            cell: (row: Exam) =>
              row.Unmarked > 0 ? (
                <Badge color="yellow" variant="light">
                  {format.number(row.Unmarked)}
                </Badge>
              ) : (
                format.number(0)
              ),
          },
          {
            key: 'review',
            label: t('marking.toReview'),
            align: 'end',
            cell: (row: Exam) =>
              row.ToReview > 0 ? (
                <Badge color="red" variant="light">
                  {format.number(row.ToReview)}
                </Badge>
              ) : (
                format.number(0)
              ),
          },
          { key: 'closes', label: t('marking.closes'), cell: (row: Exam) => format.dateTime(row.ClosesAt) },
          {
            key: 'state',
            label: t('marking.state'),
            card: 'badge',
            cell: (row: Exam) => <StateBadge module="sitting" state={row.State} tones={examTones} />,
          },
        ]}
      />
    </Section>
  )
}
