import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { useCall } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { entryFields, type RosterField } from '../../../../rules/roster/fields.ts'
import type { RosterRecord } from '../roster-record.ts'

/** The lookups whose entries stand in cells. */
const lookups = { nationality: 'Nationality', ...entryFields } as const
const isOfLookup = (field: RosterField | null): field is keyof typeof lookups => field !== null && field in lookups
const listOf = (field: RosterField) => `roster-${field}`

/** The `list` of a cell's input, where the academy knows what may stand in it. */
export const suggestionsOf = (field: RosterField | null) =>
  field === 'gender' || isOfLookup(field) ? { list: listOf(field) } : {}

/** What may stand in cells of few values, offered while they are corrected. Once on the page. */
export function RosterSuggestions({ roster }: { roster: RosterRecord }) {
  const t = useText('people')
  return (
    <>
      <datalist id={listOf('gender')}>
        {(['male', 'female'] as const).map((gender) => (
          <option key={gender} value={t(`genders.${gender}`)} aria-label={t(`genders.${gender}`)} />
        ))}
      </datalist>
      {roster.Mapping.filter(isOfLookup).map((field) => (
        <Entries key={field} field={field} />
      ))}
    </>
  )
}

function Entries({ field }: { field: keyof typeof lookups }) {
  const pick = usePick()
  const entries = useCall(lookupsCalls.getLookupOptions, { Lookup: lookups[field] }, { freshFor: 600_000 })
  return (
    <datalist id={listOf(field)}>
      {entries.data?.Items.map((each) => (
        <option key={each.ID} value={pick(each.Name)} aria-label={pick(each.Name)} />
      ))}
    </datalist>
  )
}
