import type { Database } from '#platform/server/database.ts'
import { isStillReferred, takenBy } from '#platform/server/log/violations.ts'
import { invalidInput, refuse } from '#platform/shared/refusal.ts'
import { foldText } from '#platform/shared/text.ts'
import { codeTaken, entryKept, listClosed } from '../../contract/refusals.ts'
import { lookups, type Lookup } from '../../rules/registry.ts'
import { codeLike, type EntryValues } from '../store/entries.ts'
import { lookupEntries } from '../kept-entries.ts'
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
  if (lookup.extra.includes('AssessmentType')) {
    const known = await lookupEntries(db)
    if (!known.ofCode('AssessmentType', entry.AssessmentType!))
      refuse(invalidInput, {}, [{ path: 'AssessmentType', code: 'required' }])
  }
  if (entry.Price && lookup.extra.includes('Price')) await requireCurrency(db, 'Price', entry.Price)
  // Rosters are compared folded, so the spellings are kept folded.
  return { ...entry, Spellings: entry.Spellings && [...new Set(entry.Spellings.map(foldText))] }
}

/** Refuses what a list of the program's own codes does not take; `before` is the entry as it stood, null for a new one. */
export function refuseClosed(lookup: Lookup, entry: EntryValues, before: { readonly code: string } | null): void {
  if (!lookup.isClosed) return
  if (before?.code !== entry.Code || !entry.IsActive) refuse(listClosed, { code: entry.Code })
}

/** Can be typed on any keyboard: codes stand in files, rosters and addresses. */
const latin = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/

/**
 * Refuses a new code that is not Latin, or that another entry has in other capitals, and any where records name the entry by it. `before` is the entry as it stood, null
 * for a new one: a code that it has from older versions stays.
 */
export async function refuseOddCode(
  db: Database,
  lookup: Lookup,
  { Code }: EntryValues,
  before: { readonly id: number; readonly code: string } | null,
): Promise<void> {
  if (before?.code === Code) return
  // Records name the entry by it.
  if (before && lookup.referredByCode) refuse(invalidInput, {}, [{ path: 'Code', code: 'notAllowed' }])
  if (!latin.test(Code)) refuse(invalidInput, {}, [{ path: 'Code', code: 'latinCode' }])
  const alike = await codeLike(db, lookup, Code, before?.id ?? null)
  if (alike) refuse(codeTaken, { code: alike.code }, [{ path: 'Code', code: 'alreadyUsed' }])
}

/** A code that another entry has is a refusal at the field, not a broken constraint. */
export async function keepingCodes<T>(code: string, save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    // The database holds a category to the kind of the questions that stand in it.
    if (isStillReferred(error)) refuse(entryKept, { code }, [{ path: 'AssessmentType', code: 'notAllowed' }])
    const taken = takenBy(error)
    if (taken === null) throw error
    if (taken === 'result_band_min') refuse(invalidInput, {}, [{ path: 'MinPercent', code: 'alreadyUsed' }])
    refuse(codeTaken, { code }, [{ path: 'Code', code: 'alreadyUsed' }])
  }
}
