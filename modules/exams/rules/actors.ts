import type { Permission, Role } from '#platform/shared/access.ts'

/**
 * What somebody is towards one exam; state tables name these. `clock` is the server itself. `editor` puts exams together; `publisher` holds the right to publish them (enteringexamination).
 */
export type ExamPart =
  | 'admin'
  | 'editor'
  | 'publisher'
  | 'coordinator'
  | 'examiner'
  | 'evaluator'
  | 'corrector'
  | 'trainee'
  | 'clock'

export interface ExamActor {
  readonly role: Role
  readonly permissions: readonly Permission[]
  /** An examiner who teaches the exam's class. */
  readonly isExaminerOfClass: boolean
  readonly isCandidate: boolean
}

/** Every part that somebody has: roles and added rights each open their own. */
export function examParts(actor: ExamActor): ExamPart[] {
  const parts: ExamPart[] = []
  if (actor.role === 'admin') parts.push('admin')
  const publishes = actor.permissions.includes('enteringexamination')
  if (actor.role === 'editor' || publishes) parts.push('editor')
  if (publishes) parts.push('publisher')
  if (actor.role === 'trainingcoordinator') parts.push('coordinator')
  if (actor.role === 'evaluator') parts.push('evaluator')
  if (actor.role === 'instructor' && actor.isExaminerOfClass) parts.push('examiner')
  if (actor.permissions.includes('correctiontraineeexam')) parts.push('corrector')
  if (actor.isCandidate) parts.push('trainee')
  return parts
}
