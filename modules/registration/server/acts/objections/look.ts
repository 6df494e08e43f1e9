import { settings } from '#platform/server/settings.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import * as refusals from '../../../contract/refusals.ts'
import { visaSettings } from '../../../contract/settings.ts'
import { objectionsOf, type ObjectionKind } from '../../../rules/objections/objections.ts'
import { passportNeededUntil } from '../../../rules/passport.ts'
import { seatsLeft } from '../../../rules/seats.ts'
import { classTakes } from '../../../rules/standing.ts'
import { otherLiveRegistration } from '../../store/applications.ts'
import { asksTest, testsFor } from '../../store/objections/admission.ts'
import { clashesOf } from '../../store/objections/clashes.ts'
import { sentByPayer } from '../../store/objections/sent.ts'
import { missingCourses, readiness, type traineeFacts } from '../../store/trainee.ts'
import type { ClassVisit } from '../../store/upcoming.ts'

/** A registration, made or about to be. */
export interface About {
  readonly visit: ClassVisit
  readonly trainee: NonNullable<Awaited<ReturnType<typeof traineeFacts>>>
  /** The organization that pays, or is asked to. */
  readonly organizationId: number | null
  readonly traineeBudgetMinor: number | null
  readonly courseBudgetMinor: number | null
  /** The class that the trainee leaves for this one. */
  readonly leaves?: number
  /** Null where there is none yet. */
  readonly made: { readonly id: number; readonly hasSeat: boolean; readonly submittedAt: Date | null } | null
}

export type Looked = Awaited<ReturnType<typeof look>>

/** Everything that is known of a registration, and what of it stands against it. */
export async function look(db: Database, about: About, { now, timeZone }: { now: Date; timeZone: string }) {
  const { visit, trainee, organizationId, made } = about
  const today = dayOf(now, timeZone)
  const known = await settings(db, visaSettings)
  const { missing } = readiness(trainee, visit, known)
  const courses = await missingCourses(db, trainee.traineeId, visit.classId, today)
  const clashes =
    (await clashesOf(db, [trainee.traineeId], { ...visit, leaves: about.leaves }, timeZone)).get(trainee.traineeId) ??
    []
  const liveCode = await otherLiveRegistration(db, visit.classId, trainee.traineeId, made?.id ?? null)
  const sums = organizationId !== null && about.courseBudgetMinor !== null
  const sent = sums ? (await sentByPayer(db, organizationId, visit.classId, made?.id ?? null)) + 1 : 1
  const asked = await asksTest(db, visit.courseId)
  const since = made?.submittedAt ?? null
  const tests = asked ? await testsFor(db, visit.courseId, trainee.traineeId, { now, since }) : []
  const lacking = missing.filter((field) => field !== 'passportValidity')
  const objections = objectionsOf({
    classTakes: classTakes(visit.state, visit.startsOn, today),
    isRegistered: liveCode !== undefined,
    lacksData: lacking.length > 0,
    passportTooShort: missing.includes('passportValidity'),
    lacksCourses: courses.length > 0,
    clashes,
    feeMinor: visit.feeMinor,
    traineeBudgetMinor: about.traineeBudgetMinor,
    courseBudgetMinor: about.courseBudgetMinor,
    sent,
    hasRoom: made?.hasSeat === true || seatsLeft(visit.maxTrainees, visit.seatsTaken) > 0,
    asksTest: asked,
    tests,
  })
  return {
    about,
    objections,
    missing: lacking,
    courses,
    clashes,
    liveCode,
    sent,
    asksTest: asked,
    tests,
    passportNeededUntil: passportNeededUntil(visit.endsOn, known.passportMonths),
  }
}

/** Says no for this reason. */
export function refuseFor(
  kind: ObjectionKind,
  { about, missing, courses, liveCode, passportNeededUntil }: Looked,
): never {
  switch (kind) {
    case 'classClosed':
      return refuse(refusals.classClosed, { class: about.visit.code })
    case 'alreadyRegistered':
      return refuse(refusals.alreadyRegistered, { code: liveCode ?? '' })
    case 'mandatoryDataMissing':
      return refuse(refusals.mandatoryDataMissing, { missing })
    case 'passportTooShort':
      return refuse(refusals.passportTooShort, { until: passportNeededUntil })
    case 'prerequisiteMissing':
      return refuse(refusals.prerequisiteMissing, { code: courses[0]?.Code ?? '' })
    case 'calendarClash':
      return refuse(refusals.calendarClash)
    case 'traineeBudgetExceeded':
      return refuse(refusals.traineeBudgetExceeded)
    case 'courseBudgetExceeded':
      return refuse(refusals.courseBudgetExceeded)
    case 'admissionTestOpen':
      return refuse(refusals.admissionTestOpen)
    case 'noFreeSeat':
      throw new Error('a class without a free seat has a waiting list')
  }
}
