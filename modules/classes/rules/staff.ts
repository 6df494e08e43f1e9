import type { Role } from '#platform/shared/access.ts'

/** The places on the staff of a class. Who teaches comes first; a backup stands by, as in the plan. */
export const staffRoles = [
  'lead',
  'backup',
  'assistant',
  'examiner',
  'practicalAssessor',
  'evaluator',
  'coordinator',
] as const
export type StaffRole = (typeof staffRoles)[number]

/** Places of people with an instructor's record: they are asked and answer. */
export const instructorRoles = ['lead', 'backup', 'assistant', 'examiner', 'practicalAssessor'] as const
export type InstructorRole = (typeof instructorRoles)[number]
/** Who teaches: takes attendance, gives degrees. */
export const teachingRoles = ['lead', 'backup', 'assistant'] as const satisfies readonly StaffRole[]
/** Whose place opens the class's exams and papers; whether they mark them, their record says (`isExaminer`). */
export const examiningRoles = [...teachingRoles, 'examiner'] as const satisfies readonly StaffRole[]
export const isAsked = (role: StaffRole): role is InstructorRole =>
  (instructorRoles as readonly StaffRole[]).includes(role)
export const isTeaching = (role: StaffRole): boolean => (teachingRoles as readonly StaffRole[]).includes(role)
export const isExamining = (role: StaffRole): boolean => (examiningRoles as readonly StaffRole[]).includes(role)

/** Somebody who may get a place: by an instructor's record, or by the account's role. */
export type Candidate =
  | { readonly kind: 'instructor'; readonly isExaminer: boolean; readonly isPracticalAssessor: boolean }
  | { readonly kind: 'account'; readonly role: Role }

/** Who may be what. Whether an instructor is able to deliver the course is asked of those who teach it, by the plan. */
export function mayBe(role: StaffRole, who: Candidate): boolean {
  if (who.kind === 'account')
    return role === 'coordinator'
      ? who.role === 'trainingcoordinator'
      : (role === 'evaluator' || role === 'practicalAssessor') && who.role === 'evaluator'
  if (role === 'examiner') return who.isExaminer
  if (role === 'practicalAssessor') return who.isPracticalAssessor
  return isTeaching(role)
}
