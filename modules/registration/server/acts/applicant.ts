import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { isReviewer } from '../../rules/parties.ts'
import { traineeFacts } from '../store/trainee.ts'

/**
 * Whom the actor may register: a trainee the own person, an organization its own active trainees, a reviewer anybody
 * active. Anybody else is `notFound`.
 */
export async function traineeToRegister(db: Database, actor: Actor, traineeId: number | undefined) {
  const id = traineeId ?? actor.traineeId
  if (id === null || (actor.traineeId !== null && id !== actor.traineeId)) return refuse(notFound)
  const trainee = await traineeFacts(db, id)
  if (!trainee?.isActive) return refuse(notFound)
  const reached =
    isReviewer(actor) ||
    actor.traineeId === id ||
    (actor.organizationId !== null && trainee.organizationId === actor.organizationId)
  return reached ? trainee : refuse(notFound)
}
