import { addDays, dayOf, timeOf, type Day, type Instant } from '#platform/shared/values/dates.ts'
import { useFormat } from '#platform/web/format.tsx'
import { today, zone } from '#platform/web/start/zone.ts'
import { useText } from '#platform/web/text.ts'

/** The academy's day of an instant. */
export const dayAt = (at: Instant): Day => dayOf(new Date(at), zone())

/** How a conversation writes its days and times. */
export function useWhen() {
  const t = useText('chat')
  const format = useFormat()
  const time = (at: Instant) => format.time(timeOf(new Date(at), zone()))
  const day = (each: Day) =>
    each === today() ? t('today') : each === addDays(today(), -1) ? t('yesterday') : format.weekdayAndDay(each)
  return {
    time,
    day,
    /** In a list: of today the time, before that the day. */
    short: (at: Instant) => (dayAt(at) === today() ? time(at) : day(dayAt(at))),
  }
}
