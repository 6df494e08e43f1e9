import { Group } from '@mantine/core'
import { useText } from '#platform/web/text.ts'
import { isAccepted, type ApplicationState } from '../../rules/applications.ts'
import { ApplicationBadge } from './applications.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'

type AccountState = 'active' | 'pending' | 'inactive' | null

const tones = { active: 'success', pending: 'warning', inactive: 'neutral', none: 'neutral' } as const

/** Whether the account signs in. */
export function AccountBadge({ state }: { state: AccountState }) {
  const t = useText('people')
  return <StateBadge tone={tones[state ?? 'none']} label={t(`accountStates.${state ?? 'none'}`)} />
}

/** Waiting for approval, inactive or new, where the person is any of it; an active known one needs no badge. */
export function PersonBadges({
  isActive,
  isNew = false,
  application = 'approved',
}: {
  isActive: boolean
  isNew?: boolean
  application?: ApplicationState
}) {
  const t = useText('people')
  if (!isAccepted(application)) return <ApplicationBadge state={application} />
  return (
    <Group gap="0.25rem">
      {!isActive && <StateBadge tone="neutral" label={t('states.inactive')} />}
      {isNew && <StateBadge tone="info" label={t('states.new')} />}
    </Group>
  )
}

/** Registered in short, for a competition. */
export function LightBadge() {
  const t = useText('people')
  return <StateBadge tone="info" label={t('states.light')} />
}
