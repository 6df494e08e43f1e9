import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct, writeGone, writeNew, writeTold } from '#platform/server/acts/write-act.ts'
import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { isStillReferred } from '#platform/server/log/violations.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { lookupsCalls } from '../../contract/calls.ts'
import { entryInUse } from '../../contract/refusals.ts'
import { entryActions, isKept } from '../../rules/entry-actions.ts'
import { lookupOf, type Lookup } from '../../rules/registry.ts'
import { keepingCodes, nounOf, refuseClosed, refuseOddCode, wantedFields } from '../acts/entry.ts'
import * as store from '../store/entries.ts'

/** What selects show beside code and name. */
const shownBeside = ['Symbol', 'Occupancy', 'Price', 'Per', 'City', 'Colour', 'AssessmentType'] as const
const shownIn = (entry: Partial<store.EntryValues>) =>
  Object.fromEntries(shownBeside.flatMap((key) => (entry[key] === undefined ? [] : [[key, entry[key]]]))) as object

export const getLookupOptions: Handler<typeof lookupsCalls.getLookupOptions> = async ({ db, query }) => {
  const found = await store.options(db, lookupOf(query.Lookup), query)
  return {
    Items: found.map(({ ID, Code, Name, ...entry }) => ({ ID, Code, Name, ...shownIn(entry) })),
  }
}

const nameOf = ({ Name, Code }: { readonly Name: Trilingual; readonly Code: string }) => Name.ar || Name.en || Code

const withActions = <Entry extends { readonly Code: string }>(lookup: Lookup, entry: Entry) => ({
  ...entry,
  Actions: entryActions(lookup, entry.Code),
})

export const listLookupEntries: Handler<typeof lookupsCalls.listLookupEntries> = async ({ db, actor, query }) => {
  const lookup = lookupOf(query.Lookup)
  const { rows, total } = await readList(db, store.entries, query, { actor, lookup })
  return { Items: rows.map((entry) => withActions(lookup, entry)) as never, Total: total }
}

export const getLookupEntry: Handler<typeof lookupsCalls.getLookupEntry> = async ({ db, query }) => {
  const lookup = lookupOf(query.Lookup)
  const entry = (await store.findEntry(db, lookup, query.ID)) ?? refuse(notFound)
  return withActions(lookup, entry) as never
}

export const saveLookupEntry: Handler<typeof lookupsCalls.saveLookupEntry> = async (asked) => {
  const { db, body } = asked
  const lookup = lookupOf(body.Lookup)
  const noun = nounOf(lookup)
  const entry = await wantedFields(db, lookup, body)
  const { ID } = body
  if (ID === null) {
    refuseClosed(lookup, entry, null)
    await refuseOddCode(db, lookup, entry, null)
    const saved = await keepingCodes(entry.Code, () => store.addEntry(db, lookup, entry))
    await writeNew(asked, noun, { id: saved.ID, code: entry.Code }, 'saveLookupEntry')
    return saved
  }
  const before = (await store.lockedEntry(db, lookup, ID)) ?? refuse(notFound)
  if (before.version !== body.Version) return refuseChanged(db, ['lookup', ID])
  refuseClosed(lookup, entry, before)
  await refuseOddCode(db, lookup, entry, before)
  const set = store.entryColumns(lookup, entry)
  await keepingCodes(entry.Code, () => writeAct(asked, noun, { id: ID, code: entry.Code }, 'saveLookupEntry', { set }))
  return { ID, Version: before.version + 1 }
}

export const deleteLookupEntry: Handler<typeof lookupsCalls.deleteLookupEntry> = async (asked) => {
  const { db, query } = asked
  const lookup = lookupOf(query.Lookup)
  // Locked before it is read: of two who delete it the second finds none, and the audit has what it was at its end.
  await store.lockedEntry(db, lookup, query.ID)
  const entry = (await store.findEntry(db, lookup, query.ID)) ?? refuse(notFound)
  const inUse = () => refuse(entryInUse, { name: nameOf(entry) })
  if (isKept(lookup, entry.Code)) inUse()
  await writeGone(asked, nounOf(lookup), { id: query.ID, code: entry.Code }, 'deleteLookupEntry', async () => {
    try {
      await store.removeEntry(db, lookup, query.ID)
    } catch (error) {
      if (isStillReferred(error)) inUse()
      throw error
    }
  })
  return { Done: true }
}

export const orderLookupEntries: Handler<typeof lookupsCalls.orderLookupEntries> = async (asked) => {
  const { db, body } = asked
  const lookup = lookupOf(body.Lookup)
  const { before, after } = await store.orderEntries(db, lookup, body.IDs)
  await writeTold(asked, nounOf(lookup), { id: body.IDs[0]! }, 'orderLookupEntries', {
    before: { order: before },
    after: { order: after },
  })
  return { Done: true }
}
