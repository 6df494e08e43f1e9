import type { Asked } from '#platform/server/handler.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { takenByOther } from '../../contract/refusals.ts'
import { isTakenByOther } from '../../rules/desk/assignee.ts'
import { isReviewer } from '../../rules/parties.ts'
import { assigneeOf } from '../store/desk/assignees.ts'

type Asker = Pick<Asked<unknown>, 'db' | 'actor' | 'now'>

/** Refuses a reviewer where another has taken the registration, which must be locked. Whoever applies is never held up. */
export async function requireNotTaken({ db, actor, now }: Asker, registrationId: number): Promise<void> {
  if (!isReviewer(actor)) return
  const assignee = await assigneeOf(db, actor, registrationId)
  if (isTakenByOther(assignee, actor.userId, now)) refuse(takenByOther, { name: assignee?.name ?? '' })
}
