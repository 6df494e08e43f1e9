import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { useCall } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { RosterField } from '../../../rules/roster/fields.ts'

const lists: Partial<Record<RosterField, string>> = { gender: 'roster-genders', nationality: 'roster-nationalities' }

/** The `list` of a cell's input, where the academy knows what may stand in it. */
export const suggestionsOf = (field: RosterField | null) => {
  const list = field && lists[field]
  return list ? { list } : {}
}

/** What may stand in cells of few values, offered while they are corrected. Once on the page. */
export function RosterSuggestions() {
  const t = useText('people')
  const pick = usePick()
  const nationalities = useCall(lookupsCalls.getLookupOptions, { Lookup: 'Nationality' }, { freshFor: 600_000 })
  return (
    <>
      <datalist id={lists.gender}>
        {(['male', 'female'] as const).map((gender) => (
          <option key={gender} value={t(`genders.${gender}`)} aria-label={t(`genders.${gender}`)} />
        ))}
      </datalist>
      <datalist id={lists.nationality}>
        {nationalities.data?.Items.map((each) => (
          <option key={each.ID} value={pick(each.Name)} aria-label={pick(each.Name)} />
        ))}
      </datalist>
    </>
  )
}
