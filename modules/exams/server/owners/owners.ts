/** Of a sitter: whether the organization sent them; nobody is sent but by a registration. */
export { isSentBy } from '#modules/registration/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import type { OwnerKind } from '../../rules/owners.ts'
import { classOwner } from './class-owner.ts'
import { competitionOwner } from './competition-owner.ts'
import { courseOwner } from './course-owner.ts'
import type { ExamOwner } from './owner.ts'

export const owners: Readonly<Record<OwnerKind, ExamOwner>> = {
  class: classOwner,
  course: courseOwner,
  competition: competitionOwner,
}

/** Who may sit which exams, of every owner. */
export const sitters = (db: Database) =>
  classOwner.sitters(db).unionAll(courseOwner.sitters(db)).unionAll(competitionOwner.sitters(db))
