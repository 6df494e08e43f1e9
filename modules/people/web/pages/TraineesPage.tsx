import { lazy, Suspense } from 'react'
import { useAddress } from '#platform/web/start/address.ts'
import { loadText } from '#platform/web/text.ts'
import { TraineesTable } from '../parts/TraineesTable.tsx'

// Its words come with it: a part that waits for them while it is drawn would be drawn twice.
const RosterImport = lazy(async () => {
  const [part] = await Promise.all([import('../parts/roster/RosterImport.tsx'), loadText('roster')])
  return part
})

/** The trainees; with `?import=` in the address the import of a roster, which has no published path of its own. */
export default function TraineesPage() {
  const { values, change } = useAddress({ import: '', show: '', pageNum: 1 })
  if (!values.import) return <TraineesTable />
  const rosterId = /^\d+$/.test(values.import) ? Number(values.import) : null
  return (
    <Suspense fallback={null}>
      <RosterImport
        home="/User/Trainee"
        rosterId={rosterId}
        onOpen={(id) => change({ import: id === null ? 'new' : String(id), show: '', pageNum: 1 }, { push: true })}
      />
    </Suspense>
  )
}
