import { Group, Text } from '@mantine/core'
import { useState } from 'react'
import { send } from '#platform/web/client.ts'
import { Code } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/ActionBar.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { peopleCalls } from '../../contract/calls.ts'
import { AccountBadge, LightBadge, PersonBadges } from './PersonBadges.tsx'
import type { TraineeRecord } from './TraineeForm.tsx'

export const TraineeBadges = ({ trainee }: { trainee: TraineeRecord }) => (
  <Group gap="0.25rem">
    <Code>{trainee.Code}</Code>
    <AccountBadge state={trainee.AccountState} />
    {trainee.IsLight && <LightBadge />}
    <PersonBadges isActive={trainee.IsActive} isNew={trainee.IsNew} />
  </Group>
)

/** What may be done with a trainee beside editing; the full passport number opens in a dialog and is on record. */
export function TraineeActions({ trainee, onDeleted }: { trainee: TraineeRecord; onDeleted?: () => void }) {
  const t = useText('people')
  const [passport, setPassport] = useState<string | null>(null)
  const { ID, Version } = trainee
  const setActive = (IsActive: boolean) => send(peopleCalls.setTraineeActive, { body: { ID, Version, IsActive } })
  return (
    <>
      <ActionBar
        module="people"
        allowed={trainee.Actions}
        onDone={(name) => (name === 'delete' ? onDeleted?.() : undefined)}
        actions={{
          openPassport: {
            run: async () => {
              const opened = await send(peopleCalls.getTraineePassport, { ID })
              setPassport(opened.PassportNumber ?? '')
            },
          },
          invite: {
            confirm: true,
            done: t('done.invite'),
            run: () => send(peopleCalls.inviteTrainees, { body: { IDs: [ID] } }),
          },
          markSeen: { done: t('done.markSeen'), run: () => send(peopleCalls.setTraineeAsNotNew, { ID }) },
          activate: { done: t('done.activate'), run: () => setActive(true) },
          deactivate: { confirm: true, done: t('done.deactivate'), run: () => setActive(false) },
          delete: { danger: true, done: t('done.delete'), run: () => send(peopleCalls.deleteTrainee, { ID }) },
        }}
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
