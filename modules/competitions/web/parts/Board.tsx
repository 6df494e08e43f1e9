import { Badge, Group } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { competitionsCalls as calls } from '../../contract/calls.ts'
import { TimeUsed, useTimeUsed } from './competition.tsx'

type Row = Output<typeof calls.getCompetitionBoard>['Items'][number]

/** The places of a competition whose results are final, with the names of those who agreed. */
export function Board({ competitionId }: { competitionId: number }) {
  const t = useText('competitions')
  const format = useFormat()
  const pick = usePick()
  const timeUsed = useTimeUsed()
  const { column, props } = useList(calls.getCompetitionBoard, 'competitions')
  const nameOf = (row: Row) => (row.Name ? pick(row.Name) : t('mine.participant'))
  const columns: Column<Row>[] = [
    column('Rank', { always: true, width: '5rem', cell: (row) => <strong>{format.number(row.Rank)}</strong> }),
    column('Name', {
      card: 'title',
      text: nameOf,
      cell: (row) => (
        <Group gap="xs">
          {row.Name ? <Localized text={row.Name} /> : t('mine.participant')}
          {row.IsOwn && (
            <Badge variant="light" size="sm">
              {t('mine.you')}
            </Badge>
          )}
        </Group>
      ),
    }),
    column('Percent'),
    column('Milliseconds', {
      label: t('fields.timeUsed'),
      text: (row) => timeUsed(row.Milliseconds),
      cell: (row) => <TimeUsed milliseconds={row.Milliseconds} />,
    }),
  ]
  return (
    <DataTable
      {...props}
      id="competition-board"
      label={t('mine.board')}
      input={{ CompetitionID: competitionId }}
      columns={columns}
      filters={[]}
      emptySentence={t('mine.noBoard')}
      addressPrefix="board-"
    />
  )
}
