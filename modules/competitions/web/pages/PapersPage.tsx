import type { Output } from '#platform/shared/call.ts'
import { examsCalls } from '#modules/exams/contract/calls.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, Localized, Sep, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useIdParam } from '#platform/web/start/address.ts'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { paperTones } from '#modules/exams/web/public.ts'
import { competitionsCalls as calls } from '../../contract/calls.ts'
import { Appeals } from '../parts/Appeals.tsx'
import { competitionTones } from '../parts/competition.tsx'

type Row = Output<typeof examsCalls.searchPapers>['Items'][number]

/** The papers of one competition, and the appeals against their marks. */
export default function PapersPage() {
  const t = useText('competitions')
  const id = useIdParam('ID')
  const query = useCall(calls.getCompetitionsToCorrect, id === null ? skip : { ID: id }, { every: 60_000 })
  const none = (
    <Page title={t('screens.papers')}>
      <EmptyState
        sentence={t('nothingToCorrect')}
        action={{ label: t('screens.toCorrect'), href: '/TraineeCompetitionExamsAnswers' }}
      />
    </Page>
  )
  if (id === null) return none
  return (
    <QueryView query={query} module="competitions">
      {({ Items: [competition] }) =>
        competition ? (
          <Page
            title={<Localized text={competition.CompetitionName} />}
            badge={<StateBadge module="competitions" state={competition.State} tones={competitionTones} />}
            description={
              <>
                <Code>{competition.Code}</Code>
                <Sep />
                <Localized text={competition.CourseName} />
              </>
            }
          >
            <AddressTabs
              label={t('screens.papers')}
              tabs={[
                { key: 'papers', label: t('tabs.papers'), content: () => <Papers examId={competition.ExamID} /> },
                {
                  key: 'appeals',
                  label: t('tabs.appeals'),
                  count: competition.AppealsWaiting,
                  content: () => <Appeals competitionId={competition.ID} />,
                },
              ]}
            />
          </Page>
        ) : (
          none
        )
      }
    </QueryView>
  )
}

function Papers({ examId }: { examId: number }) {
  const t = useText('competitions')
  const pick = usePick()
  const { column, filter, props } = useList(examsCalls.searchPapers, 'sitting')
  const columns: Column<Row>[] = [
    column('TraineeName', {
      label: t('fields.trainee'),
      card: 'title',
      always: true,
      text: (row) => pick(row.TraineeName),
    }),
    column('TraineeCode', { label: t('fields.traineeCode') }),
    column('FinishedAt', { label: t('fields.submittedAt') }),
    column('Unmarked', { label: t('fields.unmarked') }),
    column('Percent', { label: t('fields.percent') }),
    column('State', { label: t('fields.state'), tones: paperTones }),
  ]
  return (
    <DataTable
      {...props}
      id="competition-papers"
      label={t('tabs.papers')}
      input={{ ExamID: examId }}
      columns={columns}
      filters={[filter('State', { label: t('fields.state') })]}
      rowKey={(row) => row.AttemptID}
      rowHref={(row) =>
        href('/TraineeCompetitionExamWithAnswer/:TraineeID?/:CompetitionExamID?', {
          TraineeID: row.TraineeID,
          CompetitionExamID: examId,
        })
      }
      searchable
      searchLabel={t('searchPeople')}
      emptySentence={t('noPapers')}
      addressPrefix="papers-"
    />
  )
}
