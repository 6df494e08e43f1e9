import { Button, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import {
  ScenarioForm,
  Scenarios,
  thisYear,
  useScenarios,
  YearChoice,
  type Scenario,
} from '#modules/planning/web/public.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { Comparison } from '../parts/scenarios/Comparison.tsx'

/** The scenarios of a year of the plan, and two of them side by side: rows and sums. */
export default function ScenariosPage() {
  const plan = useText('planning')
  const t = useText('planning/scenarios')
  const { values, change } = useAddress({ Year: 0, left: '', right: '' })
  const year = values.Year || thisYear()
  const query = useScenarios(year)
  const [edited, setEdited] = useState<Scenario | 'new' | null>(null)
  const close = () => setEdited(null)
  return (
    <Page
      title={plan('screens.scenarios')}
      description={t('about')}
      actions={
        <>
          <YearChoice year={year} onChange={(Year) => change({ Year, left: '', right: '' })} />
          <Button leftSection={<IconPlus size="1.125rem" />} onClick={() => setEdited('new')}>
            {plan('acts.addScenario.do')}
          </Button>
        </>
      }
    >
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
    </Page>
  )
}
