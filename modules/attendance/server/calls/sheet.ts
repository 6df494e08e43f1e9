import { writeTold } from '#platform/server/acts/write-act.ts'
import { instantOf, minutesOf } from '#platform/shared/values/dates.ts'
import { roundHalfUp2 } from '#platform/shared/values/money.ts'
import { notAllowed, refuse } from '#platform/shared/refusal.ts'
import type { Handler } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { takesPlace } from '#modules/classes/rules/class-states.ts'
import { refuseWritten } from '#modules/accounts/server/public.ts'
import { attendanceCalls as calls } from '../../contract/calls.ts'
import {
  correctionNeedsReason,
  longerThanSession,
  markingClosed,
  notEnrolled,
  sessionCancelled,
  sessionNotBegun,
  sessionOfUnconfirmed,
} from '../../contract/refusals.ts'
import { isAtRisk } from '../../rules/credit.ts'
import { markerOf, mayMark } from '../../rules/marking.ts'
import { countingOf, percentagesOf } from '../percentages.ts'
import * as store from '../store/marks.ts'
import { noun as marks } from '../acts/mark-noun.ts'
import { sessionForActor } from '../acts/reached.ts'
import { noun as sheets } from '../acts/sheet-noun.ts'

export const rounded = (percent: number | null): number | null => (percent === null ? null : roundHalfUp2(percent))

export const getAttendanceSheet: Handler<typeof calls.getAttendanceSheet> = async ({ db, actor, now, query }) => {
  const session = await sessionForActor(db, actor, query.sessionID)
  const counting = await countingOf(db)
  const { timeZone } = counting
  const [people, sessions, marks] = await Promise.all([
    store.peopleOf(db, actor, session.class_id),
    store.sessionsOf(db, session.class_id),
    store.marksOfClass(db, session.class_id),
  ])
  const answer = marking(markerOf(actor), session, now, timeZone)
  return {
    CourseClassID: session.class_id,
    ClassCode: session.class_code,
    CourseName: session.course_name,
    SessionID: session.session_id,
    SessionNumber: session.session_number,
    Day: session.day,
    StartsAt: session.starts_at,
    EndsAt: session.ends_at,
    SessionState: session.session_state,
    Marking: answer,
    MayShowCode: answer === 'may' && now <= instantOf(session.day, session.ends_at, timeZone),
    People: people.map((person) => {
      const own = marks.filter((mark) => mark.registration_id === person.RegistrationID)
      const mark = own.find((each) => each.session_id === session.session_id)
      const attendance = percentagesOf(sessions, own, now, counting)
      return {
        ...person,
        State: mark?.state ?? null,
        Minutes: mark?.minutes ?? 0,
        Reason: mark?.reason ?? null,
        Version: mark?.version ?? null,
        TakenPercent: rounded(attendance.takenPercent),
        ReachablePercent: rounded(attendance.reachablePercent),
        IsAtRisk: isAtRisk(attendance, session.attendance_percent),
      }
    }),
  }
}

/** Whether whoever stands so before a sheet may mark on it now. */
export function marking(
  marker: Parameters<typeof mayMark>[0]['marker'],
  session: Pick<
    Awaited<ReturnType<typeof sessionForActor>>,
    'day' | 'starts_at' | 'ends_at' | 'session_state' | 'class_state'
  >,
  now: Date,
  timeZone: string,
) {
  return mayMark({
    marker,
    sinceStart: now.getTime() - instantOf(session.day, session.starts_at, timeZone).getTime(),
    sinceEnd: now.getTime() - instantOf(session.day, session.ends_at, timeZone).getTime(),
    sessionState: session.session_state,
    takesPlace: takesPlace(session.class_state),
  })
}

/** Minutes count for whom the mark takes some. */
const missedOf = ({ State, Minutes }: { State: string; Minutes: number }): number =>
  State === 'late' || State === 'leftEarly' ? Minutes : 0

export const saveAttendance: Handler<typeof calls.saveAttendance> = async (asked) => {
  const { db, actor, now, body, audit } = asked
  const session = await sessionForActor(db, actor, body.SessionID)
  const { timeZone } = await settings(db, zoneSettings)
  const answer = marking(markerOf(actor), session, now, timeZone)
  // Reading a sheet is not yet taking it.
  if (answer === 'notYours') refuse(notAllowed)
  if (answer === 'cancelled') refuse(sessionCancelled)
  if (answer === 'notConfirmed') refuse(sessionOfUnconfirmed)
  if (answer === 'tooEarly') refuse(sessionNotBegun, { day: session.day, time: session.starts_at })
  if (answer === 'tooLate') refuse(markingClosed)
  if (answer === 'mayWithReason' && !body.Reason)
    refuse(correctionNeedsReason, {}, [{ path: 'Reason', code: 'required' }])

  const enrolled = new Set((await store.peopleOf(db, actor, session.class_id)).map((person) => person.RegistrationID))
  if (body.Marks.some((mark) => !enrolled.has(mark.RegistrationID))) refuse(notEnrolled)
  const length = minutesOf(session.ends_at) - minutesOf(session.starts_at)
  const tooLong = body.Marks.findIndex((mark) => missedOf(mark) > length)
  if (tooLong >= 0)
    refuse(longerThanSession, { minutes: length }, [{ path: `Marks.${tooLong}.Minutes`, code: 'tooLarge' }])
  const before = new Map(
    (await store.marksOfSession(db, session.session_id)).map((mark) => [mark.registration_id, mark]),
  )
  // one order for everybody, so that two sheets saved at once wait instead of deadlocking
  for (const mark of body.Marks.toSorted((one, other) => one.RegistrationID - other.RegistrationID)) {
    const minutes = missedOf(mark)
    const written = await store.putMark(db, {
      sessionId: session.session_id,
      registrationId: mark.RegistrationID,
      state: mark.State,
      minutes,
      reason: body.Reason || null,
      markedBy: actor.userId,
      markedAt: now,
      version: mark.Version,
    })
    if (!written) return refuseWritten(db, await store.lastOfMark(db, session.session_id, mark.RegistrationID))
    const old = before.get(mark.RegistrationID)
    const isCorrection = old ? old.state !== mark.State || old.minutes !== minutes : answer === 'mayWithReason'
    if (isCorrection) {
      const one = {
        id: mark.RegistrationID,
        classId: session.class_id,
        sessionId: session.session_id,
        day: session.day,
      }
      await writeTold({ db, record: audit }, marks, one, 'correctMark', {
        ...(old && { before: { state: old.state, minutes: old.minutes, reason: old.reason } }),
        after: { state: mark.State, minutes, reason: body.Reason || null },
      })
    }
  }
  const sheet = { id: session.session_id, classId: session.class_id }
  await writeTold(asked, sheets, sheet, 'saveAttendance', { data: { people: body.Marks.length } })
  return { Done: true }
}
