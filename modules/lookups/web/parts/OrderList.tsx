import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { useState } from 'react'
import type { Trilingual } from '#platform/shared/text.ts'
import { Localized, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { moved, useDragOrder } from '#platform/web/ui/useDragOrder.ts'
import { useDialogHold } from '#platform/web/ui/dialogs/dialog-hold.ts'
import classes from './OrderList.module.css'

interface OrderListProps {
  readonly entries: readonly { readonly ID: number; readonly Name: Trilingual }[]
  /** What the order is for. */
  readonly hint: string
  readonly sending: boolean
  readonly onSave: (ids: number[]) => void
}

/** Entries that are put in their order by dragging, by arrows or by the keyboard, in a dialog. */
export function OrderList({ entries, hint, sending, onSave }: OrderListProps) {
  const t = useText('lookups')
  const words = useText('platform')
  const pick = usePick()
  const [order, setOrder] = useState(entries)
  useDialogHold(() => order.every(({ ID }, at) => ID === entries[at]?.ID))
  const move = (at: number, by: number) => setOrder((former) => moved(former, at, at + by))
  const drag = useDragOrder((from, to) => setOrder((former) => moved(former, from, to)))
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      <ol className={classes['list']} ref={drag.list}>
        {order.map((entry, at) => (
          <li key={entry.ID} className={classes['entry']} data-dragged={drag.dragged === at || undefined}>
            <Group gap="xs" wrap="nowrap">
              <ActionIcon
                variant="subtle"
                color="gray"
                className={classes['handle']!}
                aria-label={t('dragEntry', { name: pick(entry.Name) })}
                {...drag.handle(at, order.length)}
              >
                <IconGripVertical size="1rem" />
              </ActionIcon>
              <Localized text={entry.Name} />
            </Group>
            <Group gap="0.25rem" wrap="nowrap">
              <ActionIcon
                variant="default"
                aria-label={t('moveUp', { name: pick(entry.Name) })}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              >
                <IconArrowUp size="1rem" />
              </ActionIcon>
              <ActionIcon
                variant="default"
                aria-label={t('moveDown', { name: pick(entry.Name) })}
                disabled={at === order.length - 1}
                onClick={() => move(at, 1)}
              >
                <IconArrowDown size="1rem" />
              </ActionIcon>
            </Group>
          </li>
        ))}
      </ol>
      <Group justify="end">
        <Button loading={sending} disabled={order.length < 2} onClick={() => onSave(order.map((entry) => entry.ID))}>
          {words('actions.save')}
        </Button>
      </Group>
    </Stack>
  )
}
