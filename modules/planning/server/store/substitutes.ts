import type { Database } from '#platform/server/database.ts'
import type { Output } from '#platform/shared/call.ts'
import { hoursOf } from '#platform/shared/values/dates.ts'
import type { planningCalls } from '../../contract/calls.ts'
import type { Occupied } from '../../rules/clashes.ts'
import { isTentative } from '../../rules/plan-states.ts'
import { meet } from '../../rules/wishes/meet.ts'
import type { PlannedSession } from '../../rules/sessions.ts'
import { rankSubstitutes } from '../../rules/substitutes.ts'
import { ableInstructors } from './candidates.ts'
import { holidaysBetween } from './holidays.ts'
import { occupiedTimes } from './occupied.ts'

type Candidates = Output<typeof planningCalls.getSubstitutes>['Candidates']
type Able = Awaited<ReturnType<typeof ableInstructors>>[number]
type Times = Pick<PlannedSession, 'day' | 'startsAt' | 'endsAt'>

/** At how many of the sessions somebody or some class room is occupied by something decided, set-up counted. */
export const busyAt = (sessions: readonly Times[], occupied: readonly Occupied[], setupMinutes = 0): number =>
  sessions.filter((session) =>
    occupied.some(
      (each) =>
        (each.by.kind === 'class' || each.by.state === 'approved' || each.by.state === 'published') &&
        meet(each, session, setupMinutes),
    ),
  ).length

/** The first row that occupies one of the sessions and is not decided yet, set-up counted. */
export const heldAt = (sessions: readonly Times[], occupied: readonly Occupied[], setupMinutes = 0) =>
  occupied.find(
    (each) =>
      each.by.kind === 'row' &&
      isTentative(each.by.state) &&
      sessions.some((session) => meet(each, session, setupMinutes)),
  )?.by.code ?? null

/** Candidates as the reply says them, best first. */
export const rankedReply = (
  able: readonly Able[],
  sessions: readonly Times[],
  occupied: readonly Occupied[],
): Candidates =>
  rankSubstitutes(
    able.map((each) => {
      const theirs = occupied.filter((other) => other.instructorIds.includes(each.instructorId))
      return { ...each, busySessions: busyAt(sessions, theirs), heldBy: heldAt(sessions, theirs) }
    }),
    sessions.length,
  ).map((each) => ({
    InstructorID: each.instructorId,
    Code: each.code,
    Name: each.name,
    IsAble: each.isAble,
    BusySessions: each.busySessions,
    HeldBy: each.heldBy,
    DailyFee: { Minor: each.feeMinor, Currency: each.currency },
    LoadHours: hoursOf(each.loadMinutes),
    Answer: each.answer,
    Reasons: [...each.reasons],
  }))

/** Who could teach these sessions of the course, best first; `without` are not offered. */
export async function substitutesFor(
  db: Database,
  asked: { courseId: number; rowId: number | null; sessions: readonly Times[]; without: readonly number[] },
): Promise<Candidates> {
  const days = asked.sessions.map((each) => each.day).sort()
  const from = days[0]
  const to = days.at(-1)
  if (!from || !to) return []
  const able = await ableInstructors(db, { courseId: asked.courseId, rowId: asked.rowId, from, to })
  const others = able.filter((each) => !asked.without.includes(each.instructorId))
  const occupied = await occupiedTimes(db, {
    from,
    to,
    classRoomIds: [],
    instructorIds: others.map((each) => each.instructorId),
    exceptRowId: asked.rowId,
    holidays: await holidaysBetween(db, from, to),
  })
  return rankedReply(others, asked.sessions, occupied)
}
