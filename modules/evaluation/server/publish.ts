import { completeRegistration } from '#modules/registration/server/public.ts'
import { byOf } from '#platform/server/audit/by.ts'
import type { Asked } from '#platform/server/handler.ts'
import type { ComputedPerson } from './compute.ts'
import { publishResult, type currentResults } from './store/results.ts'

export type StoredResult = Awaited<ReturnType<typeof currentResults>>[number]

/** Whether a new computation gives other figures than those that are published. */
export const differs = (person: ComputedPerson, stored: StoredResult): boolean =>
  stored.percent !== person.result.percent || stored.passed !== person.result.passed || stored.band_id !== person.bandId

/** Publishes one computed result, the first or, where two people agreed to a change, the next version. */
export async function publishPerson(
  { db, actor, now, request, record }: Pick<Asked<unknown>, 'db' | 'actor' | 'now' | 'request' | 'record'>,
  classId: number,
  person: ComputedPerson,
  change: { before: StoredResult; reason: string; askedBy: number; changeId: number } | null,
): Promise<void> {
  const { percent, passed } = person.result
  await publishResult(db, {
    registrationId: person.RegistrationID,
    percent,
    bandId: person.bandId,
    passed,
    arithmetic: person.arithmetic,
    reason: change?.reason ?? null,
    computedBy: change?.askedBy ?? actor.userId,
    publishedBy: actor.userId,
    at: now,
  })
  await completeRegistration(db, person.RegistrationID, passed ? 'completed' : 'failed', byOf(actor, request))
  await record({
    kind: change ? 'finalResultChanged' : 'finalResultPublished',
    subject: ['registration', person.RegistrationID],
    data: {
      classId,
      traineeId: person.TraineeID,
      passed,
      ...(change && { changeId: change.changeId, askedBy: change.askedBy }),
    },
    before: change ? { percent: change.before.percent, passed: change.before.passed } : null,
    after: { percent, passed, ...(change && { reason: change.reason }) },
  })
}
