import type { ReactNode } from 'react'
import { useAddress } from '#platform/web/start/address.ts'
import { RosterImportPart } from './roster-import-part.ts'
import type { RosterHome } from './roster-record.ts'

/** A list of people; with `?import=` in the address the import of a roster, which has no published path of its own. */
export function RosterHomePage({ home, children }: { home: RosterHome; children: () => ReactNode }) {
  const { values, change } = useAddress({ import: '', show: '', pageNum: 1 })
  if (!values.import) return children()
  return (
    <RosterImportPart
      home={home}
      rosterId={/^\d+$/.test(values.import) ? Number(values.import) : null}
      onOpen={(id) => change({ import: id === null ? 'new' : String(id), show: '', pageNum: 1 }, { push: true })}
    />
  )
}
