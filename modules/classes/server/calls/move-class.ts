import type { Asked, Handler } from '#platform/server/handler.ts'
import type { Database } from '#platform/server/database.ts'
import { settings } from '#platform/server/settings.ts'
import type { Argument } from '#platform/shared/call.ts'
import { addDays, dayOf, daysBetween, type Day } from '#platform/shared/dates.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { rowCancelled, rowPostponed } from '#modules/planning/server/public.ts'
import { plannerOf } from '#modules/planning/rules/planner.ts'
import type { classesCalls } from '../../contract/calls.ts'
import { sessionOutsideDates, sumsWrong, tooEarly, underMinimum } from '../../contract/refusals.ts'
import { earliestDay, needsReasonToGo, sumsFit, type ClassAction } from '../../rules/class-states.ts'
import { sumsOf } from '../store/class-exams.ts'
import { changeClass, enrolledIn } from '../store/class-changes.ts'
import { lockWithRow, moveClass } from '../store/progress.ts'
import { sessionDays } from '../store/room-change.ts'
import type { LockedClass } from '../store/seats.ts'
import { cancelSessions } from '../store/session-changes.ts'

type MoveAsked = Pick<
  Asked<Argument<typeof classesCalls.holdCourseClass>>,
  'db' | 'actor' | 'now' | 'query' | 'record'
> & {
  readonly body: { readonly Version: number; readonly Reason?: string | undefined }
}

/** One move of one class. `check` refuses before it, on the locked class. */
async function move(
  { db, actor, query, body, record }: MoveAsked,
  action: ClassAction,
  check: (found: LockedClass) => Promise<Readonly<Record<string, unknown>> | void> = async () => {},
) {
  const found = await lockWithRow(db, query.ID)
  const data = (await check(found)) ?? {}
  const reason = body.Reason?.trim() ? body.Reason : undefined
  return moveClass(db, found, { action, who: plannerOf(actor), version: body.Version, reason, data }, record)
}

/** Who registers must be able to rely on how the result will be reckoned. */
async function checkSums(db: Database, classId: number): Promise<void> {
  const { means, exams } = await sumsOf(db, classId)
  if (exams !== null && !sumsFit(means, exams)) refuse(sumsWrong, { means, exams })
}

export const openCourseClass: Handler<typeof classesCalls.openCourseClass> = (asked) =>
  move(asked, 'open', async (found) => {
    const days = await sessionDays(asked.db, found.id)
    // A class without a session has nothing to announce.
    if (days.length === 0) refuse(sessionOutsideDates, { day: '', from: found.startsOn, to: found.endsOn })
    await checkSums(asked.db, found.id)
  })

export const holdCourseClass: Handler<typeof classesCalls.holdCourseClass> = (asked) => move(asked, 'hold')

export const goCourseClass: Handler<typeof classesCalls.goCourseClass> = (asked) =>
  move(asked, 'go', async (found) => {
    const enrolled = await enrolledIn(asked.db, found.id)
    if (needsReasonToGo(enrolled, found.minTrainees) && !asked.body.Reason?.trim())
      refuse(underMinimum, { enrolled, minimum: found.minTrainees }, [{ path: 'Reason', code: 'required' }])
    return { enrolled, minimum: found.minTrainees }
  })

function refuseBefore(action: 'start' | 'end', days: { starts: Day; last: Day }, today: Day): void {
  const from = earliestDay(action, days)
  if (from !== null && from > today) refuse(tooEarly, { day: from })
}

export const startCourseClass: Handler<typeof classesCalls.startCourseClass> = (asked) =>
  move(asked, 'start', async (found) => {
    const today = dayOf(asked.now, (await settings(asked.db)).timeZone)
    refuseBefore('start', { starts: found.startsOn, last: found.endsOn }, today)
  })

export const endCourseClass: Handler<typeof classesCalls.endCourseClass> = (asked) =>
  move(asked, 'end', async (found) => {
    const today = dayOf(asked.now, (await settings(asked.db)).timeZone)
    const last = (await sessionDays(asked.db, found.id)).at(-1) ?? found.endsOn
    refuseBefore('end', { starts: found.startsOn, last }, today)
  })

export const closeCourseClass: Handler<typeof classesCalls.closeCourseClass> = (asked) => move(asked, 'close')

export const reopenCourseClass: Handler<typeof classesCalls.reopenCourseClass> = (asked) =>
  move(asked, 'reopen', (found) => checkSums(asked.db, found.id))

export const cancelCourseClass: Handler<typeof classesCalls.cancelCourseClass> = async (asked) => {
  const { db, query, body, record } = asked
  const saved = await move(asked, 'cancel')
  await cancelSessions(db, query.ID, 'all')
  const { planRowId } = await lockWithRow(db, query.ID)
  if (planRowId !== null) await rowCancelled(db, planRowId, body.Reason, record)
  return saved
}

export const postponeCourseClass: Handler<typeof classesCalls.postponeCourseClass> = async (asked) => {
  const { db, query, body, record } = asked
  const found = await lockWithRow(db, query.ID)
  await move(asked, 'postpone', async () => ({ from: found.startsOn, to: body.StartDate }))
  await cancelSessions(db, query.ID, 'all')
  if (found.planRowId !== null) await rowPostponed(db, found.planRowId, body.StartDate, body.Reason, record)
  return changeClass(db, query.ID, null, {
    starts_on: body.StartDate,
    ends_on: addDays(body.StartDate, daysBetween(found.startsOn, found.endsOn)),
  })
}
