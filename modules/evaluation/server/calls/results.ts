import { completeRegistration } from '#modules/registration/server/public.ts'
import { markResultsPublished } from '#modules/classes/server/public.ts'
import { byOf } from '#platform/server/audit/by.ts'
import type { Handler } from '#platform/server/handler.ts'
import { passes } from '#platform/shared/access.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { evaluationCalls as calls } from '../../contract/calls.ts'
import { changeNeedsReason, nobodyEnrolled, resultsStillInitial, sumsWrong } from '../../contract/refusals.ts'
import { computeClass, type ComputedPerson } from '../compute.ts'
import { classForActor } from '../store/classes.ts'
import { currentResults, publishResult } from '../store/results.ts'

type Stored = Awaited<ReturnType<typeof currentResults>>[number]

const differs = (person: ComputedPerson, stored: Stored): boolean =>
  stored.percent !== person.result.percent || stored.passed !== person.result.passed || stored.band_id !== person.bandId

export const getFinalResults: Handler<typeof calls.getFinalResults> = async ({ db, actor, now, query }) => {
  const course = await classForActor(db, actor, query.courseClassID)
  const [{ people, faults }, stored] = await Promise.all([
    computeClass(db, course, now),
    currentResults(db, course.class_id),
  ])
  const storedOf = new Map(stored.map((result) => [result.registration_id, result]))
  const rows = people.map((person) => {
    const before = storedOf.get(person.RegistrationID)
    return {
      RegistrationID: person.RegistrationID,
      TraineeID: person.TraineeID,
      TraineeCode: person.TraineeCode,
      NameAr: person.NameAr,
      NameEn: person.NameEn,
      Percent: person.result.percent,
      BandName: person.bandName,
      Passed: person.result.passed,
      Outcome: person.result.outcome,
      Standing: person.result.standing,
      Version: before?.version ?? 0,
      PublishedAt: before?.published_at ?? null,
      IsOutdated: before !== undefined && differs(person, before),
      Shortfalls: [...person.result.shortfalls],
    }
  })
  const publishes = passes('resultPublishers', actor.role, actor.permissions)
  const begun = ['running', 'ended', 'resultsPublished', 'closed'].includes(course.class_state)
  const ready =
    publishes && begun && rows.length > 0 && faults.length === 0 && rows.every((row) => row.Standing === 'final')
  const again = rows.every((row) => row.PublishedAt !== null)
  const changed = rows.some((row) => row.IsOutdated || row.PublishedAt === null)
  return {
    CourseClassID: course.class_id,
    ClassCode: course.class_code,
    CourseName: course.course_name,
    Faults: faults,
    People: rows,
    Actions: ready && changed ? [again ? ('publishAgain' as const) : ('publish' as const)] : [],
  }
}

export const publishFinalResults: Handler<typeof calls.publishFinalResults> = async ({
  db,
  actor,
  now,
  body,
  record,
  request,
}) => {
  const course = await classForActor(db, actor, body.CourseClassID)
  const { people, faults } = await computeClass(db, course, now)
  if (people.length === 0) refuse(nobodyEnrolled)
  if (faults.length > 0) refuse(sumsWrong, { faults })
  const initial = people.filter((person) => person.result.standing === 'initial').length
  if (initial > 0) refuse(resultsStillInitial, { count: initial })

  const stored = new Map((await currentResults(db, course.class_id)).map((result) => [result.registration_id, result]))
  const changed = people.filter((person) => {
    const before = stored.get(person.RegistrationID)
    return before === undefined || differs(person, before)
  })
  if (changed.some((person) => stored.has(person.RegistrationID)) && !body.Reason)
    refuse(changeNeedsReason, {}, [{ path: 'Reason', code: 'required' }])

  for (const person of changed) {
    const before = stored.get(person.RegistrationID)
    const { percent, passed } = person.result
    await publishResult(db, {
      registrationId: person.RegistrationID,
      percent: person.result.percent,
      bandId: person.bandId,
      passed: person.result.passed,
      arithmetic: person.arithmetic,
      reason: body.Reason || null,
      by: actor.userId,
      at: now,
    })
    await completeRegistration(db, person.RegistrationID, passed ? 'completed' : 'failed', byOf(actor, request))
    await record({
      kind: 'finalResultPublished',
      subject: ['registration', person.RegistrationID],
      data: { classId: course.class_id, traineeId: person.TraineeID, passed },
      before: before ? { percent: before.percent, passed: before.passed } : null,
      after: { percent, passed, reason: body.Reason || null },
    })
  }
  await markResultsPublished(db, course.class_id)
  return { Published: changed.length, Passed: changed.filter((person) => person.result.passed).length }
}
