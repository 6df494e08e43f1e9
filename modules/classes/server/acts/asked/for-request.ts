import { freezeCourse } from '#modules/catalogue/server/public.ts'
import { holidaysBetween } from '#modules/planning/server/public.ts'
import { layOut, type Pattern } from '#modules/planning/rules/sessions.ts'
import type { Database } from '#platform/server/database.ts'
import { minutesOf } from '#platform/shared/values/dates.ts'
import { moduleOfSessions } from '../../../rules/module-shares.ts'
import { classNumber } from '../../store/class-number.ts'
import { modulesOf } from '../../store/content.ts'
import type { places } from '../../../contract/class-shapes.ts'
import { bookSessions } from '../booking.ts'
import { systemDoing, type Doing } from '../doing.ts'
import { follow, move } from '../move.ts'
import { lockWithRow } from '../reached.ts'
import { addClass } from '../write-class.ts'

/** When a class asked for meets, on no holiday. */
export type AskedTimes = Omit<Pattern, 'onHolidays'>

export interface AskedClass extends AskedTimes {
  readonly courseId: number
  readonly place: (typeof places)[number]
  readonly language: string
  readonly trainees: number
  readonly currency: string
  /** For whom alone it is; null: for whoever asked as a person. */
  readonly organizationId: number | null
  readonly requestLocationId: number | null
  readonly coordinatorId: number
  /** The number of the request that it comes out of. */
  readonly request: string
}

/** The sessions of such a class as they would be laid out now, and the minutes that found no place in its days. */
export const sessionsAsked = async (db: Database, times: AskedTimes) =>
  layOut({ ...times, onHolidays: false }, await holidaysBetween(db, times.startsOn, times.endsOn))

/**
 * Makes the class that somebody has asked for, open and with its sessions, without a class room or an instructor: those are
 * chosen on its page. It costs nothing by itself, as who asked pays for the whole.
 */
export async function makeForRequest(
  { db, now, record }: Pick<Doing, 'db' | 'now' | 'record'>,
  asked: AskedClass,
): Promise<{ id: number; code: string }> {
  const doing = await systemDoing(db, now, record)
  const { sessions } = await sessionsAsked(db, asked)
  const sold = await freezeCourse({ db, now, by: null }, asked.courseId)
  const made = await addClass(
    doing,
    'add',
    {
      code: await classNumber(db, asked.startsOn, now),
      course_id: asked.courseId,
      course_revision: sold,
      plan_row_id: null,
      starts_on: asked.startsOn,
      ends_on: asked.endsOn,
      place: asked.place,
      class_room_id: null,
      language: asked.language,
      min_trainees: 1,
      max_trainees: asked.trainees,
      fee_minor: 0,
      currency: asked.currency,
      organization_id: asked.organizationId,
      agreed_hours: asked.hours,
      notes: '',
      ...(asked.place !== 'academy' && { request_location_id: asked.requestLocationId }),
      coordinator_id: asked.coordinatorId,
      state: 'open',
    },
    { instructorIds: [], request: asked.request },
  )
  const modules = moduleOfSessions(
    sessions.map((each) => minutesOf(each.endsAt) - minutesOf(each.startsAt)),
    (await modulesOf(db, asked.courseId)).map((module) => ({ id: module.ID, hours: module.Hours })),
  )
  await bookSessions(
    db,
    made.id,
    sessions.map((session, at) => ({
      ...session,
      classRoomId: null,
      moduleId: modules[at] ?? null,
      instructorIds: [],
    })),
    doing.timeZone,
  )
  return { id: made.id, code: made.code }
}

/** Calls off the class of a request with it; does nothing where it is called off already. */
export async function cancelForRequest(
  { db, now, record }: Pick<Doing, 'db' | 'now' | 'record'>,
  classId: number,
  reason: string,
): Promise<void> {
  const doing = { ...(await systemDoing(db, now, record)), who: 'coordinator' as const }
  const found = await lockWithRow(db, classId)
  if (found.state === 'cancelled') return
  await follow(doing, await move(doing, found, 'cancel', { reason }), 'cancel', reason)
}
