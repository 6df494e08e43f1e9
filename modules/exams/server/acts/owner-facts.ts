import { ownerOf, type OwnedBy, type OwnerKind } from '../../rules/owners.ts'

/** Whose the exam is, as facts about it and its papers say it: `classId`, `courseId` or `competitionId`. */
export function ownerIn(exam: OwnedBy): Partial<Record<`${OwnerKind}Id`, number>> {
  const { kind, id } = ownerOf(exam)
  return { [`${kind}Id`]: id }
}

/** The same read out of such a fact. */
export const ownerKindIn = (data: Readonly<Record<string, unknown>>): OwnerKind =>
  typeof data['classId'] === 'number' ? 'class' : typeof data['courseId'] === 'number' ? 'course' : 'competition'
