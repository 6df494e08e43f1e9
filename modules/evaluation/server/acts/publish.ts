import { rowFacts } from '#platform/server/acts/change-row.ts'
import { writeTold } from '#platform/server/acts/write-act.ts'
import { completeRegistration } from '#modules/registration/server/public.ts'
import { byOf } from '#platform/server/audit/by.ts'
import type { Asked } from '#platform/server/handler.ts'
import type { ComputedPerson } from '../compute.ts'
import { publishResult, type currentResults } from '../store/results.ts'
import { noun, results } from './result-noun.ts'

export type StoredResult = Awaited<ReturnType<typeof currentResults>>[number]

/** Whether a new computation gives other figures than those that are published. */
export const differs = (person: ComputedPerson, stored: StoredResult): boolean =>
  stored.percent !== person.result.percent || stored.passed !== person.result.passed || stored.band_id !== person.bandId

/** Publishes one computed result, the first or, where two people agreed to a change, the next version. */
export async function publishPerson(
  asked: Pick<Asked<unknown>, 'db' | 'actor' | 'now' | 'request' | 'record'>,
  classId: number,
  person: ComputedPerson,
  reason: string | null,
  change: { before: StoredResult; askedBy: number; changeId: number } | null,
): Promise<void> {
  const { db, actor, now, request } = asked
  const { percent, passed } = person.result
  const before = change && (await rowFacts(db, results, change.before.id))
  const id = await publishResult(db, {
    registrationId: person.RegistrationID,
    percent,
    bandId: person.bandId,
    passed,
    arithmetic: person.arithmetic,
    reason,
    computedBy: change?.askedBy ?? actor.userId,
    publishedBy: actor.userId,
    at: now,
  })
  await completeRegistration(db, person.RegistrationID, passed ? 'completed' : 'failed', byOf(actor, request))
  const result = { id: person.RegistrationID, classId, traineeId: person.TraineeID }
  await writeTold(asked, noun, result, change ? 'changeFinalResult' : 'publishFinalResults', {
    data: { passed, ...(reason && { reason }), ...(change && { changeId: change.changeId, askedBy: change.askedBy }) },
    ...(before && { before }),
    after: await rowFacts(db, results, id),
  })
}
