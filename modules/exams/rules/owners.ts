import { liveStates, type ClassState } from '#modules/classes/rules/class-states.ts'

/** Whose an exam may be: a class's, a course's own, which is its admission test, or a competition's. The table's check says the same. */
export const ownerKinds = ['class', 'course', 'competition'] as const
export type OwnerKind = (typeof ownerKinds)[number]

/** Whose an exam is, as its row says it: one of the three. */
export interface OwnedBy {
  readonly class_id: number | null
  readonly course_id: number | null
  readonly competition_id: number | null
}

export interface Owned {
  readonly kind: OwnerKind
  readonly id: number
}

/** A class that is called off has nobody to sit an exam, and results that are published count no other (decision 336). */
export const classStatesForExams = [...liveStates, 'ended'] as const satisfies readonly ClassState[]
export const takesExams = (state: ClassState): boolean => classStatesForExams.some((each) => each === state)

export function ownerOf({ class_id, course_id, competition_id }: OwnedBy): Owned {
  if (class_id !== null) return { kind: 'class', id: class_id }
  if (course_id !== null) return { kind: 'course', id: course_id }
  if (competition_id !== null) return { kind: 'competition', id: competition_id }
  throw new Error('An exam has an owner.')
}
