import type { ExpressionBuilder } from 'kysely'
import type { DB } from '#database/tables.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Party } from '../../rules/parties.ts'

const reviewerRoles: readonly string[] = ['admin', 'editor', 'trainingcoordinator']
export const isReviewer = (actor: Actor): boolean => reviewerRoles.includes(actor.role)

type Row = ExpressionBuilder<DB & { r: DB['registration.registration'] }, 'r'>

/**
 * Which registrations somebody reaches: reviewers all that were handed in; a trainee the own ones, drafts too; an
 * organization those it pays for or is asked to pay for.
 */
export function reaches(actor: Actor) {
  return (eb: Row) => {
    if (isReviewer(actor)) return eb('r.main', '<>', 'draft')
    if (actor.traineeId !== null) return eb('r.trainee_id', '=', actor.traineeId)
    if (actor.organizationId !== null)
      return eb.and([eb('r.organization_id', '=', actor.organizationId), eb('r.main', '<>', 'draft')])
    return eb.lit(false)
  }
}

/** Who the actor is to a registration that they reach. */
export function partyOf(actor: Actor): Party {
  if (actor.role === 'admin') return 'admin'
  if (isReviewer(actor)) return 'reviewer'
  return actor.traineeId !== null ? 'trainee' : 'organization'
}
