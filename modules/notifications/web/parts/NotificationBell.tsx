import { ActionIcon, Anchor, Group, Indicator, Popover, ScrollArea, Text } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall, useSend } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { notificationsCalls as calls } from '../../contract/calls.ts'
import { useLiveNotifications } from './live.ts'
import { NotificationRows } from './NotificationRow.tsx'

/** The bell of the navbar: how many are new, and the newest of them. Opening it makes them no longer new. */
export default function NotificationBell() {
  const t = useText('notifications')
  const format = useFormat()
  const [opened, setOpened] = useState(false)
  const query = useCall(calls.getUserNotification, {}, { every: 60_000, silent: true })
  const counted = useCall(calls.getNewNotificationCount, {}, { every: 60_000, silent: true })
  const seen = useSend(calls.setAllNotificationAsNotNew, { quiet: true })
  useLiveNotifications()

  const count = counted.data?.NewCount ?? 0
  const change = (open: boolean) => {
    setOpened(open)
    if (open && count > 0) void seen.send({})
  }
  return (
    <Popover opened={opened} onChange={change} position="bottom-end" width={380} shadow="md" trapFocus returnFocus>
      <Indicator label={format.number(count)} disabled={count === 0} size={16} color="red" offset={4}>
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('bellNew', { count })}
            aria-expanded={opened}
            onClick={() => change(!opened)}
          >
            <IconBell size={20} stroke={1.6} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown p={0} aria-label={t('bell')}>
        <Group justify="space-between" px="md" py="xs">
          <Text fw={600}>{t('bell')}</Text>
          <Anchor component={AppLink} to="/Notifications" size="sm" onClick={() => change(false)}>
            {t('all')}
          </Anchor>
        </Group>
        <ScrollArea.Autosize mah="60vh" type="auto">
          <QueryView
            query={query}
            empty={(items) => items.length === 0}
            emptyState={<EmptyState sentence={t('none')} />}
          >
            {(items) => <NotificationRows items={items} onOpened={() => change(false)} />}
          </QueryView>
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  )
}
