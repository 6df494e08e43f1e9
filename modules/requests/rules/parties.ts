import type { Actor } from '#platform/shared/actor.ts'
import { standingsOf } from '#platform/shared/record/reach.ts'
import { requestReach } from './reach.ts'

/**
 * Who somebody is to one request. `academy` is the coordinator and the editor; the admin may do what they may and more.
 * `contact` is whoever holds the link of a proposal; `system` is the clock and what follows by itself.
 */
export const parties = ['organization', 'trainee', 'contact', 'academy', 'admin', 'system'] as const
export type Party = (typeof parties)[number]

export const applicants = ['organization', 'trainee'] as const
export const staff = ['academy', 'admin'] as const

type Holder = Pick<Actor, 'role' | 'permissions'>

/** Who the actor is to a request that they reach. Throws for who reaches none: nothing of one may be asked for them. */
export function partyOf(actor: Holder): Party {
  const [party] = standingsOf(requestReach, actor)
  if (!party) throw new Error(`${actor.role} stands to no request`)
  return party
}

/** Whether the actor works on requests for the academy. */
export const isStaff = (actor: Holder): boolean =>
  standingsOf(requestReach, actor).some((standing) => standing === 'admin' || standing === 'academy')
