import { settleTracks } from '#modules/diplomas/server/public.ts'
import { writeTold } from '#platform/server/acts/write-act.ts'
import type { Handler } from '#platform/server/handler.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { changeOutOfDate, refuseDecision, refuseWithdrawal } from '#platform/shared/record/second-person.ts'
import { evaluationCalls as calls } from '../../contract/calls.ts'
import { ownResult } from '../../contract/refusals.ts'
import { noun } from '../acts/class-noun.ts'
import { publishPerson } from '../acts/publish.ts'
import { requestedChange } from '../acts/result-changes.ts'
import { computeClass } from '../compute.ts'
import { listResultChanges, resultChanges, resultsOf } from '../store/result-changes.ts'
import { currentResults } from '../store/results.ts'

export const getResultChanges: Handler<typeof calls.getResultChanges> = ({ db, actor, query, request }) =>
  listResultChanges(db, { actor, language: request.language }, query)

export const decideResultChange: Handler<typeof calls.decideResultChange> = async (asked) => {
  const { db, actor, now, body } = asked
  const { course, change } = await requestedChange(asked, body.ID)
  refuseDecision(change, actor, body)
  const results = await resultsOf(db, change.id)
  const { people, faults } = await computeClass(db, course, now)
  const personOf = new Map(people.map((person) => [person.RegistrationID, person]))
  if (results.some((each) => personOf.get(each.registration_id)?.TraineeID === (actor.traineeId ?? 0)))
    refuse(ownResult)
  const answer = body.Reason || null
  await resultChanges.decide(db, actor, change.id, body.Approve ? 'approved' : 'rejected', answer, now)
  const data = { changeId: change.id, askedBy: change.asked_by }
  if (!body.Approve) {
    await writeTold(asked, noun, course.class_id, 'rejectResultChange', {
      data: { ...data, reason: answer },
      after: { reason: answer },
    })
    return { Done: true }
  }
  if (faults.length > 0) refuse(changeOutOfDate)
  const storedOf = new Map(
    (await currentResults(db, course.class_id)).map((result) => [result.registration_id, result]),
  )
  for (const result of results) {
    const person = personOf.get(result.registration_id)
    const before = storedOf.get(result.registration_id)
    // What the second person agreed to is what is published, or nothing.
    const stands =
      person?.result.standing === 'final' &&
      before?.version === result.from_version &&
      person.result.percent === result.to_percent &&
      person.result.passed === result.to_passed &&
      person.bandId === result.to_band_id
    if (!stands) refuse(changeOutOfDate)
    await publishPerson(asked, course.class_id, person, change.reason, {
      before,
      askedBy: change.asked_by,
      changeId: change.id,
    })
  }
  await settleTracks(
    asked,
    course.class_id,
    results.flatMap((result) => personOf.get(result.registration_id)?.TraineeID ?? []),
    now,
  )
  await writeTold(asked, noun, course.class_id, 'approveResultChange', {
    data: { ...data, reason: change.reason },
    after: { reason: change.reason },
  })
  return { Done: true }
}

export const withdrawResultChange: Handler<typeof calls.withdrawResultChange> = async (asked) => {
  const { db, actor, now, body } = asked
  const { course, change } = await requestedChange(asked, body.ID)
  refuseWithdrawal(change, actor)
  await resultChanges.decide(db, actor, change.id, 'withdrawn', null, now)
  await writeTold(asked, noun, course.class_id, 'withdrawResultChange', { data: { changeId: change.id } })
  return { Done: true }
}
