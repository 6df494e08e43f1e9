import type { Handler } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { auditCalls } from '../../contract/calls.ts'
import { findEntry, piecesOfEntries, searchEntries } from '../store/entries.ts'
import { searchPeople } from '../store/people.ts'

export const searchAudit: Handler<typeof auditCalls.searchAudit> = async ({ db, actor, query }) => {
  const { timeZone } = await settings(db, zoneSettings)
  const { rows, total } = await searchEntries(db, actor, query, timeZone)
  return { Items: rows, Total: total }
}

export const exportAudit: Handler<typeof auditCalls.exportAudit> = async ({ db, actor, query }) => {
  const { timeZone } = await settings(db, zoneSettings)
  const { rows, total } = await piecesOfEntries(db, actor, query, timeZone)
  return { Items: rows, Total: total }
}

export const getAuditEntry: Handler<typeof auditCalls.getAuditEntry> = async ({ db, actor, query }) => {
  const { seq, hash, sealed_at, tellsOfErased, ...entry } = (await findEntry(db, actor, query.ID)) ?? refuse(notFound)
  const Seal = seq === null ? null : { Number: seq, Hash: hash!.toString('hex'), SealedAt: sealed_at! }
  return { ...entry, ...(entry.IsWithheld ? withheld(entry) : tellsOfErased && withoutWords(entry)), Seal } as never
}

/** Of somebody who was erased the page tells rights and states alone: the rows themselves are chained and stay. */
const impersonal = new Set(['role', 'permissions', 'active', 'isActive', 'state', 'application'])
const withheld = ({ Data, Before, After }: { Data: unknown; Before: unknown; After: unknown }) => ({
  Data: Object.fromEntries(Object.entries((Data ?? {}) as object).filter(([, value]) => typeof value === 'number')),
  Before: left(Before),
  After: left(After),
})
const left = (facts: unknown) =>
  facts && Object.fromEntries(Object.entries(facts as object).filter(([key]) => impersonal.has(key)))

/** Of what others did about somebody who was erased the page tells everything but what was typed: why, and notes. */
function withoutWords({ Data, Before, After }: { Data: unknown; Before: unknown; After: unknown }) {
  const kept = { Data: unworded(Data), Before: unworded(Before), After: unworded(After) }
  return JSON.stringify(kept) === JSON.stringify({ Data, Before, After }) ? {} : { ...kept, IsWithheld: true }
}
const unworded = (facts: unknown) =>
  facts && Object.fromEntries(Object.entries(facts as object).filter(([key, value]) => !isTyped(key, value)))
const isTyped = (key: string, value: unknown) =>
  typeof value === 'string' && (/reason|why|note|comment|hotel|flight/i.test(key) || /\s/.test(value))

export const searchAuditPeople: Handler<typeof auditCalls.searchAuditPeople> = ({ db, actor, query }) =>
  searchPeople(db, actor.language, query.search, query.ID)
