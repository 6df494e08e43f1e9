import { Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Code } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { traineeButtons } from './people-buttons.ts'
import { AccountBadge, LightBadge, PersonBadges } from './PersonBadges.tsx'
import type { TraineeRecord } from './record/trainee-record.ts'

export const TraineeBadges = ({ trainee }: { trainee: TraineeRecord }) => (
  <Group gap="0.25rem">
    <AccountBadge state={trainee.AccountState} />
    {trainee.IsLight && <LightBadge />}
    <PersonBadges isActive={trainee.IsActive} isNew={trainee.IsNew} />
  </Group>
)

/** What may be done with a trainee; the full passport number opens in a dialog and is on record. */
export function TraineeActions({
  trainee,
  edit,
  onDeleted,
}: {
  trainee: TraineeRecord
  edit: { readonly href: string }
  onDeleted?: () => void
}) {
  const t = useText('people')
  const [passport, setPassport] = useState<string | null>(null)
  return (
    <>
      <ActionBar
        module="people"
        allowed={trainee.Actions}
        onDone={(name) => (name === 'deleteTrainee' ? onDeleted?.() : undefined)}
        actions={traineeButtons(trainee, { ...edit, main: true }, setPassport)}
      />
      <Dialog opened={passport !== null} onClose={() => setPassport(null)} title={t('passportShown')} size="sm">
        <Text size="xl" fw={600}>
          <Code>{passport}</Code>
        </Text>
        <Text size="sm" c="dimmed" mt="xs">
          {t('passportOpened')}
        </Text>
      </Dialog>
    </>
  )
}
