import type { Actor } from '#platform/shared/actor.ts'
import { standingsOf } from '#platform/shared/record/reach.ts'
import { evaluationReach } from './reach.ts'

/** Whether the actor gives results out, and decides about changes of those that are out. */
export const publishes = (actor: Pick<Actor, 'role' | 'permissions'>): boolean =>
  standingsOf(evaluationReach, actor).includes('publisher')

interface Row {
  readonly Standing: 'initial' | 'final'
  readonly PublishedAt: string | null
  readonly IsOutdated: boolean
}

/** What may be done to the results of a class as they stand; nothing before every one of them is final. */
export function resultsActions(
  actor: Pick<Actor, 'role' | 'permissions'>,
  results: readonly Row[],
  facts: { readonly hasBegun: boolean; readonly hasFaults: boolean; readonly changeWaits: boolean },
): ('publishFinalResults' | 'askResultChange')[] {
  const areFinal = results.length > 0 && results.every((row) => row.Standing === 'final')
  if (!publishes(actor) || !facts.hasBegun || facts.hasFaults || !areFinal) return []
  if (results.some((row) => row.IsOutdated) && !facts.changeWaits) return ['askResultChange']
  return results.some((row) => row.PublishedAt === null) ? ['publishFinalResults'] : []
}
