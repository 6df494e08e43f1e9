import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { evaluationCalls as calls } from '../../contract/calls.ts'
import { OutcomeBadge } from '../parts/OutcomeBadge.tsx'

type Row = Output<typeof calls.getMyResults>[number]

/** The trainee's published results. */
export default function MyResultsPage() {
  const t = useText('evaluation')
  const format = useFormat()
  const query = useCall(calls.getMyResults, {})
  return (
    <Page title={t('screens.myResults')}>
      <QueryView
        query={query}
        empty={(rows) => rows.length === 0}
        emptyState={<EmptyState sentence={t('noResults')} />}
      >
        {(rows) => (
          <Section flush>
            <SimpleTable
              caption={t('screens.myResults')}
              rows={rows}
              rowKey={(row: Row) => row.CourseClassID}
              emptySentence={t('noResults')}
              columns={[
                {
                  key: 'course',
                  label: t('course'),
                  card: 'title',
                  cell: (row: Row) => (
                    <AppLink
                      to="/TraineeCoursePass/:CourseClassID?/:TraineeID?"
                      params={{ CourseClassID: row.CourseClassID, TraineeID: row.TraineeID }}
                    >
                      <Localized text={row.CourseName} /> <Code>{row.ClassCode}</Code>
                    </AppLink>
                  ),
                },
                { key: 'percent', label: t('percent'), align: 'end', cell: (row: Row) => format.percent(row.Percent) },
                {
                  key: 'band',
                  label: t('band'),
                  cell: (row: Row) => (row.BandName ? <Localized text={row.BandName} /> : null),
                },
                {
                  key: 'outcome',
                  label: t('outcome'),
                  card: 'badge',
                  cell: (row: Row) => <OutcomeBadge outcome={row.Passed ? 'passed' : 'notPassed'} />,
                },
                { key: 'published', label: t('publishedAt'), cell: (row: Row) => format.dateTime(row.PublishedAt) },
              ]}
            />
          </Section>
        )}
      </QueryView>
    </Page>
  )
}
