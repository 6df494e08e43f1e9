import { notAllowed, notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { Asked } from '#platform/server/handler.ts'
import { refuseWritten } from '#modules/accounts/server/public.ts'
import { ownPaper } from '../../contract/refusals.ts'
import { attemptActionsFor } from '../../rules/attempt-states.ts'
import { isOwnExam } from '../store/correction/own-exam.ts'
import { lastOfPaper } from '../store/papers/attempts.ts'
import { lockedPaper, type LockedPaper } from '../store/papers/papers.ts'

/** The paper, locked, if this actor may do this with it now. */
export async function paperFor(
  { db, actor }: Pick<Asked<never>, 'db' | 'actor'>,
  attemptId: number,
  action: string,
  version?: number,
): Promise<LockedPaper> {
  const paper = (await lockedPaper(db, actor, attemptId)) ?? refuse(notFound)
  if (paper.trainee_id === actor.traineeId || (await isOwnExam(db, actor, paper.exam_id))) refuse(ownPaper)
  if (version !== undefined && paper.version !== version) return refuseWritten(db, await lastOfPaper(db, paper.id))
  if (attemptActionsFor(paper.state, paper.parts).includes(action)) return paper
  // Reaching a class is not yet being its examiner.
  const mayEver = (['autoMarked', 'awaitingManual', 'closedViolation', 'inProgress'] as const).some((state) =>
    attemptActionsFor(state, paper.parts).includes(action),
  )
  return mayEver ? refuse(notNow, { action, state: paper.state }) : refuse(notAllowed)
}
