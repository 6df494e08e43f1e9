import { takesPlace } from '#modules/classes/rules/class-states.ts'
import { writeTold } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notAllowed, notFound, refuse } from '#platform/shared/refusal.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { instantOf } from '#platform/shared/values/dates.ts'
import { attendanceCalls as calls } from '../../contract/calls.ts'
import {
  codeNotShown,
  codeOld,
  deviceUsed,
  notOfThisClass,
  sessionCancelled,
  sessionNotBegun,
  sessionOfUnconfirmed,
  sessionOver,
} from '../../contract/refusals.ts'
import { attendanceSettings } from '../../contract/settings.ts'
import { changesIn, codeBar, codeParts, counts, markOfArrival, stepOf } from '../../rules/arrival-code.ts'
import { markerOf } from '../../rules/marking.ts'
import { deviceOf, isProven, newSecret, writtenCode } from '../acts/arrival-proof.ts'
import { noun as attendances } from '../acts/attendance-noun.ts'
import { sessionForActor } from '../acts/reached.ts'
import { noun as sheets } from '../acts/sheet-noun.ts'
import * as store from '../store/arrival-code.ts'
import { markOf, peopleOf, putMark } from '../store/marks.ts'

type Session = NonNullable<Awaited<ReturnType<typeof store.scannedSession>>>

function sinceOf(session: Session, now: Date, timeZone: string) {
  const since = (time: string) => now.getTime() - instantOf(session.day, time, timeZone).getTime()
  return { sinceStart: since(session.starts_at), sinceEnd: since(session.ends_at) }
}

/** As `codeBar` says of a session as it stands now: it may have been moved or cancelled since its code was opened. */
const barOf = (session: Session, now: Date, timeZone: string) =>
  codeBar({
    ...sinceOf(session, now, timeZone),
    sessionState: session.session_state,
    takesPlace: takesPlace(session.class_state),
  })

/** Refuses where the code of a session is not to be shown now. */
async function refuseUnshown(db: Database, session: Session, now: Date): Promise<void> {
  const { timeZone } = await settings(db, zoneSettings)
  const bar = barOf(session, now, timeZone)
  if (bar === 'cancelled') refuse(sessionCancelled)
  if (bar === 'notConfirmed') refuse(sessionOfUnconfirmed)
  if (bar === 'tooEarly') refuse(sessionNotBegun, { day: session.day, time: session.starts_at })
  if (bar === 'over') refuse(sessionOver)
}

/** A session whose sheet the actor may write; else `notAllowed`, and `notFound` where they do not even read it. */
async function markedBy(db: Database, actor: Actor, sessionId: number) {
  const session = await sessionForActor(db, actor, sessionId)
  if (markerOf(actor) === 'none') refuse(notAllowed)
  return session
}

export const openAttendanceCode: Handler<typeof calls.openAttendanceCode> = async (asked) => {
  const { db, actor, now, body } = asked
  const session = await markedBy(db, actor, body.SessionID)
  await refuseUnshown(db, session, now)
  await store.openRound(db, { sessionId: session.session_id, secret: newSecret(), by: actor.userId, at: now })
  await writeTold(asked, sheets, { id: session.session_id, classId: session.class_id }, 'openAttendanceCode', {})
  return { Done: true }
}

export const closeAttendanceCode: Handler<typeof calls.closeAttendanceCode> = async (asked) => {
  const { db, actor, now, body } = asked
  const session = await markedBy(db, actor, body.SessionID)
  if (await store.closeRound(db, session.session_id, now))
    await writeTold(asked, sheets, { id: session.session_id, classId: session.class_id }, 'closeAttendanceCode', {})
  return { Done: true }
}

export const getAttendanceCode: Handler<typeof calls.getAttendanceCode> = async ({ db, actor, now, query }) => {
  const session = await sessionForActor(db, actor, query.sessionID)
  // Whoever only reads the sheet learns nothing of its code.
  if (markerOf(actor) === 'none') refuse(notFound)
  const secret = (await store.secretOf(db, session.session_id)) ?? refuse(codeNotShown)
  await refuseUnshown(db, session, now)
  const [people, Arrived] = await Promise.all([
    peopleOf(db, actor, session.class_id),
    store.arrivedAt(db, actor, session.session_id),
  ])
  return {
    Code: writtenCode(secret, session.session_id, stepOf(now)),
    ChangesIn: changesIn(now),
    Enrolled: people.length,
    Arrived,
  }
}

export const markByCode: Handler<typeof calls.markByCode> = async (asked) => {
  const { db, actor, now, body } = asked
  const code = codeParts(body.Code)
  const secret = code && (await store.secretOf(db, code.sessionId))
  // One answer for what is old, closed and never was, so that nobody learns anything by trying.
  if (!secret || !isProven(secret, code) || !counts(code.step, now)) return refuse(codeOld)
  const session = (await store.scannedSession(db, code.sessionId)) ?? refuse(codeOld)
  const { timeZone, presentByCode } = await settings(db, zoneSettings, attendanceSettings)
  if (barOf(session, now, timeZone)) refuse(codeOld)
  const place = (await store.ownPlace(db, actor, session.class_id)) ?? refuse(notOfThisClass)

  const at = { sessionId: session.session_id, registrationId: place.registration_id }
  const came = await store.putArrival(db, { ...at, device: deviceOf(secret, body.Device), at: now })
  if (came === 'device') refuse(deviceUsed)
  const arrival = markOfArrival(sinceOf(session, now, timeZone).sinceStart, presentByCode)
  const isNew =
    came === 'new' &&
    (await putMark(db, { ...at, ...arrival, reason: null, markedBy: actor.userId, markedAt: now, version: null }))
  if (isNew) {
    const person = { id: place.registration_id, classId: session.class_id, traineeId: place.trainee_id }
    await writeTold(asked, attendances, person, 'markByCode', {
      data: { sessionId: session.session_id },
      after: { ...arrival, reason: null },
    })
  }
  // What the instructor has marked stays.
  const mark = isNew ? arrival : ((await markOf(db, at.sessionId, at.registrationId)) ?? arrival)
  return {
    CourseClassID: session.class_id,
    ClassCode: session.class_code,
    CourseName: session.course_name,
    SessionNumber: session.session_number,
    Day: session.day,
    StartsAt: session.starts_at,
    State: mark.state,
    Minutes: mark.minutes,
  }
}
