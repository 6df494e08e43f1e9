import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notAllowed, notFound, refuse } from '#platform/shared/refusal.ts'
import { ownPaper } from '../../contract/refusals.ts'
import { foundCandidate, type Candidate } from '../store/candidates.ts'
import { isProctor, partsOf } from '../../rules/actors.ts'

/** Somebody who may sit an exam for which the actor is a proctor; else `notFound`, or `notAllowed` for other staff. */
export async function candidate(db: Database, actor: Actor, examId: number, traineeId: number): Promise<Candidate> {
  if (traineeId === actor.traineeId) refuse(ownPaper)
  const found = (await foundCandidate(db, actor, examId, traineeId)) ?? refuse(notFound)
  return isProctor(partsOf(actor, found.isExaminer)) ? found : refuse(notAllowed)
}
