import { Anchor } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { InstantText, Typed, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { scenarioActs } from '../../../contract/acts.ts'
import type { planningCalls as calls } from '../../../contract/calls.ts'

export type Scenario = Output<typeof calls.getScenarios>[number]

/** The scenarios of a year, the newest first. */
export function Scenarios({
  scenarios,
  onEdit,
  onCompare,
}: {
  scenarios: readonly Scenario[]
  onEdit: (scenario: Scenario) => void
  onCompare: (scenario: Scenario) => void
}) {
  const t = useText('planning/scenarios')
  const plan = useText('planning')
  const format = useFormat()
  return (
    <Section title={t('list')} flush>
      <SimpleTable
        caption={t('list')}
        rows={scenarios}
        rowKey={({ ID }) => ID}
        emptySentence={t('none')}
        columns={[
          {
            key: 'Name',
            label: t('name'),
            card: 'title',
            cell: (row) => (
              <Anchor
                component={AppLink}
                to={href('/planning/AnnualPlan', {}, { Year: row.Year, scenario: row.ID }) as '/'}
                size="sm"
                fw={600}
              >
                <Typed>{row.Name}</Typed>
              </Anchor>
            ),
          },
          { key: 'Note', label: t('note'), cell: (row) => row.Note && <Typed>{row.Note}</Typed> },
          { key: 'Rows', label: t('rowCount'), align: 'end', cell: (row) => format.number(row.Rows) },
          { key: 'CreatedAt', label: t('created'), cell: (row) => <InstantText at={row.CreatedAt} /> },
          {
            key: 'Actions',
            label: '',
            card: 'action',
            align: 'end',
            cell: (row) => (
              <ActionBar
                module="planning"
                allowed={row.Actions}
                shown={1}
                actions={{
                  compare: { always: true, label: t('compare'), run: () => onCompare(row) },
                  ...actButtons(scenarioActs, row, ['editScenario', 'deleteScenario'], {
                    editScenario: { run: () => onEdit(row) },
                    deleteScenario: { confirm: plan('acts.deleteScenario.ask', { name: row.Name }) },
                  }),
                }}
              />
            ),
          },
        ]}
      />
    </Section>
  )
}
