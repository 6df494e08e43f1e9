import type { Database } from '#platform/server/database.ts'
import type { Asked } from '#platform/server/handler.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { settings } from '#platform/server/settings.ts'
import type { Vault } from '#platform/server/vault/vault.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { checkRoster, type CheckedRoster, type RosterPerson } from '../../rules/roster/check.ts'
import { comparedOf, namesSaid } from '../../rules/roster/likely.ts'
import { currencyCodes, entrySpellings, knownInstructors } from '../store/roster/instructors.ts'
import { nationalitySpellings, type StoredRoster } from '../store/roster/rosters.ts'
import { likelyTrainees } from '../store/roster/likely.ts'
import { knownAmong } from '../store/trainee-writes.ts'

const none: ReadonlySet<string> = new Set()

/**
 * Checks every cell of an import against the rules and against whom the academy knows now. `actor`: to whom it is told who
 * is likely here already, of the records that they reach; null: nobody looks for those.
 */
export async function checkStoredRoster(
  { db, vault, now, actor }: Pick<Asked<never>, 'db' | 'vault' | 'now'> & { readonly actor: Actor | null },
  roster: StoredRoster,
): Promise<CheckedRoster> {
  const { timeZone } = await settings(db, zoneSettings)
  const context = {
    today: dayOf(now, timeZone),
    nationalities: await nationalitySpellings(db),
    epoch: epochOf(roster.epoch),
    ...(roster.kind === 'instructor' && {
      entries: await entrySpellings(db),
      currencies: await currencyCodes(db),
    }),
  }
  // What the cells mean has to be read first, to ask the database for these people alone.
  const { said } = checkRoster(
    roster.rows.map((row) => ({ ...row, isSkipped: false })),
    roster.mapping,
    { ...context, emails: none, passports: none },
  )
  const known =
    roster.kind === 'instructor' ? await knownAsInstructors(db, said) : await knownAsTrainees(db, vault, actor, said)
  // Where no column has a title none stands beyond the last one.
  const titled =
    roster.headerRow === 0 ? roster.header.length : roster.header.findLastIndex((title) => title.trim() !== '') + 1
  return checkRoster(roster.rows, roster.mapping, { ...context, ...known }, titled)
}

async function knownAsTrainees(db: Database, vault: Vault, actor: Actor | null, said: readonly RosterPerson[]) {
  const known = await knownAmong(
    db,
    vault,
    said.flatMap((person) => person.email ?? []),
    said.flatMap((person) => person.passportNumber ?? []),
  )
  return actor ? { ...known, likelyTrainees: await likelyTrainees(db, actor, said.map(comparedOf)) } : known
}

const knownAsInstructors = (db: Database, said: readonly RosterPerson[]) =>
  knownInstructors(db, {
    emails: said.flatMap((person) => person.email ?? []),
    names: said.flatMap(namesSaid),
    mobiles: said.flatMap((person) => person.mobile ?? []),
  })

export const epochOf = (year: number | null): 1900 | 1904 | null => (year === 1904 ? 1904 : year === 1900 ? 1900 : null)
