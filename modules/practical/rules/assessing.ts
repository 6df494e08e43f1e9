import type { Role } from '#platform/shared/access.ts'
import { hasBegun, takesPlace, type ClassState } from '#modules/classes/rules/class-states.ts'
import type { ExaminationState } from './examination-states.ts'

/** Whether somebody gives degrees in a class: by their role in every one, else by their place on its staff. */
export const assesses = (role: Role, byPlace: boolean): boolean => role === 'admin' || role === 'evaluator' || byPlace

/** Why no degrees are given in a class now. */
export type AssessingBar = 'notAssessor' | 'notBegun' | 'notHeld' | 'released' | 'empty'

/** The first of the reasons why somebody gives no degrees in a class now; null where they do. */
export function assessingBar(facts: {
  readonly assesses: boolean
  readonly state: ExaminationState
  readonly classState: ClassState
  readonly startsOn: string
  readonly today: string
  readonly questions: number
}): AssessingBar | null {
  if (!facts.assesses) return 'notAssessor'
  if (facts.state === 'released') return 'released'
  if (!takesPlace(facts.classState)) return 'notHeld'
  if (!hasBegun(facts.classState, facts.startsOn, facts.today)) return 'notBegun'
  return facts.questions === 0 ? 'empty' : null
}
