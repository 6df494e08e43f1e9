import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ScenarioForm, Scenarios, useScenarios, type Scenario } from '#modules/planning/web/public.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { Comparison } from './Comparison.tsx'

/** The scenarios of a year of the plan, and two of them side by side: rows and sums. */
export function ScenariosOfYear({ year }: { year: number }) {
  const plan = useText('planning')
  const t = useText('planning/scenarios')
  const { values, change } = useAddress({ left: '', right: '' })
  const query = useScenarios(year)
  const [edited, setEdited] = useState<Scenario | 'new' | null>(null)
  const close = () => setEdited(null)
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-start">
        <Text size="sm" c="dimmed" maw="44rem">
          {t('about')}
        </Text>
        <Button leftSection={<IconPlus size="1.125rem" />} onClick={() => setEdited('new')}>
          {plan('acts.addScenario.do')}
        </Button>
      </Group>
      <QueryView query={query} module="planning">
        {(scenarios) => (
          <Stack gap="md">
            <Scenarios
              scenarios={scenarios}
              onEdit={setEdited}
              onCompare={({ ID }) => change({ left: 'plan', right: String(ID) })}
            />
            {scenarios.length > 0 && <Comparison year={year} scenarios={scenarios} chosen={values} onChoose={change} />}
          </Stack>
        )}
      </QueryView>
      <Dialog
        opened={edited !== null}
        onClose={close}
        title={t(edited === 'new' || edited === null ? 'newTitle' : 'editTitle')}
      >
        {edited !== null && (
          <ScenarioForm
            year={year}
            scenario={edited === 'new' ? null : edited}
            others={query.data ?? []}
            onClose={close}
            onSaved={(id) => {
              if (edited === 'new') change({ left: 'plan', right: String(id) })
              close()
            }}
          />
        )}
      </Dialog>
    </Stack>
  )
}
