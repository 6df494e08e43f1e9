import type { Asked, Handler } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { changeAsked, changeOutOfDate, refuseDecision, refuseWithdrawal } from '#platform/shared/second-person.ts'
import { evaluationCalls as calls } from '../../contract/calls.ts'
import { ownResult } from '../../contract/refusals.ts'
import { computeClass, type ComputedPerson } from '../compute.ts'
import { publishPerson, type StoredResult } from '../publish.ts'
import { classForActor } from '../store/classes.ts'
import { addResults, listResultChanges, resultChanges, resultsOf } from '../store/result-changes.ts'
import { currentResults } from '../store/results.ts'

export const getResultChanges: Handler<typeof calls.getResultChanges> = ({ db, actor, query, request }) =>
  listResultChanges(db, actor, request.language, query)

/** Writes down which published results one person wants with other figures; those that are out stay. */
export async function askForResults(
  { db, actor, now, record }: Pick<Asked<unknown>, 'db' | 'actor' | 'now' | 'record'>,
  classId: number,
  changed: readonly { person: ComputedPerson; before: StoredResult }[],
  reason: string,
): Promise<void> {
  if (changed.some(({ person }) => person.TraineeID === actor.traineeId)) refuse(ownResult)
  const id = (await resultChanges.add(db, actor, { subjectId: classId, reason, now, more: {} })) ?? refuse(changeAsked)
  await addResults(
    db,
    id,
    changed.map(({ person, before }) => ({
      registration_id: person.RegistrationID,
      from_version: before.version,
      to_percent: person.result.percent,
      to_band_id: person.bandId,
      to_passed: person.result.passed,
    })),
  )
  await record({
    kind: 'resultChangeAsked',
    subject: ['courseClass', classId],
    data: { classId, changeId: id, results: changed.length },
    after: { reason },
  })
}

/** The change, locked, and its class. */
async function requested({ db, actor }: Pick<Asked<unknown>, 'db' | 'actor'>, id: number) {
  const classId = (await resultChanges.subjectOf(db, id)) ?? refuse(notFound)
  const course = await classForActor(db, actor, classId)
  return { course, change: await resultChanges.lock(db, id) }
}

export const decideResultChange: Handler<typeof calls.decideResultChange> = async (asked) => {
  const { db, actor, now, body, record } = asked
  const { course, change } = await requested(asked, body.ID)
  refuseDecision(change, actor, body)
  const results = await resultsOf(db, change.id)
  const { people, faults } = await computeClass(db, course, now)
  const personOf = new Map(people.map((person) => [person.RegistrationID, person]))
  if (results.some((each) => personOf.get(each.registration_id)?.TraineeID === (actor.traineeId ?? 0)))
    refuse(ownResult)
  const answer = body.Reason || null
  await resultChanges.decide(db, actor, change.id, body.Approve ? 'approved' : 'rejected', answer, now)
  const subject = ['courseClass', course.class_id] as const
  const data = { classId: course.class_id, changeId: change.id, askedBy: change.asked_by }
  if (!body.Approve) {
    await record({ kind: 'resultChangeRejected', subject, data, after: { reason: answer } })
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
    await publishPerson(asked, course.class_id, person, {
      before,
      reason: change.reason,
      askedBy: change.asked_by,
      changeId: change.id,
    })
  }
  await record({ kind: 'resultChangeApproved', subject, data, after: { reason: change.reason } })
  return { Done: true }
}

export const withdrawResultChange: Handler<typeof calls.withdrawResultChange> = async (asked) => {
  const { db, actor, now, body, record } = asked
  const { course, change } = await requested(asked, body.ID)
  refuseWithdrawal(change, actor)
  await resultChanges.decide(db, actor, change.id, 'withdrawn', null, now)
  await record({
    kind: 'resultChangeWithdrawn',
    subject: ['courseClass', course.class_id],
    data: { classId: course.class_id, changeId: change.id },
  })
  return { Done: true }
}
