import { ownerOf, type OwnedBy } from '../../rules/owners.ts'

/** Whose the exam is, as facts about it and its papers say it: `classId`, or `courseId`. */
export function ownerIn(exam: OwnedBy): { classId: number } | { courseId: number } {
  const { kind, id } = ownerOf(exam)
  return kind === 'class' ? { classId: id } : { courseId: id }
}
