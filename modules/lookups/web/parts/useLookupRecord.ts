import { usePick } from '#platform/web/format.tsx'
import { lookupsCalls } from '../../contract/calls.ts'

/** `filter('NationalityID', { record: ofLookup('Nationality') })`: a filter of a list by the entries of a lookup. */
export function useLookupRecord() {
  const pick = usePick()
  return (lookup: string) => ({
    call: lookupsCalls.getLookupOptions,
    input: { Lookup: lookup },
    whole: true,
    // Of an entry that is not offered any more, which a link may lead to.
    byId: 'ID',
    option: (row: { ID: number; Name: Parameters<typeof pick>[0] }) => ({ value: row.ID, label: pick(row.Name) }),
  })
}
