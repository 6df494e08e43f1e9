import type { planningCalls } from '#modules/planning/contract/calls.ts'
import type { Output } from '#platform/shared/call.ts'
import type { classesCalls } from '../../../contract/calls.ts'

export type AskedSlot = Output<typeof planningCalls.getAllAnnualPlanNotConfirmed>[number]
export type AskedClass = Output<typeof classesCalls.getAllCourseClassNotConfirmed>[number]

/** What an instructor is asked: a slot of the plan, or a class. */
export type Answer = { readonly key: number; readonly Actions: AskedSlot['Actions'] } & (
  | { readonly kind: 'slot'; readonly of: AskedSlot }
  | { readonly kind: 'class'; readonly of: AskedClass }
)

/** In days since it was asked: from when on an answer has been waited for long, and for too long. */
export const answerLimits = { long: 2, tooLong: 5 } as const

/** Slots and classes are numbered each by themselves; in one list the even keys are the slots'. */
export const keyOfSlot = (id: number): number => id * 2
export const keyOfClass = (id: number): number => id * 2 + 1

/** All that is asked, what was asked first at the head; without an instant it was asked longest ago. */
export function answersOf(slots: readonly AskedSlot[], classes: readonly AskedClass[]): Answer[] {
  const all: Answer[] = [
    ...slots.map((of) => ({ key: keyOfSlot(of.ID), kind: 'slot' as const, of, Actions: of.Actions })),
    ...classes.map((of) => ({ key: keyOfClass(of.ID), kind: 'class' as const, of, Actions: of.Actions })),
  ]
  const askedAt = ({ of }: Answer) => (of.AskedAt === null ? 0 : Date.parse(of.AskedAt))
  return all.toSorted((a, b) => askedAt(a) - askedAt(b) || a.key - b.key)
}
