import { reading } from '#platform/server/documents/reading.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import { mostPrinted, printedArrivals } from '../../server/store/desk/arrivals.ts'
import arrivalsList from './document.ts'

export default reading(arrivalsList, async ({ db, actor, now }, { DateFrom, DateTo }) => {
  const { timeZone } = await settings(db, zoneSettings)
  const From = DateFrom ?? (DateTo ? addDays(DateTo, -6) : dayOf(now, timeZone))
  const To = DateTo ?? addDays(From, 6)
  const ways = await printedArrivals(db, { actor, from: From, to: To })
  const byDay = Map.groupBy(ways.slice(0, mostPrinted), ({ Day }) => Day)
  const Days = [...byDay].map(([Day, all]) => ({ Day, Ways: all.map(({ Day: _, ...way }) => way) }))
  return { content: { From, To, IsWhole: ways.length <= mostPrinted, Days } }
})
