import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { byItself } from '#platform/server/audit/by.ts'
import { recordEvent, type NewEvent } from '#platform/server/event.ts'
import { settings } from '#platform/server/settings.ts'
import { addDays, dayOf } from '#platform/shared/dates.ts'
import { next } from '#platform/shared/states.ts'
import { classStates, needsReasonToGo, riskDays, type ClassAction, type ClassState } from '../../rules/class-states.ts'
import { enrolledIn } from './class-changes.ts'
import { lockWithRow, moveClass } from './progress.ts'

/**
 * Moves classes on by the date: enough people → confirmed, too few shortly before the start → tentative, begun → running,
 * past the last day → ended; past sessions → held. Each class in its own transaction; run again it does nothing.
 */
export async function moveClassesOn(db: Database, now: Date): Promise<void> {
  const today = dayOf(now, (await settings(db)).timeZone)
  await db
    .updateTable('classes.class_session')
    .set({ state: 'held' })
    .where('state', '=', 'scheduled')
    .where(sql<boolean>`upper(period) < ${now}`)
    .where('class_id', 'in', (eb) =>
      eb.selectFrom('classes.course_class').select('id').where('state', 'in', ['confirmed', 'running', 'ended']),
    )
    .execute()
  const due = await db
    .selectFrom('classes.course_class')
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['open', 'tentative']),
        eb.and([eb('state', '=', 'confirmed'), eb('starts_on', '<=', today)]),
        eb.and([eb('state', '=', 'running'), eb('ends_on', '<', today)]),
      ]),
    )
    .select('id')
    .orderBy('id')
    .execute()
  for (const { id } of due) await db.transaction().execute((tx) => moveOn(tx, id, today))
}

/** What the date and the number of people ask for, one step after the other. */
async function moveOn(db: Database, id: number, today: string): Promise<void> {
  const found = await lockWithRow(db, id)
  const record = (event: NewEvent) => recordEvent(db, event, byItself)
  const enrolled = await enrolledIn(db, id)
  let state: ClassState = found.state
  const step = async (action: ClassAction) => {
    await moveClass(
      db,
      { ...found, state },
      { action, who: 'system', data: { enrolled, minimum: found.minTrainees } },
      record,
    )
    state = next(classStates, state, action, 'system')!
  }
  const isShort = needsReasonToGo(enrolled, found.minTrainees)
  if ((state === 'open' || state === 'tentative') && !isShort) await step('go')
  if (state === 'open' && isShort && found.startsOn <= addDays(today, riskDays)) await step('hold')
  if (state === 'confirmed' && found.startsOn <= today) await step('start')
  if (state === 'running' && found.endsOn < today) await step('end')
}
