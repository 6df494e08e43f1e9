import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import { ActivateDialog, DifferingRows, type Scenario } from '#modules/planning/web/public.ts'
import { useMayPass } from '#platform/web/session.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { ComparedSums } from './ComparedSums.tsx'

/** What the address says of the two: `plan`, or the number of a scenario; nothing yet: the plan and the newest scenario. */
interface Chosen {
  readonly left: string
  readonly right: string
}
interface Props {
  readonly year: number
  readonly scenarios: readonly Scenario[]
  readonly chosen: Chosen
  readonly onChoose: (chosen: Partial<{ left: string; right: string }>) => void
}

/** Two of the plan and its scenarios side by side: sums, and the rows in which they differ. */
export function Comparison({ year, scenarios, chosen, onChoose }: Props) {
  const t = useText('planning/scenarios')
  const plan = useText('planning')
  const format = useFormat()
  const isAdmin = useMayPass('admin')
  const [activating, setActivating] = useState(false)
  const options = [
    { value: 'plan', label: t('plan') },
    ...scenarios.map(({ ID, Name }) => ({ value: String(ID), label: Name })),
  ]
  const known = (value: string, otherwise: string) => (options.some((each) => each.value === value) ? value : otherwise)
  const left = known(chosen.left, 'plan')
  const right = known(chosen.right, options[1]!.value)
  const idOf = (value: string) => (value === 'plan' ? null : Number(value))
  const nameOf = (value: string) => options.find((each) => each.value === value)!.label
  const [leftId, rightId] = [idOf(left), idOf(right)]
  const query = useCall(
    planningCalls.compareScenarios,
    left === right
      ? skip
      : { Year: year, ...(leftId !== null && { LeftID: leftId }), ...(rightId !== null && { RightID: rightId }) },
    { keep: false },
  )
  const scenario = leftId === null ? scenarios.find(({ ID }) => ID === rightId) : undefined
  const differs = (query.data?.Rows.length ?? 0) > 0
  return (
    <Section
      title={t('comparison')}
      actions={
        isAdmin &&
        scenario && (
          <Button disabled={!differs} onClick={() => setActivating(true)}>
            {plan('acts.activateScenario.do')}
          </Button>
        )
      }
    >
      <Stack gap="md">
        <FieldRow>
          <SelectField
            value={left}
            onChange={(value) => onChoose({ left: value ?? 'plan' })}
            options={options}
            label={t('left')}
            required
          />
          <SelectField
            value={right}
            onChange={(value) => onChoose({ right: value ?? '' })}
            options={options}
            label={t('right')}
            required
          />
        </FieldRow>
        {left === right ? (
          <Text size="sm">{t('chooseTwo')}</Text>
        ) : (
          <>
            <ComparedSums year={year} ids={[leftId, rightId]} names={[nameOf(left), nameOf(right)]} />
            <QueryView query={query} module="planning">
              {({ Rows, Same, Fixed }) => (
                <Stack gap="sm">
                  <Group justify="space-between">
                    <Text fw={600}>{t('differences')}</Text>
                    <Text size="sm" c="dimmed">
                      {format.joined([
                        t('same', { count: Same }),
                        ...(Fixed > 0 ? [t('fixed', { count: Fixed })] : []),
                      ])}
                    </Text>
                  </Group>
                  <DifferingRows rows={Rows} names={[nameOf(left), nameOf(right)]} />
                </Stack>
              )}
            </QueryView>
            {(!isAdmin || !scenario) && (
              <Text size="sm" c="dimmed">
                {t(isAdmin ? 'activate.onlyPlan' : 'activate.onlyAdmin')}
              </Text>
            )}
          </>
        )}
      </Stack>
      {activating && scenario && query.data && (
        <ActivateDialog
          scenario={scenario}
          seen={query.data.Seen}
          onClose={() => setActivating(false)}
          onDone={() => {
            setActivating(false)
            onChoose({ left: '', right: '' })
          }}
        />
      )}
    </Section>
  )
}
