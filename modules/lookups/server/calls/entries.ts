import { refuseChanged } from '#modules/accounts/server/public.ts'
import type { Handler } from '#platform/server/handler.ts'
import { isStillReferred, takenBy } from '#platform/server/violations.ts'
import { invalidInput, notFound, refuse } from '#platform/shared/refusal.ts'
import { foldText } from '#platform/shared/text.ts'
import type { lookupsCalls } from '../../contract/calls.ts'
import { codeTaken, entryInUse } from '../../contract/refusals.ts'
import { entryActions } from '../../rules/entry-actions.ts'
import { lookupOf, type Lookup } from '../../rules/registry.ts'
import * as store from '../store/entries.ts'

export const getLookupOptions: Handler<typeof lookupsCalls.getLookupOptions> = async ({ db, query }) => {
  const found = await store.options(db, lookupOf(query.Lookup), query.search)
  return {
    Items: found.map(({ ID, Code, Name, Symbol }) => ({ ID, Code, Name, ...(Symbol === undefined ? {} : { Symbol }) })),
  }
}

const withActions = <Entry extends object>(lookup: Lookup, entry: Entry) => ({
  ...entry,
  Actions: entryActions(lookup),
})

export const listLookupEntries: Handler<typeof lookupsCalls.listLookupEntries> = async ({ db, query }) => {
  const lookup = lookupOf(query.Lookup)
  const { Items, Total } = await store.listEntries(db, lookup, query)
  return { Items: Items.map((entry) => withActions(lookup, entry)) as never, Total }
}

export const getLookupEntry: Handler<typeof lookupsCalls.getLookupEntry> = async ({ db, query }) => {
  const lookup = lookupOf(query.Lookup)
  const entry = (await store.findEntry(db, lookup, query.ID)) ?? refuse(notFound)
  return withActions(lookup, entry) as never
}

/** What the lookup has beside the plain fields must be there, and nothing that it has not. */
export function wantedFields(lookup: Lookup, entry: store.EntryValues): store.EntryValues {
  const missing = lookup.extra.filter((extra) => entry[extra] === undefined)
  if (missing.length > 0)
    refuse(
      invalidInput,
      {},
      missing.map((path) => ({ path, code: 'required' })),
    )
  if (lookup.key === 'Currency' && !/^[A-Z]{3}$/.test(entry.Code))
    refuse(invalidInput, {}, [{ path: 'Code', code: 'currencyCode' }])
  // Rosters are compared folded, so the spellings are kept folded.
  return { ...entry, Spellings: entry.Spellings && [...new Set(entry.Spellings.map(foldText))] }
}

const factsOf = (entry: store.EntryValues) => ({
  code: entry.Code,
  name: entry.Name,
  active: entry.IsActive,
  spellings: entry.Spellings,
  symbol: entry.Symbol,
  perUsd: entry.PerUsd,
})

export const saveLookupEntry: Handler<typeof lookupsCalls.saveLookupEntry> = async ({ db, body, record }) => {
  const lookup = lookupOf(body.Lookup)
  const entry = wantedFields(lookup, body)
  const before = body.ID === null ? null : ((await store.findEntry(db, lookup, body.ID)) ?? refuse(notFound))
  const saved = await keepingCodes(entry.Code, () =>
    body.ID === null
      ? store.addEntry(db, lookup, entry)
      : store.changeEntry(db, lookup, body.ID, body.Version ?? 0, entry),
  )
  if (!saved) return refuseChanged(db, ['lookup', body.ID ?? 0])
  await record({
    kind: 'lookupEntrySaved',
    subject: ['lookup', saved.ID],
    data: { lookup: lookup.key, code: entry.Code },
    before: before ? factsOf(before) : null,
    after: factsOf(entry),
  })
  return saved
}

/** A code that another entry has is a refusal at the field, not a broken constraint. */
export async function keepingCodes<T>(code: string, save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    if (takenBy(error) === null) throw error
    refuse(codeTaken, { code }, [{ path: 'Code', code: 'alreadyUsed' }])
  }
}

export const deleteLookupEntry: Handler<typeof lookupsCalls.deleteLookupEntry> = async ({ db, query, record }) => {
  const lookup = lookupOf(query.Lookup)
  const entry = (await store.findEntry(db, lookup, query.ID)) ?? refuse(notFound)
  const inUse = () => refuse(entryInUse, { name: entry.Name.ar || entry.Name.en || entry.Code })
  if (lookup.referredByCode) inUse()
  try {
    await store.removeEntry(db, lookup, query.ID)
  } catch (error) {
    if (isStillReferred(error)) inUse()
    throw error
  }
  await record({
    kind: 'lookupEntryDeleted',
    subject: ['lookup', query.ID],
    data: { lookup: lookup.key, code: entry.Code },
    before: factsOf(entry),
  })
  return { Done: true }
}

export const orderLookupEntries: Handler<typeof lookupsCalls.orderLookupEntries> = async ({ db, body, record }) => {
  await store.orderEntries(db, lookupOf(body.Lookup), body.IDs)
  await record({ kind: 'lookupOrdered', subject: ['lookup', body.IDs[0]!], data: { lookup: body.Lookup } })
  return { Done: true }
}
