import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { useCall, useSend } from '#platform/web/data.ts'
import { Code, usePick } from '#platform/web/format.tsx'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { planningCalls as calls } from '../../../contract/calls.ts'

type PlanRow = Output<typeof calls.getPlanRows>['Items'][number]

/** One coordinator for several rows, in one call; which rows keep theirs, and why, is said afterwards. */
export function CoordinatorDialog({ rows, onClose }: { rows: readonly PlanRow[]; onClose: () => void }) {
  const t = useText('planning/scenarios')
  return (
    <Dialog opened onClose={onClose} title={t('coordinator.title')}>
      <Giving rows={rows} onClose={onClose} />
    </Dialog>
  )
}

function Giving({ rows, onClose }: { rows: readonly PlanRow[]; onClose: () => void }) {
  const t = useText('planning/scenarios')
  const plan = useText('planning')
  const words = useText('platform')
  const pick = usePick()
  const [chosen, setChosen] = useState<number | null>(null)
  const [done, setDone] = useState<Output<typeof calls.changeCoordinator> | null>(null)
  const people = useCall(calls.getPlanCoordinators, {}, { freshFor: 60_000 })
  const giving = useSend(calls.changeCoordinator, { module: 'planning', onDone: setDone })
  if (done)
    return (
      <Stack gap="md">
        <Text aria-live="polite">{t('given', { count: done.Changed })}</Text>
        {done.Kept.length > 0 && (
          <Stack component="ul" gap={4} m={0} ps="md">
            {done.Kept.map(({ ID, Code: code, Why }) => (
              <li key={ID}>
                <Text size="sm" component="span">
                  <Code>{code}</Code>: {t(`coordinator.kept.${Why}`)}
                </Text>
              </li>
            ))}
          </Stack>
        )}
        <Group justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            {words('actions.close')}
          </Button>
        </Group>
      </Stack>
    )
  if (people.error) return <ErrorState problem={people.error} onRetry={people.refetch} module="planning" />
  return (
    <Stack gap="md">
      <Text size="sm">{plan('rowsInMonth', { count: rows.length })}</Text>
      <SelectField
        value={chosen}
        onChange={(value) => setChosen(value ?? null)}
        options={(people.data ?? []).map(({ ID, Name }) => ({ value: ID, label: pick(Name) }))}
        label={plan('fields.coordinator')}
        required
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {words('actions.cancel')}
        </Button>
        <Button
          loading={giving.sending}
          disabled={chosen === null}
          onClick={() =>
            void giving.send({
              body: { CoordinatorID: chosen!, Rows: rows.map(({ ID, Version }) => ({ ID, Version })) },
            })
          }
        >
          {plan('acts.changeCoordinator.do')}
        </Button>
      </Group>
    </Stack>
  )
}
