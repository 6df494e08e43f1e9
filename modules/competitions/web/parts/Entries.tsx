import { Stack, Text } from '@mantine/core'
import { ProofTwins } from '#modules/billing/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { FileLink } from '#platform/web/ui/files/FileLink.tsx'
import { entryActs } from '../../contract/acts.ts'
import { competitionsCalls as calls } from '../../contract/calls.ts'
import { isReleased } from '../../rules/competition-states.ts'
import { entryTable } from '../../rules/entry-states.ts'
import { entryTones, TimeUsed, useTimeUsed, type Competition } from './competition.tsx'

type Row = Output<typeof calls.getCompetitionEntries>['Items'][number]

/** Who has entered, what was paid, and, once the results are out, the places. */
export function Entries({ competition }: { competition: Competition }) {
  const t = useText('competitions')
  const format = useFormat()
  const pick = usePick()
  const timeUsed = useTimeUsed()
  const { column, props } = useList(calls.getCompetitionEntries, 'competitions')
  const out = isReleased(competition.State)
  const columns: Column<Row>[] = [
    column('Rank', { hidden: !out, cell: (row) => (row.Rank === null ? '–' : format.number(row.Rank)) }),
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
    column('TraineeCode', { hidden: true }),
    column('EnteredAt', { hidden: out }),
    column('SubmittedAt'),
    column('Score', { hidden: !out }),
    column('Percent', { hidden: !out }),
    column('Milliseconds', {
      label: t('fields.timeUsed'),
      hidden: !out,
      text: (row) => timeUsed(row.Milliseconds),
      cell: (row) => <TimeUsed milliseconds={row.Milliseconds} />,
    }),
    column('ShowsName', { label: t('fields.showsName'), cell: (row) => t(row.ShowsName ? 'yes' : 'no') }),
    column('CertificateNumber', { hidden: true }),
    column('Reason', { hidden: true, cell: (row) => row.Reason && <Typed>{row.Reason}</Typed> }),
    {
      key: 'proof',
      label: t('fields.proof'),
      hidden: out,
      text: (row) => row.Proof?.SwiftCode ?? row.Proof?.File?.Name ?? null,
      cell: (row) => row.Proof && <ProofOf proof={row.Proof} />,
    },
    column('State', { words: (state) => t(`entryStates.${state}`), tones: entryTones }),
  ]
  return (
    <DataTable
      {...props}
      id="competition-entries"
      label={t('tabs.entries')}
      input={{ CompetitionID: competition.ID }}
      columns={columns}
      filters={[
        {
          kind: 'choice',
          key: 'State',
          label: t('fields.state'),
          options: entryTable.states.map((value) => ({ value, label: t(`entryStates.${value}`) })),
        },
      ]}
      rowActions={(row) => actButtons(entryActs, row, ['confirmEntryFee', 'returnEntryFee', 'rejectEntryProof'])}
      searchable
      searchLabel={t('searchPeople')}
      emptySentence={t('noEntries')}
      addressPrefix="entries-"
    />
  )
}

/** What the fee was paid by, with where else the same was handed in. */
function ProofOf({ proof }: { proof: NonNullable<Row['Proof']> }) {
  const t = useText('competitions')
  return (
    <Stack gap="xs" align="flex-start">
      {proof.File && <FileLink id={proof.File.ID} name={proof.File.Name} size={proof.File.Size} />}
      {proof.SwiftCode && <Code>{proof.SwiftCode}</Code>}
      {proof.Twins.length > 0 && <ProofTwins twins={proof.Twins} stateWord={(state) => t(`proofs.${state}`)} />}
    </Stack>
  )
}
