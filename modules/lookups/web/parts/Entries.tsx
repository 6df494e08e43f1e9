import { Button, Group } from '@mantine/core'
import { IconArrowsSort, IconPlus } from '@tabler/icons-react'
import { useMemo, useState, type ReactNode } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { useFormat } from '#platform/web/format.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import type { Column } from '#platform/web/tables/table-types.ts'
import { useList } from '#platform/web/tables/useList.tsx'
import { webModules } from '#platform/web/screens.ts'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { lookupActs } from '../../contract/acts.ts'
import { lookupsCalls } from '../../contract/calls.ts'
import { lookupOf, type ExtraField, type LookupKey } from '../../rules/registry.ts'
import { EntryDrawer } from './EntryDrawer.tsx'
import { FileMenu } from './FileMenu.tsx'
import { IncompleteEntries } from './IncompleteEntries.tsx'
import { LeavingEntry } from './leaving/LeavingEntry.tsx'
import { MergeEntry } from './leaving/MergeEntry.tsx'
import { useEntryLook } from './useEntryLook.ts'
import { OrderDrawer } from './OrderDrawer.tsx'

type Row = Output<typeof lookupsCalls.listLookupEntries>['Items'][number]

const ownDialog = { danger: false, confirm: false, apart: true } as const
const missingIn = ({ Name }: Row) => (['ar', 'en', 'fr'] as const).filter((language) => !Name[language])

/** The entry as its form sends it, active or not. */
const savedAs = (Lookup: LookupKey, row: Row, IsActive: boolean) => {
  const { Position: _, Actions: __, ...fields } = row
  return { ...fields, Lookup, IsActive }
}

/** What is sent by mail for an entry, which a module below knows. */
const mailOf = (lookup: LookupKey) =>
  lazyPart(async () => (await (await webModules().handedIn!()).entryParts[lookup]!()).default)

