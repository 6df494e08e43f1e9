import { invoiceSettings } from '#modules/billing/contract/settings.ts'
import { todaysRates } from '#modules/costing/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import type { Reckoned } from '../store/subjects/subject.ts'

/** In which currency and on which days the academy counts as of now. */
export async function reckoned(db: Database, now: Date): Promise<Reckoned> {
  const [{ currency: base }, { timeZone }] = await Promise.all([
    settings(db, invoiceSettings),
    settings(db, zoneSettings),
  ])
  return { base, timeZone, today: dayOf(now, timeZone), rates: await todaysRates(db, base) }
}
