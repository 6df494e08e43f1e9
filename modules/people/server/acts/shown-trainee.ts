import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { shownTo } from '../../rules/shown-fields.ts'
import { wholeTrainee } from '../store/trainees.ts'

/** A trainee's record with its lists as far as the actor may know it; undefined where it is not the actor's to see. */
export async function shownTrainee(db: Database, actor: Actor, id: number) {
  const found = await wholeTrainee(db, actor, id)
  return found && shownTo(actor.role, id === actor.traineeId, found.trainee)
}
