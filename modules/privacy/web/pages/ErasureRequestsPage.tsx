import type { Output } from '#platform/shared/call.ts'
import { Code, InstantText, Localized, nothing, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import type { Column, Filter } from '#platform/web/tables/table-types.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { searchErasureRequests } from '../../contract/erasure-requests.ts'
import { erasureStates } from '../../rules/erasure-states.ts'
import { erasureTones } from '../parts/erasure-tones.ts'

type Row = Output<typeof searchErasureRequests>['Items'][number]

/** Who asked to be erased. */
export default function ErasureRequestsPage() {
  const t = useText('privacy')
  const platform = useText('platform')
  const format = useFormat()
  const pick = usePick()
  const columns: Column<Row>[] = [
    {
      key: 'Name',
      label: t('list.person'),
      always: true,
      card: 'title',
      text: (row) => pick(row.Name),
      cell: (row) => <Localized text={row.Name} />,
    },
    { key: 'Email', label: t('list.email'), cell: (row) => <Code>{row.Email}</Code> },
    { key: 'Role', label: t('list.role'), text: (row) => platform(`roles.${row.Role}`) },
    {
      key: 'State',
      label: t('list.state'),
      card: 'badge',
      text: (row) => t(`states.${row.State}`),
      cell: (row) => <StateBadge module="privacy" state={row.State} tones={erasureTones} />,
    },
    {
      key: 'AskedAt',
      label: t('list.askedAt'),
      sort: true,
      align: 'end',
      text: (row) => format.numericDateTime(row.AskedAt),
      cell: (row) => <InstantText at={row.AskedAt} />,
    },
    {
      key: 'EndedAt',
      label: t('list.endedAt'),
      align: 'end',
      text: (row) => format.numericDateTime(row.EndedAt),
      cell: (row) => (row.EndedAt ? <InstantText at={row.EndedAt} /> : nothing),
    },
  ]
  const filters: Filter[] = [
    {
      key: 'State',
      label: t('list.state'),
      kind: 'choice',
      options: erasureStates.states.map((value) => ({ value, label: t(`states.${value}`) })),
    },
  ]
  return (
    <Page title={t('list.title')} description={t('list.description')}>
      <DataTable<Row>
        id="erasure-requests"
        module="privacy"
        call={searchErasureRequests}
        columns={columns}
        filters={filters}
        rowKey={(row) => row.ID}
        rowHref={(row) => href('/User/ErasureRequest/:ID', { ID: row.ID })}
        defaultSort="-AskedAt"
        emptySentence={t('list.none')}
      />
    </Page>
  )
}