/** What stands around the entries of a lookup: a page, or a part of one. */
export interface EntriesFrame {
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** The entries of one lookup with all that is done to them. `addressPrefix`: where another table stands on the page. */
export function Entries({
  lookup,
  frame,
  addressPrefix,
}: {
  lookup: LookupKey
  frame: (entries: EntriesFrame) => ReactNode
  addressPrefix?: string
}) {
  const t = useText('lookups')
  const format = useFormat()
  const { extra: own, isClosed, isMailed } = lookupOf(lookup)
  const [opened, setOpened] = useState<Row | 'new' | null>(null)
  const [ordering, setOrdering] = useState(false)
  const [leaving, setLeaving] = useState<{ entry: Row; by: 'delete' | 'merge' } | null>(null)
  const kindOf = useEntryLook('AssessmentType')
  const { column, filter, props } = useList(lookupsCalls.listLookupEntries, 'lookups')
  const extra: Record<ExtraField, Column<Row>> = {
    Symbol: column('Symbol'),
    PerUsd: column('PerUsd', { cell: (row) => format.plain(row.PerUsd ?? 0, 0, 6) }),
    MinPercent: column('MinPercent', { cell: (row) => format.percent(row.MinPercent) }),
    Occupancy: column('Occupancy'),
    Price: column('Price'),
    Per: column('Per', { words: (per) => t(`per.${per!}`) }),
    City: column('City'),
    Visa: column('Visa', { words: (visa) => t(`visas.${visa!}`) }),
    Colour: column('Colour', {
      cell: (row) => row.Colour && <StateBadge tone={row.Colour} label={t(`colours.${row.Colour}`)} />,
      words: (colour) => t(`colours.${colour!}`),
    }),
    AssessmentType: column('AssessmentType', { words: (code) => kindOf(code!)?.label ?? code! }),
    Spellings: column('Spellings', {
      card: 'none',
      text: (row) => row.Spellings?.join(' | '),
      cell: (row) => row.Spellings?.slice(0, 4).join(format.separator),
    }),
  }
  const standings = ([true, false] as const).map((isActive) => ({
    value: String(isActive),
    label: t(isActive ? 'states.active' : 'states.inactive'),
  }))
  const Mail = useMemo(() => mailOf(lookup), [lookup])
  const columns: Column<Row>[] = [
    column('Position', { width: '6rem', card: 'none' }),
    column('Code', { always: true }),
    column('Name', { card: 'title' }),
    ...own.map((field) => extra[field]),
    // Files hold the entry alone.
    ...(isMailed
      ? [{ key: 'Mail', label: t('mailOfEntry'), files: [], cell: (row: Row) => <Mail code={row.Code} /> }]
      : []),
    {
      key: 'Missing',
      label: t('missingLanguages'),
      card: 'line',
      text: (row) =>
        missingIn(row)
          .map((language) => t(`languages.${language}`))
          .join(format.separator),
      cell: (row) =>
        missingIn(row)
          .map((language) => t(`languages.${language}`))
          .join(format.separator),
    },
    ...(isClosed
      ? []
      : [
          column('IsActive', {
            label: t('fields.state'),
            tones: { true: 'success' },
            words: (isActive) => t(isActive ? 'states.active' : 'states.inactive'),
            edit: {
              act: 'saveLookupEntry',
              value: (row) => String(row.IsActive),
              options: standings,
              save: (row, value) =>
                send(lookupsCalls.saveLookupEntry, { body: savedAs(lookup, row, value === 'true') }),
            },
          }),
        ]),
  ]
  return frame({
    actions: (
      <Group gap="xs">
        <FileMenu lookup={lookup} />
        <Button variant="default" leftSection={<IconArrowsSort size="1rem" />} onClick={() => setOrdering(true)}>
          {t('acts.orderLookupEntries.do')}
        </Button>
        {!isClosed && (
          <Button leftSection={<IconPlus size="1rem" />} onClick={() => setOpened('new')}>
            {t('add')}
          </Button>
        )}
      </Group>
    ),
    children: (
      <>
        <IncompleteEntries lookup={lookup} {...(addressPrefix && { addressPrefix })} />
        <DataTable
          {...props}
          id={`lookup-${lookup}`}
          {...(addressPrefix && { addressPrefix })}
          input={{ Lookup: lookup }}
          columns={columns}
          filters={[
            ...(isClosed
              ? []
              : [
                  filter('IsActive', {
                    label: t('fields.state'),
                    options: standings,
                  }),
                ]),
            filter('Missing', { label: t('missingOne') }),
          ]}
          searchable
          onRow={setOpened}
          rowActions={(row) =>
            actButtons(lookupActs, row, ['saveLookupEntry', 'mergeLookupEntry', 'deleteLookupEntry'], {
              saveLookupEntry: { run: () => setOpened(row) },
              // What is used where must be seen before either is asked, so both have a dialog of their own.
              mergeLookupEntry: { ...ownDialog, run: () => setLeaving({ entry: row, by: 'merge' }) },
              deleteLookupEntry: { ...ownDialog, run: () => setLeaving({ entry: row, by: 'delete' }) },
            })
          }
          defaultPageSize={50}
          emptySentence={t('none')}
        />
        <EntryDrawer lookup={lookup} entry={opened} onClose={() => setOpened(null)} />
        <Dialog
          opened={leaving !== null}
          onClose={() => setLeaving(null)}
          title={t(leaving?.by === 'merge' ? 'acts.mergeLookupEntry.do' : 'deleteTitle')}
        >
          {leaving?.by === 'delete' && (
            <LeavingEntry
              lookup={lookup}
              entry={leaving.entry}
              onMerge={() => setLeaving({ ...leaving, by: 'merge' })}
              onClose={() => setLeaving(null)}
            />
          )}
          {leaving?.by === 'merge' && (
            <MergeEntry lookup={lookup} entry={leaving.entry} onClose={() => setLeaving(null)} />
          )}
        </Dialog>
        <OrderDrawer lookup={lookup} opened={ordering} onClose={() => setOrdering(false)} />
      </>
    ),
  })
}
