import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct, writeGone } from '#platform/server/acts/write-act.ts'
import type { Handler } from '#platform/server/handler.ts'
import { isStillReferred, overlappedBy } from '#platform/server/log/violations.ts'
import type { AllModules } from '#platform/server/module.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { foldText } from '#platform/shared/text.ts'
import type { lookupsCalls } from '../../contract/calls.ts'
import { entriesApart, entryOfProgram, sameEntry } from '../../contract/refusals.ts'
import { isKept } from '../../rules/entry-actions.ts'
import { lookupOf } from '../../rules/registry.ts'
import { nounOf } from '../acts/entry.ts'
import { moveUses, usesOf } from '../acts/uses.ts'
import * as store from '../store/entries.ts'
import { allowLonger } from '../store/references.ts'

export const getLookupUses =
  (modules: AllModules): Handler<typeof lookupsCalls.getLookupUses> =>
  async ({ db, query }) => {
    const lookup = lookupOf(query.Lookup)
    const entry = (await store.findEntry(db, lookup, query.ID)) ?? refuse(notFound)
    return { Places: await usesOf(db, modules, lookup, entry.ID) }
  }

/** Two rows that only one of may be (prices of one night), or questions of another kind of sheet, are nothing that a merge could choose between. */
async function movedUnlessApart(move: () => Promise<number>): Promise<number> {
  try {
    return await move()
  } catch (error) {
    if (overlappedBy(error) !== null || isStillReferred(error)) refuse(entriesApart)
    throw error
  }
}

const mostSpellings = 100

export const mergeLookupEntry =
  (modules: AllModules): Handler<typeof lookupsCalls.mergeLookupEntry> =>
  async (asked) => {
    const { db, body } = asked
    const lookup = lookupOf(body.Lookup)
    if (body.ID === body.IntoID) refuse(sameEntry)
    // Both in one order, so that two merges of the same entries the other way round wait for each other.
    for (const id of [body.ID, body.IntoID].toSorted((one, other) => one - other)) {
      const found = await store.lockedEntry(db, lookup, id)
      if (!found) refuse(notFound)
    }
    const gone = (await store.findEntry(db, lookup, body.ID))!
    const kept = (await store.findEntry(db, lookup, body.IntoID))!
    if (isKept(lookup, gone.Code)) refuse(entryOfProgram, { name: gone.Name.ar || gone.Name.en || gone.Code })
    if (gone.Version !== body.Version) return refuseChanged(db, ['lookup', body.ID])
    await allowLonger(db)
    const noun = nounOf(lookup)
    const moved = await movedUnlessApart(() => moveUses(db, modules, lookup, { from: body.ID, into: body.IntoID }))
    // What rosters wrote for the one is understood as the other from now on.
    if (lookup.extra.includes('Spellings')) {
      const names = [gone.Name.ar, gone.Name.en, gone.Name.fr, gone.Code].filter(Boolean).map((name) => foldText(name!))
      const spellings = [...new Set([...(kept.Spellings ?? []), ...(gone.Spellings ?? []), ...names])]
      const set = { spellings: spellings.slice(0, mostSpellings) }
      await writeAct(asked, noun, { id: kept.ID, code: kept.Code }, 'saveLookupEntry', { set })
    }
    const remove = () => store.removeEntry(db, lookup, body.ID)
    await writeGone(asked, noun, { id: body.ID, code: gone.Code }, 'mergeLookupEntry', remove, {
      into: kept.Code,
      usesMoved: moved,
    })
    return { Moved: moved }
  }
