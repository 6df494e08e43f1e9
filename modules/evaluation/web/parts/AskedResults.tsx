import { Group, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { AskedChange } from '#platform/web/ui/dialogs/AskedChange.tsx'
import { evaluationCalls as calls } from '../../contract/calls.ts'
import { OutcomeBadge } from './OutcomeBadge.tsx'
import { PersonName } from './PersonName.tsx'

type Change = NonNullable<Output<typeof calls.getFinalResults>['Change']>
type Figures = Change['Results'][number]['From']

/** The results that somebody wants to publish with other figures, beside those that are published. */
export function AskedResults({ change, allowed }: { change: Change; allowed: readonly string[] }) {
  const t = useText('evaluation')
  return (
    <AskedChange
      change={change}
      module="evaluation"
      allowed={allowed}
      decide={(body) => send(calls.decideResultChange, { body })}
      withdraw={(body) => send(calls.withdrawResultChange, { body })}
    >
      <Text size="sm">{t('untilDecided')}</Text>
      <SimpleTable
        compact
        caption={t('askedResults')}
        rows={change.Results}
        rowKey={(row) => row.TraineeID}
        columns={[
          { key: 'name', label: t('trainee'), card: 'title', cell: (row) => <PersonName person={row} /> },
          { key: 'from', label: t('stands'), cell: (row) => <FiguresOf figures={row.From} /> },
          { key: 'to', label: t('askedFor'), cell: (row) => <FiguresOf figures={row.To} /> },
        ]}
      />
    </AskedChange>
  )
}

function FiguresOf({ figures }: { figures: Figures }) {
  const format = useFormat()
  return (
    <Group gap="xs">
      <Text size="sm" fw={600}>
        {format.percent(figures.Percent)}
      </Text>
      {figures.BandName && (
        <Text size="sm">
          <Localized text={figures.BandName} />
        </Text>
      )}
      <OutcomeBadge outcome={figures.Passed ? 'passed' : 'notPassed'} />
    </Group>
  )
}
