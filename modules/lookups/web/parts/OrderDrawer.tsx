import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { skip, useCall, useSend } from '#platform/web/data.ts'
import { Localized, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { moved, useDragOrder } from '#platform/web/ui/useDragOrder.ts'
import { useDialogHold } from '#platform/web/ui/dialogs/dialog-hold.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { lookupsCalls } from '../../contract/calls.ts'
import type { LookupKey } from '../../rules/registry.ts'
import classes from './OrderDrawer.module.css'

type Entry = Output<typeof lookupsCalls.listLookupEntries>['Items'][number]

/** Puts the entries in their order by dragging, by arrows or by the keyboard. The first hundred, which is what forms show at a glance. */
export function OrderDrawer({ lookup, opened, onClose }: { lookup: LookupKey; opened: boolean; onClose: () => void }) {
  const t = useText('lookups')
  const query = useCall(
    lookupsCalls.listLookupEntries,
    opened ? { Lookup: lookup, sort: 'Position', pageSize: 100 } : skip,
    { keep: false },
  )
  return (
    <Dialog opened={opened} onClose={onClose} drawer size="md" title={t('orderTitle')}>
      <QueryView query={query}>
        {(list) => <OrderList lookup={lookup} entries={list.Items} onDone={onClose} />}
      </QueryView>
    </Dialog>
  )
}

function OrderList({ lookup, entries, onDone }: { lookup: LookupKey; entries: readonly Entry[]; onDone: () => void }) {
  const t = useText('lookups')
  const words = useText('platform')
  const pick = usePick()
  const [order, setOrder] = useState(entries)
  useDialogHold(() => order.every(({ ID }, at) => ID === entries[at]?.ID))
  const save = useSend(lookupsCalls.orderLookupEntries, { success: t('ordered'), onDone, module: 'lookups' })
  const move = (at: number, by: number) => setOrder((former) => moved(former, at, at + by))
  const drag = useDragOrder((from, to) => setOrder((former) => moved(former, from, to)))
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t('orderHint')}
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
        <Button
          loading={save.sending}
          disabled={order.length < 2}
          onClick={() => void save.send({ body: { Lookup: lookup, IDs: order.map((entry) => entry.ID) } })}
        >
          {words('actions.save')}
        </Button>
      </Group>
    </Stack>
  )
}
