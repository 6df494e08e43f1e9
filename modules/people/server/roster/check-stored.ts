import type { Asked } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { checkRoster, type CheckedRoster } from '../../rules/roster/check.ts'
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
  }
  // What the cells mean has to be read first, to ask the database for these people alone.
  const { people } = checkRoster(
    roster.rows.map((row) => ({ ...row, isSkipped: false })),
    roster.mapping.map((field) => (field === 'email' || field === 'passportNumber' ? field : null)),
    { ...context, emails: none, passports: none },
  )
  const known = await knownAmong(
    db,
    vault,
    people.flatMap((person) => person.email ?? []),
    people.flatMap((person) => person.passportNumber ?? []),
  )
  const titled = roster.header.findLastIndex((title) => title.trim() !== '') + 1
  return checkRoster(roster.rows, roster.mapping, { ...context, ...known }, titled)
}

export const epochOf = (year: number | null): 1900 | 1904 | null => (year === 1904 ? 1904 : year === 1900 ? 1900 : null)
