import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { refreshAfter, useCall, useSend } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { useNewestRow } from '#platform/web/tables/useNewestRow.ts'
import { useText } from '#platform/web/text.ts'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import { lookupsCalls } from '../../contract/calls.ts'
import { lookupOf, type LookupKey } from '../../rules/registry.ts'
import { EntryUses } from './EntryUses.tsx'

type Entry = Output<typeof lookupsCalls.listLookupEntries>['Items'][number]

/** Deletes an entry that nothing uses; of another it says what does, and offers what can be done instead. */
export function LeavingEntry(props: { lookup: LookupKey; entry: Entry; onMerge: () => void; onClose: () => void }) {
  const { lookup, entry } = props
  // Once: of an entry that is gone nobody asks any more.
  const query = useCall(lookupsCalls.getLookupUses, { Lookup: lookup, ID: entry.ID }, { keep: false, once: true })
  return (
    <QueryView query={query}>
      {({ Places }) =>
        Places.length === 0 ? (
          <Unused {...props} onUsed={() => void query.refetch()} />
        ) : (
          <Used {...props} places={Places} />
        )
      }
    </QueryView>
  )
}

function Unused(props: { lookup: LookupKey; entry: Entry; onUsed: () => void; onClose: () => void }) {
  const { lookup, entry, onUsed, onClose } = props
  const t = useText('lookups')
  const kit = useKit()
  const pick = usePick()
  const sentence = useSentence('lookups')
  const gone = useSend(lookupsCalls.deleteLookupEntry, {
    quiet: true,
    module: 'lookups',
    success: t('acts.deleteLookupEntry.done'),
    onDone: onClose,
    // Used meanwhile: what uses it takes the place of the question.
    onProblem: onUsed,
  })
  return (
    <Stack gap="md">
      <Text size="sm">{t('acts.deleteLookupEntry.ask', { name: pick(entry.Name) })}</Text>
      {gone.problem && (
        <Alert color="red" role="alert">
          {sentence(gone.problem)}
        </Alert>
      )}
      <Group justify="end">
        <Button variant="default" onClick={onClose}>
          {kit('cancel')}
        </Button>
        <Button
          color="red"
          data-autofocus
          loading={gone.sending}
          onClick={() => void gone.send({ Lookup: lookup, ID: entry.ID })}
        >
          {t('acts.deleteLookupEntry.do')}
        </Button>
      </Group>
    </Stack>
  )
}

function Used(props: {
  lookup: LookupKey
  entry: Entry
  places: Output<typeof lookupsCalls.getLookupUses>['Places']
  onMerge: () => void
  onClose: () => void
}) {
  const { lookup, places, onMerge, onClose } = props
  const entry = useNewestRow(lookupsCalls.listLookupEntries, props.entry, { Lookup: lookup })
  const t = useText('lookups')
  const pick = usePick()
  const sentence = useSentence('lookups')
  const stop = useSend(lookupsCalls.saveLookupEntry, {
    quiet: true,
    module: 'lookups',
    success: t('stopped'),
    onDone: onClose,
    onProblem: refreshAfter,
  })
  const { ID, Code, Name, Version } = entry
  const extra = Object.fromEntries(lookupOf(lookup).extra.map((field) => [field, entry[field]]))
  const body = { Lookup: lookup, ID, Version, Code, Name, ...extra, IsActive: false }
  return (
    <Stack gap="md">
      <Text size="sm">{t('usedHere', { name: pick(Name) })}</Text>
      <EntryUses entry={ID} places={places} />
      {stop.problem && (
        <Alert color="red" role="alert">
          {sentence(stop.problem)}
        </Alert>
      )}
      <Group justify="end">
        <Button variant="default" onClick={onMerge}>
          {t('acts.mergeLookupEntry.do')}
        </Button>
        {entry.IsActive && (
          <Button data-autofocus loading={stop.sending} onClick={() => void stop.send({ body })}>
            {t('stopOffering')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
