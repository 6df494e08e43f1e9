import type { Database } from '#platform/server/database.ts'
import { takenBy } from '#platform/server/log/violations.ts'
import { invalidInput, refuse } from '#platform/shared/refusal.ts'
import { foldText } from '#platform/shared/text.ts'
import { codeTaken } from '../../contract/refusals.ts'
import { lookups, type Lookup } from '../../rules/registry.ts'
import type { EntryValues } from '../store/entries.ts'
import { requireCurrency } from '../required-currency.ts'
import { nouns } from './noun.ts'

/** What is done to the entries of this list. */
export const nounOf = (lookup: Lookup) => nouns[lookups.indexOf(lookup)]!

/** What the lookup has beside the plain fields must be there, and nothing that it has not. */
export async function wantedFields(db: Database, lookup: Lookup, entry: EntryValues): Promise<EntryValues> {
  const missing = lookup.extra.filter((extra) => entry[extra] === undefined)
  if (missing.length > 0)
    refuse(
      invalidInput,
      {},
      missing.map((path) => ({ path, code: 'required' })),
    )
  if (lookup.key === 'Currency' && !/^[A-Z]{3}$/.test(entry.Code))
    refuse(invalidInput, {}, [{ path: 'Code', code: 'currencyCode' }])
  if (entry.Price && lookup.extra.includes('Price')) await requireCurrency(db, 'Price', entry.Price)
  // Rosters are compared folded, so the spellings are kept folded.
  return { ...entry, Spellings: entry.Spellings && [...new Set(entry.Spellings.map(foldText))] }
}

/** A code that another entry has is a refusal at the field, not a broken constraint. */
export async function keepingCodes<T>(code: string, save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    const taken = takenBy(error)
    if (taken === null) throw error
    if (taken === 'result_band_min') refuse(invalidInput, {}, [{ path: 'MinPercent', code: 'alreadyUsed' }])
    refuse(codeTaken, { code }, [{ path: 'Code', code: 'alreadyUsed' }])
  }
}
