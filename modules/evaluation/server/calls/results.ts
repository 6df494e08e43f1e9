import { lockWithRow, markResultsPublished } from '#modules/classes/server/public.ts'
import { settleTracks } from '#modules/diplomas/server/public.ts'
import type { Handler } from '#platform/server/handler.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { changeAsked } from '#platform/shared/record/second-person.ts'
import { evaluationCalls as calls } from '../../contract/calls.ts'
import { changeNeedsReason, nobodyEnrolled, resultsStillInitial, sumsWrong } from '../../contract/refusals.ts'
import { refuseNotYet } from '../begun.ts'
import { computeClass } from '../compute.ts'
import { differs, publishPerson } from '../acts/publish.ts'
import { classForActor } from '../acts/reached.ts'
import { askForResults } from '../acts/result-changes.ts'
import { resultsActions } from '../../rules/publishing.ts'
import { changeHistory, waitingIn } from '../store/result-changes.ts'
import { currentResults } from '../store/results.ts'

export const getFinalResults: Handler<typeof calls.getFinalResults> = async ({ db, actor, now, query, request }) => {
  const course = await classForActor(db, actor, query.courseClassID)
  const [{ people, faults, hasBegun }, stored, waits, History] = await Promise.all([
    computeClass(db, course, now, actor.language),
    currentResults(db, course.class_id),
    waitingIn(db, actor, request.language, course.class_id),
    changeHistory(db, request.language, course.class_id),
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
      Published: before ? { Percent: before.percent, BandName: before.band_name, Passed: before.passed } : null,
      IsOutdated: before !== undefined && differs(person, before),
      Shortfalls: [...person.result.shortfalls],
    }
  })
  const facts = { hasBegun, hasFaults: faults.length > 0, changeWaits: waits !== null }
  return {
    CourseClassID: course.class_id,
    ClassCode: course.class_code,
    CourseName: course.course_name,
    Faults: faults,
    People: rows,
    Change: waits?.change ?? null,
    History,
    Actions: [...(waits?.actions ?? []), ...resultsActions(actor, rows, facts)],
  }
}

export const publishFinalResults: Handler<typeof calls.publishFinalResults> = async (asked) => {
  const { db, actor, now, body, request } = asked
  const course = await classForActor(db, actor, body.CourseClassID)
  // Who presses at the same moment waits, and finds them published.
  await lockWithRow(db, course.class_id)
  const { people, faults } = await computeClass(db, course, now)
  await refuseNotYet(db, course, now)
  if (people.length === 0) refuse(nobodyEnrolled)
  if (faults.length > 0) refuse(sumsWrong, { faults })
  const initial = people.filter((person) => person.result.standing === 'initial').length
  if (initial > 0) refuse(resultsStillInitial, { count: initial })

  const stored = new Map((await currentResults(db, course.class_id)).map((result) => [result.registration_id, result]))
  const fresh = people.filter((person) => !stored.has(person.RegistrationID))
  const changed = people.flatMap((person) => {
    const before = stored.get(person.RegistrationID)
    return before && differs(person, before) ? [{ person, before }] : []
  })
  // A change that waits holds nobody up who has no result yet.
  const waits = changed.length > 0 && (await waitingIn(db, actor, request.language, course.class_id)) !== null
  if (waits && fresh.length === 0) refuse(changeAsked)
  const asks = changed.length > 0 && !waits
  if (asks && !body.Reason) refuse(changeNeedsReason, {}, [{ path: 'Reason', code: 'required' }])
  // Of a change the reason is its own: it is said with the request.
  const reason = (asks ? null : body.Reason) ?? null
  for (const person of fresh) await publishPerson(asked, course.class_id, person, reason, null)
  await settleTracks(
    asked,
    course.class_id,
    fresh.map((person) => person.TraineeID),
    now,
  )
  await markResultsPublished(asked, course.class_id, reason)
  if (asks) await askForResults(asked, course.class_id, changed, body.Reason!)
  return {
    Published: fresh.length,
    Passed: fresh.filter((person) => person.result.passed).length,
    Asked: asks ? changed.length : 0,
  }
}
