import { useCall } from '#platform/web/data.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { reportsCalls as calls } from '../../../contract/calls.ts'
import type { Definition } from './report.ts'
import { ResultTable } from './ResultTable.tsx'

/** A report as it is now; its page and the group that is open stand in the address. */
export function LiveResult({ definition, caption }: { definition: Definition; caption: string }) {
  const { values, change } = useAddress({ pageNum: 1, pageSize: 20, within: '' })
  const within = definition.GroupBy.length > 0 && values.within !== '' ? values.within : null
  const page = {
    pageNum: Math.max(1, Math.trunc(values.pageNum)),
    pageSize: [10, 20, 50, 100].includes(values.pageSize) ? values.pageSize : 20,
  }
  const query = useCall(calls.getReportRows, { body: { ...definition, ...page, Within: within } })
  return (
    <QueryView query={query} module="reports">
      {({ Items, Total, Records, Figures }) => (
        <ResultTable
          caption={caption}
          definition={definition}
          rows={Items}
          total={Total}
          records={Records}
          figures={Figures}
          page={page}
          onPage={change}
          within={within}
          onWithin={(key) => change({ within: key ?? '', pageNum: 1 }, { push: true })}
        />
      )}
    </QueryView>
  )
}
