import { Stack, Text } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { useAddress } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { planningCalls as calls } from '../../../contract/calls.ts'
import { CopiedRows } from './CopiedRows.tsx'
import { useScenarios } from './useScenarios.ts'
import { thisYear } from '../YearChoice.tsx'

/** A year of the plan copied into another: where each row would go is shown first, and those that are chosen are copied. */
export function CopyYear({ year }: { year: number }) {
  const t = useText('planning/scenarios')
  const format = useFormat()
  const { values, change } = useAddress({ FromYear: 0, Year: 0, scenario: 0 })
  const to = year
  const from = values.FromYear > 0 && values.FromYear < to ? values.FromYear : to - 1
  const between = { FromYear: from, ToYear: to, ...(values.scenario > 0 && { ScenarioID: values.scenario }) }
  const scenarios = useScenarios(to)
  const query = useCall(calls.previewPlanYear, between, { keep: false })
  const years = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, at) => ({ value: first + at, label: format.count(first + at) }))
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" maw="52rem">
        {t('copy.about')}
      </Text>
      <Section title={t('copy.into')}>
        <FieldRow>
          <SelectField
            value={from}
            onChange={(FromYear) => FromYear && change({ FromYear })}
            options={years(Math.min(from, to - 6), to - 1)}
            label={t('copy.fromYear')}
            required
          />
          <SelectField
            value={to}
            onChange={(Year) => Year && change({ Year, FromYear: 0, scenario: 0 })}
            options={years(Math.min(to, thisYear() - 1), Math.max(to, thisYear() + 4))}
            label={t('copy.toYear')}
            required
          />
          <SelectField
            value={values.scenario}
            onChange={(scenario) => change({ scenario: scenario ?? 0 })}
            options={[
              { value: 0, label: t('plan') },
              ...(scenarios.data ?? []).map(({ ID, Name }) => ({ value: ID, label: Name })),
            ]}
            label={t('copy.into')}
            required
          />
        </FieldRow>
      </Section>
      <QueryView
        query={query}
        module="planning"
        empty={(rows) => rows.length === 0}
        emptyState={<EmptyState sentence={t('copy.none', { year: format.count(from) })} />}
      >
        {(rows) => <CopiedRows key={JSON.stringify(between)} rows={rows} between={between} onCopied={query.refetch} />}
      </QueryView>
    </Stack>
  )
}
