import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { refreshAfter, useCall, useSend } from '#platform/web/data.ts'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { usePick } from '#platform/web/format.tsx'
import { useNewestRow } from '#platform/web/tables/useNewestRow.ts'
import { useText } from '#platform/web/text.ts'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { lookupsCalls } from '../../../contract/calls.ts'
import type { LookupKey } from '../../../rules/registry.ts'
import { EntryUses } from './EntryUses.tsx'

type Entry = Output<typeof lookupsCalls.listLookupEntries>['Items'][number]

/** Takes an entry away that another says too: what moves is shown first, then the other is chosen. */
export function MergeEntry({
  lookup,
  entry: opened,
  onClose,
}: {
  lookup: LookupKey
  entry: Entry
  onClose: () => void
}) {
  const t = useText('lookups')
  const pick = usePick()
  const sentence = useSentence('lookups')
  const entry = useNewestRow(lookupsCalls.listLookupEntries, opened, { Lookup: lookup })
  const [into, setInto] = useState<number | null>(null)
  const uses = useCall(lookupsCalls.getLookupUses, { Lookup: lookup, ID: entry.ID }, { keep: false, once: true })
  const merge = useSend(lookupsCalls.mergeLookupEntry, {
    quiet: true,
    module: 'lookups',
    success: ({ Moved }) => t('merged', { count: Moved }),
    onDone: onClose,
    onProblem: refreshAfter,
  })
  return (
    <Stack gap="md">
      <Text size="sm">{t('mergeHint', { name: pick(entry.Name) })}</Text>
      <QueryView query={uses}>
        {({ Places }) =>
          Places.length === 0 ? (
            <Text size="sm" c="dimmed">
              {t('usedNowhere')}
            </Text>
          ) : (
            <EntryUses entry={entry.ID} places={Places} />
          )
        }
      </QueryView>
      <RecordSelect
        call={lookupsCalls.listLookupEntries}
        input={{ Lookup: lookup }}
        option={(row: Entry) => ({
          value: row.ID,
          label: pick(row.Name),
          code: row.Code,
          disabled: row.ID === entry.ID,
        })}
        label={t('mergeInto')}
        value={into}
        onChange={setInto}
        required
      />
      {merge.problem && (
        <Alert color="red" role="alert">
          {sentence(merge.problem)}
        </Alert>
      )}
      <Group justify="end">
        <Button
          color="red"
          loading={merge.sending}
          disabled={into === null}
          onClick={() =>
            void merge.send({ body: { Lookup: lookup, ID: entry.ID, Version: entry.Version, IntoID: into! } })
          }
        >
          {t('acts.mergeLookupEntry.do')}
        </Button>
      </Group>
    </Stack>
  )
}
