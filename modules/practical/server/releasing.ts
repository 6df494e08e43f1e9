import type { Actor } from '#platform/shared/actor.ts'
import { standingsOf } from '#platform/shared/record/reach.ts'
import { practicalReach } from '../rules/reach.ts'

type Holder = Pick<Actor, 'role' | 'permissions'>

/** Whether the actor gives practical results out. */
export const publishes = (actor: Holder): boolean => standingsOf(practicalReach, actor).includes('releaser')
/** Whether the actor sets the days of practical examinations. */
export const plans = (actor: Holder): boolean =>
  standingsOf(practicalReach, actor).some((name) => name === 'releaser' || name === 'planner')
