import type { Output } from '#platform/shared/call.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { auditCalls } from '../../contract/calls.ts'
import { mostReached } from '../../contract/entries.ts'
import { ChainState } from '../parts/ChainState.tsx'
import { useAuditColumns } from '../parts/columns.tsx'
import { useAuditFilters } from '../parts/filters.ts'

// The words of states of all modules come with it.
const EntryDrawer = lazyPart(async () => (await import('../parts/EntryDrawer.tsx')).default)

// A row of a file takes some 500 bytes of the page's memory.
const pieces = { call: auditCalls.exportAudit, most: 100_000 }

type State = Output<typeof auditCalls.getAuditState>

export default function AuditPage() {
  const t = useText('audit')
  const format = useFormat()
  const state = useCall(auditCalls.getAuditState, {}, { every: 30_000 })
  return (
    <Page
      title={t('screens.audit')}
      description={t('description', { count: mostReached, shown: format.number(mostReached) })}
    >
      <QueryView query={state} module="audit">
        {(found) => <Audit state={found} onChecked={state.refetch} />}
      </QueryView>
    </Page>
  )
}

function Audit({ state, onChecked }: { state: State; onChecked: () => unknown }) {
  const t = useText('audit')
  const { props } = useList(auditCalls.searchAudit, 'audit')
  const columns = useAuditColumns(state.Kinds)
  const filters = useAuditFilters(state)
  const { values, change } = useAddress({ entry: 0 })
  const open = (id: number) => change({ entry: id }, { push: true })
  return (
    <>
      <ChainState state={state} onChecked={onChecked} onEntry={open} />
      <DataTable
        {...props}
        id="audit"
        columns={columns}
        filters={filters}
        onRow={(row) => open(row.ID)}
        defaultPageSize={50}
        exportPieces={pieces}
        mostReached={mostReached}
        emptySentence={t('none')}
      />
      {values.entry > 0 && <EntryDrawer id={values.entry} onClose={() => change({ entry: 0 })} />}
    </>
  )
}
