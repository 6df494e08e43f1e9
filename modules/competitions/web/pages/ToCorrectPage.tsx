import { Badge } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { competitionsCalls as calls } from '../../contract/calls.ts'
import type { CompetitionState } from '../../rules/competition-states.ts'
import { competitionTones } from '../parts/competition.tsx'

type Row = Output<typeof calls.getCompetitionsToCorrect>['Items'][number]

/** Those that one in this list can be in. */
const states: readonly CompetitionState[] = [
  'running',
  'closed',
  'correction',
  'provisional',
  'appeals',
  'final',
  'archived',
]

/** Competitions with their papers: what waits to be marked, reviewed or decided. */
export default function ToCorrectPage() {
  const t = useText('competitions')
  const format = useFormat()
  const { column, filter, props } = useList(calls.getCompetitionsToCorrect, 'competitions')
  const waits = (count: number, color: string) =>
    count > 0 ? (
      <Badge color={color} variant="light">
        {format.number(count)}
      </Badge>
    ) : (
      format.number(0)
    )
  const columns: Column<Row>[] = [
    column('Code', { always: true, width: '9rem' }),
    column('CompetitionName', { label: t('fields.name'), card: 'title' }),
    column('EndsAt', { label: t('fields.ends') }),
    column('Papers'),
    column('Unmarked', { cell: (row) => waits(row.Unmarked, 'yellow') }),
    column('ToReview', { cell: (row) => waits(row.ToReview, 'red') }),
    column('AppealsWaiting', { cell: (row) => waits(row.AppealsWaiting, 'yellow') }),
    column('State', { tones: competitionTones }),
  ]
  return (
    <Page title={t('screens.toCorrect')}>
      <DataTable
        {...props}
        id="competitions-to-correct"
        columns={columns}
        filters={[filter('State', { among: states })]}
        rowHref={(row) => href('/TraineeCompetitionExam/:ID?', { ID: row.ID })}
        searchable
        searchLabel={t('search')}
        emptySentence={t('nothingToCorrect')}
      />
    </Page>
  )
}
