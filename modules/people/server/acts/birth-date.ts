import type { Database } from '#platform/server/database.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf, type Day } from '#platform/shared/values/dates.ts'
import { invalidInput, refuse } from '#platform/shared/refusal.ts'
import { birthDateFault } from '../../rules/birth-date.ts'

/** Refuses a birth date that nobody can have; one that was stored already (`had`) stands in nobody's way. */
export async function requireBirthDate(db: Database, day: Day | null, now: Date, had: Day | null = null) {
  if (day === null || day === had) return
  const code = birthDateFault(day, dayOf(now, (await settings(db, zoneSettings)).timeZone))
  if (code) refuse(invalidInput, {}, [{ path: 'BirthDate', code }])
}
