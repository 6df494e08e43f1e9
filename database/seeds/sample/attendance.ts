import { instantOf, minutesOf } from '#platform/shared/values/dates.ts'
import type { Database } from '#platform/server/database.ts'
import { attendanceSettings } from '#modules/attendance/contract/settings.ts'
import { settings } from '#platform/server/settings.ts'
import { attendanceOf, type MarkState } from '#modules/attendance/rules/credit.ts'
import { insertMany } from '../insert-many.ts'
import type { Registration } from './registrations.ts'
import type { World } from './world.ts'

export interface Attended extends Registration {
  /** Final attendance in percent, unrounded. */
  readonly attendancePercent: number
  readonly satLastDay: boolean
  /** How well the person does: 0.5 to 0.95; 1 gets everything right. */
  readonly ability: number
}

/** Marks every enrolled person in every session that has been held; about one in thirty never came. */
export async function insertAttendance(
  db: Database,
  world: World,
  registrations: readonly Registration[],
): Promise<Attended[]> {
  const { random, today } = world
  const limits = await settings(db, attendanceSettings)
  const attended = registrations
    .filter((each) => each.isEnrolled)
    .map((each) => {
      const neverCame = random.chance(0.03)
      const diligence = random.chance(0.08) ? 0.6 : 0.9 + random.next() * 0.1
      const marks = each.held.sessions
        .map((session, at) => ({ ...session, id: each.held.sessionIds[at]! }))
        .filter((session) => session.day < today)
        .map((session) => ({ session, ...markOf(world, neverCame, diligence) }))
      const ability = 0.4 + diligence * 0.2 + random.next() * 0.34
      // The cast has passed what it has behind it, whatever the day on which the academy begins draws for others.
      return world.castTrainees.has(each.trainee.id)
        ? { each, marks: marks.map(({ session }) => ({ session, ...came })), ability: 1 }
        : { each, marks, ability }
    })
  await insertMany(
    db,
    'attendance.mark',
    attended.flatMap(({ each, marks }) =>
      marks.map(({ session, state, minutes }) => ({
        session_id: session.id,
        registration_id: each.id,
        state,
        minutes,
        reason: state === 'excused' ? 'إجازة مرضية' : null,
        marked_by: world.instructors.find((one) => one.id === each.held.instructorId)!.account_id!,
        marked_at: instantOf(session.day, session.endsAt),
      })),
    ),
  )
  return attended.map(({ each, marks, ability }) => ({
    ...each,
    ability,
    satLastDay: marks.length > 0 && !['absent', 'excused'].includes(marks.at(-1)!.state),
    attendancePercent:
      attendanceOf(
        marks.map(({ session, state, minutes }) => ({
          minutes: minutesOf(session.endsAt) - minutesOf(session.startsAt),
          cancelled: false,
          held: true,
          settled: true,
          mark: { state, minutes },
        })),
        limits,
      ).finalPercent ?? 0,
  }))
}

const came = { state: 'present', minutes: 0 } as const satisfies { state: MarkState; minutes: number }

function markOf({ random }: World, neverCame: boolean, diligence: number): { state: MarkState; minutes: number } {
  if (neverCame) return { state: 'absent', minutes: 0 }
  if (random.chance(diligence)) return came
  const state = random.weighted([
    ['late', 5],
    ['leftEarly', 2],
    ['excused', 2],
    ['absent', 3],
  ] as const)
  if (state === 'late') return { state, minutes: random.pick([5, 10, 15, 20, 25]) }
  return { state, minutes: state === 'leftEarly' ? random.pick([20, 30, 45]) : 0 }
}
