import type { Output } from '#platform/shared/call.ts'
import { skip, useCall, useSend } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { lookupsCalls } from '../../contract/calls.ts'
import type { LookupKey } from '../../rules/registry.ts'
import { OrderList } from './OrderList.tsx'

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
      <QueryView query={query}>{(list) => <Order lookup={lookup} entries={list.Items} onDone={onClose} />}</QueryView>
    </Dialog>
  )
}

function Order({ lookup, entries, onDone }: { lookup: LookupKey; entries: readonly Entry[]; onDone: () => void }) {
  const t = useText('lookups')
  const save = useSend(lookupsCalls.orderLookupEntries, { success: t('ordered'), onDone, module: 'lookups' })
  return (
    <OrderList
      entries={entries}
      hint={t('orderHint')}
      sending={save.sending}
      onSave={(IDs) => void save.send({ body: { Lookup: lookup, IDs } })}
    />
  )
}
