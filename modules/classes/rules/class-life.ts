import type { ClassState } from './class-states.ts'

/** The life of a class as people tell it; what is behind each is told by its state. */
export const lifeSteps = ['planned', 'open', 'confirmed', 'running', 'results', 'certificates'] as const
export type LifeStep = (typeof lifeSteps)[number]

/** Which step a class in each state stands at: those before it are done. Null where nothing comes any more. */
const standsAt: Readonly<Record<ClassState, LifeStep | 'over' | null>> = {
  draft: 'planned',
  open: 'open',
  tentative: 'open',
  postponed: 'open',
  confirmed: 'confirmed',
  running: 'running',
  ended: 'results',
  resultsPublished: 'certificates',
  closed: 'over',
  cancelled: null,
}

/** Each step of the life of a class in this state; empty for one that was cancelled. */
export function lifeOf(state: ClassState): readonly { step: LifeStep; standing: 'done' | 'now' | 'ahead' }[] {
  const at = standsAt[state]
  if (at === null) return []
  const now = at === 'over' ? lifeSteps.length : lifeSteps.indexOf(at)
  return lifeSteps.map((step, index) => ({ step, standing: index < now ? 'done' : index === now ? 'now' : 'ahead' }))
}
