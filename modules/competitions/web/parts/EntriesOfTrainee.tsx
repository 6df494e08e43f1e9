import { Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { competitionsCalls as calls } from '../../contract/calls.ts'
import { entryTable } from '../../rules/entry-states.ts'
import { competitionTones, entryTones } from './competition.tsx'

type Row = Output<typeof calls.getEntriesOfTrainee>['Items'][number]

/** On the page of a trainee: what was entered, how far it is, and the place where the results are final. */
export function EntriesOfTrainee({ ID }: SectionOf) {
  const t = useText('competitions')
  const format = useFormat()
  const { column, props } = useList(calls.getEntriesOfTrainee, 'competitions')
  const columns: Column<Row>[] = [
    column('CompetitionName', {
      label: t('fields.name'),
      card: 'title',
      always: true,
      cell: (row) => (
        <>
          <Localized text={row.CompetitionName} />
          <Text size="xs" c="dimmed" component="div">
            <Code>{row.Code}</Code>
          </Text>
        </>
      ),
    }),
    column('StartsAt', { label: t('fields.starts') }),
    column('CompetitionState', {
      label: t('ofCompetition'),
      tones: competitionTones,
      words: (state) => t(`states.${state}`),
    }),
    column('State', { label: t('ofEntry'), words: (state) => t(`entryStates.${state}`), tones: entryTones }),
    column('EnteredAt', { hidden: true }),
    column('SubmittedAt'),
    column('Percent'),
    column('Rank', { cell: (row) => (row.Rank === null ? '–' : format.number(row.Rank)) }),
    column('CertificateNumber', { hidden: true }),
  ]
  return (
    <DataTable
      {...props}
      id="entries-of-trainee"
      label={t('screens.competitions')}
      input={{ TraineeID: ID }}
      columns={columns}
      filters={[
        {
          kind: 'choice',
          key: 'State',
          label: t('ofEntry'),
          options: entryTable.states.map((value) => ({ value, label: t(`entryStates.${value}`) })),
        },
      ]}
      rowHref={(row) => href('/Competition-add/Edit/:ID?', { ID: row.CompetitionID })}
      emptySentence={t('noneOfTrainee')}
      addressPrefix="competition-"
    />
  )
}
