import type { Actor } from '#platform/shared/actor.ts'
import { standingsOf } from '#platform/shared/record/reach.ts'
import { registrationReach } from './reach.ts'

/**
 * Who somebody is to one registration. `reviewer` is the coordinator and the editor; the admin may do what they may
 * and more. `organization` is the one that registers and pays for its trainee. `system` is the clock and what follows by itself.
 */
export const parties = ['trainee', 'organization', 'reviewer', 'admin', 'system'] as const
export type Party = (typeof parties)[number]

export const applicants = ['trainee', 'organization'] as const
export const reviewers = ['reviewer', 'admin'] as const

type Holder = Pick<Actor, 'role' | 'permissions'>

/** Who the actor is to a registration that they reach. Throws for who reaches none: nothing of one may be asked for them. */
export function partyOf(actor: Holder): Party {
  const [party] = standingsOf(registrationReach, actor)
  if (!party) throw new Error(`${actor.role} stands to no registration`)
  return party
}

/** Whether the actor decides about registrations. */
export const isReviewer = (actor: Holder): boolean =>
  standingsOf(registrationReach, actor).some((standing) => standing === 'admin' || standing === 'reviewer')
