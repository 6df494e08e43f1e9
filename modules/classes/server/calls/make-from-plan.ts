import { freezeCourse } from '#modules/catalogue/server/public.ts'
import type { Handler } from '#platform/server/handler.ts'
import { minutesOf } from '#platform/shared/values/dates.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import { type Acceptance, lockPlaces, rowConfirmed, rowToConfirm } from '#modules/planning/server/public.ts'
import type { classesCalls as calls } from '../../contract/calls.ts'
import { noLeadInstructor, planRowIncomplete, sessionOnHoliday } from '../../contract/refusals.ts'
import { moduleOfSessions } from '../../rules/module-shares.ts'
import { bookSessions, refuseTaken } from '../acts/booking.ts'
import { doingOf } from '../acts/doing.ts'
import { nameAll } from '../acts/instructors.ts'
import { lockClass } from '../acts/reached.ts'
import { addClass, comeBack } from '../acts/write-class.ts'
import { classOfRow } from '../store/class-changes.ts'
import type { NamedInstructor } from '../store/staff/class-instructors.ts'
import { classNumber } from '../store/class-number.ts'
import { modulesOf } from '../store/content.ts'

type ToConfirm = Awaited<ReturnType<typeof rowToConfirm>>

/** Load, decide, store, announce. Confirming a confirmed row answers with the class it has. */
export const makeFromPlan: Handler<typeof calls.makeFromPlan> = async (asked) => {
  const { db, actor, now, query, record } = asked
  const doing = await doingOf(asked)
  const { timeZone } = doing
  const found = await rowToConfirm(db, actor, query.annualPlanID, query.classRoomID)
  const known = await classOfRow(db, found.row.id)
  if (found.isConfirmed && known) return { ID: known.id, Code: known.code }

  const { row, accepted } = found
  const lead = accepted.find((each) => each.role === 'lead')
  if (known && known.state !== 'postponed') refuse(notNow, { action: 'confirm', state: row.state })
  if (!lead) refuse(noLeadInstructor)
  refuseIncomplete(found)
  const modules = moduleOfSessions(
    found.sessions.map((each) => minutesOf(each.endsAt) - minutesOf(each.startsAt)),
    (await modulesOf(db, row.course_id)).map((module) => ({ id: module.ID, hours: module.Hours })),
  )
  const bookings = found.sessions.map((session, index) => ({
    ...session,
    classRoomId: row.class_room_id,
    moduleId: modules[index] ?? null,
    instructorIds: [lead.instructorId],
  }))
  // Of the course before anything that a change of it may wait for.
  const sold = known ? null : await freezeCourse({ db, now, by: actor.userId }, row.course_id)
  // Before a number is drawn: rivals for other class rooms need not wait for those who are refused.
  await lockPlaces(db, {
    classRooms: row.class_room_id === null ? [] : [row.class_room_id],
    instructors: [lead.instructorId],
  })
  await refuseTaken(db, bookings, timeZone, null)

  const columns = columnsOf(row)
  const data = { planRowId: row.id }
  const made = known
    ? await comeBack(doing, await lockClass(db, known.id), columns, data)
    : await addClass(
        doing,
        'makeFromPlan',
        {
          ...columns,
          code: await classNumber(db, row.starts_on, now),
          course_id: row.course_id,
          course_revision: sold,
          plan_row_id: row.id,
          coordinator_id: row.coordinator_id,
          state: 'open',
        },
        data,
      )
  await nameAll(
    doing,
    made,
    accepted.map((each) => namedOf(each, now)),
  )
  await bookSessions(db, made.id, bookings, timeZone)
  await rowConfirmed(db, row, { classId: made.id, code: made.code }, record)
  return { ID: made.id, Code: made.code }
}

/** Who accepted the row as it is made into a class need not say so twice; everybody else is asked, and about what. */
const namedOf = ({ instructorId, role, changed, askedAt, decidedAt }: Acceptance, now: Date): NamedInstructor =>
  changed?.length === 0
    ? { instructorId, role, state: 'accepted', changed, askedAt: askedAt ?? now, decidedAt: decidedAt ?? now }
    : { instructorId, role, state: 'asked', changed: changed ?? [], askedAt: now, decidedAt: null }

const incomplete: ReadonlySet<string> = new Set(['hoursMissing', 'classRoomSmall', 'equipmentMissing'])

/** Other rows of the plan do not hinder: who confirms first has the class room. Class rooms and instructors in use are named by the booking. */
function refuseIncomplete({ row, sessions, unwaived }: ToConfirm): void {
  const holiday = unwaived.find((clash) => clash.kind === 'onHoliday')
  if (holiday) refuse(sessionOnHoliday, { day: holiday.day ?? '', holiday: '', holidayEn: '' })
  const what = [
    ...(row.place === 'academy' && row.class_room_id === null ? ['classRoomMissing'] : []),
    ...(sessions.length === 0 ? ['sessionsMissing'] : []),
    ...unwaived.filter((clash) => incomplete.has(clash.kind)).map((clash) => clash.kind),
  ]
  if (what.length) refuse(planRowIncomplete, { what })
}

const columnsOf = (row: ToConfirm['row']) => ({
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  place: row.place,
  class_room_id: row.class_room_id,
  language: row.language,
  min_trainees: row.min_trainees,
  max_trainees: row.max_trainees,
  fee_minor: row.fee_minor,
  currency: row.currency,
  organization_id: row.organization_id,
  notes: row.notes,
})
