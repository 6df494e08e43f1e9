import { stateTable } from '#platform/shared/record/states.ts'
import type { CompetitionState } from './competition-states.ts'

/** An objection to the own result: one of each entry. */
export const appealTable = stateTable({
  states: ['filed', 'upheld', 'rejected'],
  initial: 'filed',
  moves: {
    upholdAppeal: { from: ['filed'], to: 'upheld', who: ['corrector'] },
    rejectAppeal: { from: ['filed'], to: 'rejected', who: ['corrector'] },
  },
})
export type AppealState = (typeof appealTable.states)[number]

/** Why somebody can't object. */
export const appealBars = ['notNow', 'over', 'filed', 'notSat'] as const
export type AppealBar = (typeof appealBars)[number]

export function appealBar(
  { state, appealsUntil }: { readonly state: CompetitionState; readonly appealsUntil: Date | null },
  entry: { readonly hasAppeal: boolean; readonly isSat: boolean },
  now: Date,
): AppealBar | null {
  if (state !== 'appeals' || appealsUntil === null) return 'notNow'
  if (entry.hasAppeal) return 'filed'
  if (now >= appealsUntil) return 'over'
  return entry.isSat ? null : 'notSat'
}
