import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { useText } from '#platform/web/text.ts'
import { ShownOnly } from '#platform/web/ui/texts/ShownOnly.tsx'
import { useScenarios } from './useScenarios.ts'

interface Props {
  readonly year: number
  /** Null: the plan of the year. */
  readonly scenario: number | null
  readonly onChange: (scenario: number | null) => void
}

/** Which plan of the year is shown: the one that holds, or a scenario. Nothing where the year has none. */
export function ScenarioChoice({ year, scenario, onChange }: Props) {
  const t = useText('planning')
  const { data } = useScenarios(year)
  if (!data?.length && scenario === null) return null
  return (
    <SelectField
      value={scenario ?? 0}
      onChange={(chosen) => onChange(chosen || null)}
      options={[
        { value: 0, label: t('scenario.plan') },
        ...(data ?? []).map(({ ID, Name }) => ({ value: ID, label: Name })),
      ]}
      aria-label={t('scenario.which')}
      required
    />
  )
}

/** What is shown where it is not the plan that holds, with the way back. */
export function ScenarioNotice({ year, scenario, onChange }: Props) {
  const t = useText('planning')
  const { data } = useScenarios(year)
  if (scenario === null) return null
  const name = data?.find(({ ID }) => ID === scenario)?.Name ?? ''
  return (
    <ShownOnly all={t('scenario.backToPlan')} onAll={() => onChange(null)}>
      {t('scenario.shown', { name })}
    </ShownOnly>
  )
}
