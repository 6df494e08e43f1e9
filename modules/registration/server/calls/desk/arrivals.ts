import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import type { registrationCalls as calls } from '../../../contract/calls.ts'
import { arrivals } from '../../store/desk/arrivals.ts'

export const getArrivals: Handler<typeof calls.getArrivals> = async ({ db, actor, now, query }) => {
  const from = query.From ?? dayOf(now, (await settings(db, zoneSettings)).timeZone)
  const to = query.To ?? addDays(from, 6)
  const { rows, total } = await readList(db, arrivals, query, { actor, from, to })
  return { Items: rows, Total: total }
}
