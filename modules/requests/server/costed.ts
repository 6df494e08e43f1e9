import { sessionsAsked } from '#modules/classes/server/public.ts'
import type { CostFacts, Costed } from '#modules/costing/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { minutesOf } from '#platform/shared/values/dates.ts'
import type { Money } from '#platform/shared/values/money.ts'
import { usualTimes } from '../rules/usual-times.ts'
import { agreedOn, requestToCost } from './store/costed.ts'

/** A part for each of them, half up. */
const each = (net: Money, trainees: number): Money => ({ ...net, Minor: Math.round(net.Minor / trainees) })

/** Of a request: for whom and when by its newest proposal, else by what was asked. */
async function facts(db: Database, actor: Actor, id: number): Promise<CostFacts | undefined> {
  const found = await requestToCost(db, actor, id)
  if (!found) return undefined
  const { courseName, topic, firstDay, lastDay, trainees, net, nights } = found
  const times = {
    weekdays: found.weekdays ?? usualTimes.weekdays,
    startsAt: found.startsAt ?? usualTimes.startsAt,
    endsAt: found.endsAt ?? usualTimes.endsAt,
  }
  return {
    code: found.number,
    name: courseName ?? { ar: topic, en: topic, fr: topic },
    startsOn: firstDay,
    endsOn: lastDay,
    days: await daysOf(db, firstDay, lastDay, found.hours, times),
    trainees,
    price: net && each(net, trainees),
    instructorIds: [],
    classRoomId: null,
    isInAcademy: found.place ? found.place === 'academy' : found.ownSite === '',
    stay: nights === null ? null : { nights, sharedBy: found.occupancy ?? 1 },
  }
}

interface Times {
  readonly weekdays: readonly number[]
  readonly startsAt: string
  readonly endsAt: string
}

/** Days on which it is taught: those that its hours take, of those that lie between its first and its last. */
async function daysOf(
  db: Database,
  startsOn: string | null,
  endsOn: string | null,
  hours: number | null,
  times: Times,
): Promise<number> {
  const aDay = (minutesOf(times.endsAt) - minutesOf(times.startsAt)) / 60
  if (!startsOn || !endsOn) return hours === null ? 0 : Math.ceil(hours / aDay)
  const { sessions } = await sessionsAsked(db, { startsOn, endsOn, hours: hours ?? 24 * 366, ...times })
  return new Set(sessions.map(({ day }) => day)).size
}

/** What requests hand in to be costed. */
export const costed: readonly Costed[] = [
  {
    kind: 'courseRequest',
    facts,
    agreedOfClass: async (db, classId) => {
      const agreed = await agreedOn(db, classId)
      return agreed && { trainees: agreed.trainees, price: each(agreed.net, agreed.trainees) }
    },
  },
]
