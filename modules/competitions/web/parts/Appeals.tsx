import { Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, Typed, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { appealActs } from '../../contract/acts.ts'
import { competitionsCalls as calls } from '../../contract/calls.ts'
import { appealTable } from '../../rules/appeals.ts'
import { appealTones } from './competition.tsx'

type Row = Output<typeof calls.getCompetitionAppeals>['Items'][number]

/** The appeals of a competition; each opens the paper that it is about. */
export function Appeals({ competitionId }: { competitionId: number }) {
  const t = useText('competitions')
  const pick = usePick()
  const { column, props } = useList(calls.getCompetitionAppeals, 'competitions')
  const word = (state: Row['State']) => t(`appealStates.${state}`)
  const columns: Column<Row>[] = [
    column('TraineeName', {
      label: t('fields.trainee'),
      card: 'title',
      always: true,
      text: (row) => pick(row.TraineeName),
      cell: (row) => (
        <>
          <Localized text={row.TraineeName} />
          <Text size="xs" c="dimmed" component="div">
            <Code>{row.TraineeCode}</Code>
          </Text>
        </>
      ),
    }),
    column('FiledAt'),
    column('Text', { label: t('fields.appeal'), cell: (row) => <Typed>{row.Text}</Typed> }),
    column('Decision', { cell: (row) => row.Decision && <Typed>{row.Decision}</Typed> }),
    column('State', { words: word, tones: appealTones }),
  ]
  return (
    <DataTable
      {...props}
      id="competition-appeals"
      label={t('tabs.appeals')}
      input={{ CompetitionID: competitionId }}
      columns={columns}
      filters={[
        {
          kind: 'choice',
          key: 'State',
          label: t('fields.state'),
          options: appealTable.states.map((value) => ({ value, label: word(value) })),
        },
      ]}
      rowHref={(row) =>
        href('/TraineeCompetitionExamWithAnswer/:TraineeID?/:CompetitionExamID?', {
          TraineeID: row.TraineeID,
          CompetitionExamID: row.ExamID,
        })
      }
      rowActions={(row) => actButtons(appealActs, row, ['upholdAppeal', 'rejectAppeal'])}
      emptySentence={t('noAppeals')}
      addressPrefix="appeals-"
    />
  )
}
