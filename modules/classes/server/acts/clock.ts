import type { Database } from '#platform/server/database.ts'
import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import { needsReasonToGo, riskDays, type ClassAction } from '../../rules/class-states.ts'
import { classesToMoveOn, holdPastSessions } from '../store/due.ts'
import { enrolledIn } from '../store/seats.ts'
import { systemDoing } from './doing.ts'
import { follow, move } from './move.ts'
import { lockWithRow } from './reached.ts'

/**
 * Moves classes on by the date: enough people → confirmed, too few shortly before the start → tentative, begun → running,
 * past the last day → ended; past sessions → held. Each class in its own transaction; run again it does nothing.
 */
export async function moveClassesOn(db: Database, now: Date): Promise<void> {
  const { timeZone } = await systemDoing(db, now)
  await holdPastSessions(db, now)
  for (const id of await classesToMoveOn(db, dayOf(now, timeZone)))
    await db.transaction().execute((tx) => moveOn(tx, id, now))
}

/** What the date and the number of people ask for, one step after the other. */
async function moveOn(db: Database, id: number, now: Date): Promise<void> {
  const system = await systemDoing(db, now)
  const today = dayOf(now, system.timeZone)
  let found = await lockWithRow(db, id)
  const step = async (action: ClassAction) => {
    found = await move(system, found, action)
    await follow(system, found, action)
  }
  const isShort = needsReasonToGo(await enrolledIn(db, id), found.minTrainees)
  if ((found.state === 'open' || found.state === 'tentative') && !isShort) await step('go')
  if (found.state === 'open' && isShort && found.startsOn <= addDays(today, riskDays)) await step('hold')
  if (found.state === 'confirmed' && found.startsOn <= today) await step('start')
  if (found.state === 'running' && found.endsOn < today) await step('end')
}
