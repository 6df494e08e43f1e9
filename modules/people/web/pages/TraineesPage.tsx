import { useAddress } from '#platform/web/start/address.ts'
import { RosterImportPart } from '../parts/roster/roster-import-part.ts'
import { TraineesTable } from '../parts/TraineesTable.tsx'

/** The trainees; with `?import=` in the address the import of a roster, which has no published path of its own. */
export default function TraineesPage() {
  const { values, change } = useAddress({ import: '', show: '', pageNum: 1 })
  if (!values.import) return <TraineesTable />
  const rosterId = /^\d+$/.test(values.import) ? Number(values.import) : null
  return (
    <RosterImportPart
      home="/User/Trainee"
      rosterId={rosterId}
      onOpen={(id) => change({ import: id === null ? 'new' : String(id), show: '', pageNum: 1 }, { push: true })}
    />
  )
}
