import { hasBegun, takesPlace } from '#modules/classes/rules/class-states.ts'
import type { Database } from '#platform/server/database.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { classCancelled, classNotBegun, classNotConfirmed } from '../contract/refusals.ts'
import type { EvaluatedClass } from './store/classes.ts'

/** Why nothing can be marked in the class at `now`; null where it has begun. */
export async function notYet(
  db: Database,
  course: Pick<EvaluatedClass, 'class_state' | 'starts_on'>,
  now: Date,
): Promise<'notBegun' | 'notConfirmed' | 'cancelled' | null> {
  if (course.class_state === 'cancelled') return 'cancelled'
  if (!takesPlace(course.class_state)) return 'notConfirmed'
  const today = dayOf(now, (await settings(db, zoneSettings)).timeZone)
  return hasBegun(course.class_state, course.starts_on, today) ? null : 'notBegun'
}

/** Refuses to mark anything in a class that has not begun, or never will. */
export async function refuseNotYet(db: Database, course: EvaluatedClass, now: Date): Promise<void> {
  const why = await notYet(db, course, now)
  if (why === 'cancelled') refuse(classCancelled)
  if (why === 'notConfirmed') refuse(classNotConfirmed)
  if (why === 'notBegun') refuse(classNotBegun, { day: course.starts_on })
}
