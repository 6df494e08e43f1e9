import type { Database } from '#platform/server/database.ts'
import type { Asked } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import type { Vault } from '#platform/server/vault/vault.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { checkRoster, namesSaid, type CheckedRoster, type RosterPerson } from '../../rules/roster/check.ts'
import type { RosterField } from '../../rules/roster/fields.ts'
import { currencyCodes, entrySpellings, knownInstructors } from '../store/instructor-rosters.ts'
import { nationalitySpellings, type StoredRoster } from '../store/rosters.ts'
import { knownAmong } from '../store/trainee-writes.ts'

const none: ReadonlySet<string> = new Set()

/** Checks every cell of an import against the rules and against whom the academy knows now. */
export async function checkStoredRoster(
  { db, vault, now }: Pick<Asked<never>, 'db' | 'vault' | 'now'>,
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
  const said = (isMeant: (field: RosterField) => boolean) =>
    checkRoster(
      roster.rows.map((row) => ({ ...row, isSkipped: false })),
      roster.mapping.map((field) => (field && isMeant(field) ? field : null)),
      { ...context, emails: none, passports: none },
    ).people
  const known =
    roster.kind === 'instructor' ? await knownAsInstructors(db, said) : await knownAsTrainees(db, vault, said)
  const titled = roster.header.findLastIndex((title) => title.trim() !== '') + 1
  return checkRoster(roster.rows, roster.mapping, { ...context, ...known }, titled)
}

type Saying = (isMeant: (field: RosterField) => boolean) => readonly RosterPerson[]

function knownAsTrainees(db: Database, vault: Vault, said: Saying) {
  const people = said((field) => field === 'email' || field === 'passportNumber')
  return knownAmong(
    db,
    vault,
    people.flatMap((person) => person.email ?? []),
    people.flatMap((person) => person.passportNumber ?? []),
  )
}

/** Each by itself: a number that is none hides neither the address nor the name of its row. */
const knownAsInstructors = (db: Database, said: Saying) =>
  knownInstructors(db, {
    emails: said((field) => field === 'email').flatMap((person) => person.email ?? []),
    names: said((field) => /^(name|first|middle|last)/.test(field)).flatMap(namesSaid),
    mobiles: said((field) => field === 'mobile').flatMap((person) => person.mobile ?? []),
  })

export const epochOf = (year: number | null): 1900 | 1904 | null => (year === 1904 ? 1904 : year === 1900 ? 1900 : null)
