import { Button } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { refreshAfter, useCall, useSend } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { useNewestRow } from '#platform/web/tables/useNewestRow.ts'
import { useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { lookupsCalls } from '../../../contract/calls.ts'
import { lookupOf, type LookupKey } from '../../../rules/registry.ts'
import { Leaving } from './Leaving.tsx'

type Entry = Output<typeof lookupsCalls.listLookupEntries>['Items'][number]

/** Deletes an entry that nothing uses; of another it says what does, and offers what can be done instead. */
export function LeavingEntry(props: { lookup: LookupKey; entry: Entry; onMerge: () => void; onClose: () => void }) {
  const { lookup, onMerge, onClose } = props
  const t = useText('lookups')
  const pick = usePick()
  const entry = useNewestRow(lookupsCalls.listLookupEntries, props.entry, { Lookup: lookup })
  const { ID, Code, Name, Version } = entry
  const name = pick(Name)
  // Once: of an entry that is gone nobody asks any more.
  const query = useCall(lookupsCalls.getLookupUses, { Lookup: lookup, ID }, { keep: false, once: true })
  const dialog = { quiet: true, module: 'lookups', onDone: onClose } as const
  const gone = useSend(lookupsCalls.deleteLookupEntry, {
    ...dialog,
    success: t('acts.deleteLookupEntry.done'),
    // Used meanwhile: what uses it takes the place of the question.
    onProblem: () => void query.refetch(),
  })
  const stop = useSend(lookupsCalls.saveLookupEntry, { ...dialog, success: t('stopped'), onProblem: refreshAfter })
  const extra = Object.fromEntries(lookupOf(lookup).extra.map((field) => [field, entry[field]]))
  const body = { Lookup: lookup, ID, Version, Code, Name, ...extra, IsActive: false }
  return (
    <QueryView query={query}>
      {({ Places }) => (
        <Leaving
          id={ID}
          module="lookups"
          places={Places}
          words={{
            ask: t('acts.deleteLookupEntry.ask', { name }),
            gone: t('acts.deleteLookupEntry.do'),
            used: t('usedHere', { name }),
            stop: t('stopOffering'),
          }}
          gone={{ ...gone, run: () => void gone.send({ Lookup: lookup, ID }) }}
          stop={entry.IsActive ? { ...stop, run: () => void stop.send({ body }) } : null}
          instead={
            <Button variant="default" onClick={onMerge}>
              {t('acts.mergeLookupEntry.do')}
            </Button>
          }
          onClose={onClose}
        />
      )}
    </QueryView>
  )
}
