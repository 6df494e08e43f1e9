import type { Actor } from '#platform/shared/actor.ts'
import { passes } from '#platform/shared/access.ts'

/** Who says something about what; the list `AssessmentType` has their words, colours and order. */
export const sheetKinds = [
  'courseByTrainee',
  'instructorByTrainee',
  'instructorByEvaluator',
  'courseByInstructor',
  'courseByOrganization',
] as const
export type SheetKind = (typeof sheetKinds)[number]

export const sheetTones = {
  courseByTrainee: 'info',
  instructorByTrainee: 'success',
  instructorByEvaluator: 'warning',
  courseByInstructor: 'neutral',
  courseByOrganization: 'danger',
} as const satisfies Record<SheetKind, string>

/** What a sheet is about. */
export const families = ['course', 'instructor'] as const
export type Family = (typeof families)[number]

export const familyOf = (kind: SheetKind): Family => (kind.startsWith('course') ? 'course' : 'instructor')
export const kindsOf = (family: Family): readonly SheetKind[] => sheetKinds.filter((kind) => familyOf(kind) === family)

/** The kinds whose questions and categories somebody keeps. */
export const kindsKeptBy = ({ role, permissions }: Pick<Actor, 'role' | 'permissions'>): readonly SheetKind[] =>
  sheetKinds.filter((kind) => passes(familyOf(kind) === 'course' ? 'editorAssessment' : 'editor', role, permissions))
