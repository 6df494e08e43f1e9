import { Anchor, Group, ScrollArea, Text } from '@mantine/core'
import { useEffect } from 'react'
import { useCall, useSend } from '#platform/web/data.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import type { PressedButton } from '#platform/web/ui/pressed/onPress.tsx'
import { PressedWindow } from '#platform/web/ui/pressed/Pressed.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { notificationsCalls as calls } from '../../contract/calls.ts'
import { NotificationRows } from './NotificationRow.tsx'

export interface NewestNotificationsProps {
  readonly button: PressedButton
  /** How many are new. Once the window is open, none is. */
  readonly count: number
}

/** The window of the bell: the newest notifications. */
export function NewestNotifications({ button, count }: NewestNotificationsProps) {
  const t = useText('notifications')
  return (
    <PressedWindow button={button} label={t('bell')} position="bottom-end" width="min(23.75rem, 96vw)" flush>
      {(close) => <Newest count={count} close={close} />}
    </PressedWindow>
  )
}

function Newest({ count, close }: { count: number; close: () => void }) {
  const t = useText('notifications')
  const query = useCall(calls.getUserNotification, {}, { every: 60_000, silent: true })
  const seen = useSend(calls.setAllNotificationAsNotNew, { quiet: true })
  // With its opening: what comes while it is open stays new.
  useEffect(() => {
    if (count > 0) void seen.send({})
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as it opens
  }, [])
  return (
    <>
      <Group justify="space-between" px="md" py="xs">
        <Text fw={600}>{t('bell')}</Text>
        <Anchor component={AppLink} to="/Notifications" size="sm" onClick={close}>
          {t('all')}
        </Anchor>
      </Group>
      <ScrollArea.Autosize mah="60vh" type="auto">
        <QueryView query={query} empty={(items) => items.length === 0} emptyState={<EmptyState sentence={t('none')} />}>
          {(items) => <NotificationRows items={items} onOpened={close} />}
        </QueryView>
      </ScrollArea.Autosize>
    </>
  )
}
