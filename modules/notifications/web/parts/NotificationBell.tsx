import { ActionIcon, Indicator } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { onPress } from '#platform/web/ui/pressed/onPress.tsx'
import { notificationsCalls as calls } from '../../contract/calls.ts'
import { useLiveNotifications } from './live.ts'
import type { NewestNotificationsProps } from './NewestNotifications.tsx'

const Opened = onPress<NewestNotificationsProps>(
  'dialog',
  async () => (await import('./NewestNotifications.tsx')).NewestNotifications,
)

/** The bell of the navbar: how many are new, and the newest of them. Opening it makes them no longer new. */
export default function NotificationBell() {
  const t = useText('notifications')
  const format = useFormat()
  const counted = useCall(calls.getNewNotificationCount, {}, { every: 60_000, silent: true })
  useLiveNotifications()
  const count = counted.data?.NewCount ?? 0
  return (
    <Indicator label={format.number(count)} disabled={count === 0} size={16} color="red" offset={4}>
      <Opened
        count={count}
        button={
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('bellNew', { count })}>
            <IconBell size={20} stroke={1.6} />
          </ActionIcon>
        }
      />
    </Indicator>
  )
}
