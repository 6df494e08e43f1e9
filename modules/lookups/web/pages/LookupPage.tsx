import { Button, Group } from '@mantine/core'
import { IconArrowsSort, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import type { Column, Filter } from '#platform/web/tables/table-types.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { actButtons } from '#platform/web/ui/act-buttons.ts'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { lookupActs } from '../../contract/acts.ts'
import { lookupsCalls } from '../../contract/calls.ts'
import { lookupOf, type LookupKey } from '../../rules/registry.ts'
import { EntryDrawer } from '../parts/EntryDrawer.tsx'
import { FileMenu } from '../parts/FileMenu.tsx'
import { OrderDrawer } from '../parts/OrderDrawer.tsx'

type Row = Output<typeof lookupsCalls.listLookupEntries>['Items'][number]

/** The page of one lookup; every lookup has this one. */
export const pageOf = (lookup: LookupKey) =>
  function LookupPage() {
    return <Entries key={lookup} lookup={lookup} />
  }

function Entries({ lookup }: { lookup: LookupKey }) {
  const t = useText('lookups')
  const format = useFormat()
  const [opened, setOpened] = useState<Row | 'new' | null>(null)
  const [ordering, setOrdering] = useState(false)
  const extra: Record<string, Column<Row>> = {
    Symbol: { key: 'Symbol', label: t('fields.symbol'), cell: (row) => <bdi>{row.Symbol}</bdi> },
    PerUsd: {
      key: 'PerUsd',
      label: t('fields.perUsd'),
      align: 'end',
      cell: (row) => format.plain(row.PerUsd ?? 0, 0, 6),
    },
    Spellings: {
      key: 'Spellings',
      label: t('fields.spellings'),
      card: 'none',
      text: (row) => row.Spellings?.join(' | '),
      cell: (row) => row.Spellings?.slice(0, 4).join(format.separator),
    },
  }
  const columns: Column<Row>[] = [
    { key: 'Position', label: t('fields.position'), sort: true, align: 'end', width: '6rem', card: 'none' },
    { key: 'Code', label: t('fields.code'), sort: true, always: true, cell: (row) => <Code>{row.Code}</Code> },
    {
      key: 'Name',
      label: t('fields.name'),
      sort: true,
      card: 'title',
      cell: (row) => <Localized text={row.Name} />,
    },
    ...lookupOf(lookup).extra.map((field) => extra[field]!),
    {
      key: 'IsActive',
      label: t('fields.state'),
      card: 'badge',
      text: (row) => t(row.IsActive ? 'states.active' : 'states.inactive'),
      cell: (row) => (
        <StateBadge
          tone={row.IsActive ? 'success' : 'neutral'}
          label={t(row.IsActive ? 'states.active' : 'states.inactive')}
        />
      ),
    },
  ]
  const filters: Filter[] = [{ key: 'IsActive', label: t('onlyActive'), kind: 'flag' }]
  return (
    <Page
      title={t(`screens.${lookup}`)}
      actions={
        <Group gap="xs">
          <FileMenu lookup={lookup} />
          <Button variant="default" leftSection={<IconArrowsSort size="1rem" />} onClick={() => setOrdering(true)}>
            {t('acts.orderLookupEntries.do')}
          </Button>
          <Button leftSection={<IconPlus size="1rem" />} onClick={() => setOpened('new')}>
            {t('add')}
          </Button>
        </Group>
      }
    >
      <DataTable<Row>
        id={`lookup-${lookup}`}
        module="lookups"
        call={lookupsCalls.listLookupEntries}
        input={{ Lookup: lookup }}
        columns={columns}
        filters={filters}
        searchable
        rowKey={(row) => row.ID}
        onRow={setOpened}
        rowActions={(row) =>
          actButtons(lookupActs, row, ['saveLookupEntry', 'deleteLookupEntry'], {
            saveLookupEntry: { run: () => setOpened(row) },
            deleteLookupEntry: { run: () => send(lookupsCalls.deleteLookupEntry, { Lookup: lookup, ID: row.ID }) },
          })
        }
        defaultSort="Position"
        defaultPageSize={50}
        emptySentence={t('none')}
      />
      <EntryDrawer lookup={lookup} entry={opened} onClose={() => setOpened(null)} />
      <OrderDrawer lookup={lookup} opened={ordering} onClose={() => setOrdering(false)} />
    </Page>
  )
}
