import { writeFact } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import { kindOf } from '#platform/shared/record/act.ts'
import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import { classActs } from '../../contract/acts.ts'
import { startAlertDays } from '../../rules/class-states.ts'
import { awaitOtherAnnouncers, startsToAnnounce } from '../store/due.ts'
import { noun } from './class-noun.ts'
import { systemDoing } from './doing.ts'
import { lockClass } from './reached.ts'

/** Announces once, and once more after a new first day, each confirmed class that starts within the days of the alert. */
export async function announceStarts(db: Database, now: Date): Promise<void> {
  const system = await systemDoing(db, now)
  await awaitOtherAnnouncers(db)
  const today = dayOf(now, system.timeZone)
  const kind = kindOf(classActs, 'announceStart')
  for (const { id, day, startsAt } of await startsToAnnounce(db, kind, today, addDays(today, startAlertDays))) {
    const found = await lockClass(db, id)
    await writeFact(system, noun, found, 'announceStart', {
      startsOn: found.startsOn,
      day,
      from: startsAt.slice(0, 5),
    })
  }
}
