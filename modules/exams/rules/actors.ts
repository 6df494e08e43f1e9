import type { Actor } from '#platform/shared/actor.ts'
import { standingsOf, type StandingName } from '#platform/shared/record/reach.ts'
import { examReach } from './reach.ts'

/**
 * What somebody is towards one exam; state tables name these: as what they stand to it (`reach.ts`), an instructor as
 * `examiner` of the own class; its candidate; the server itself (`clock`).
 */
export type ExamPart = Exclude<StandingName<typeof examReach>, 'instructor'> | 'examiner' | 'trainee' | 'clock'

export interface ExamActor extends Pick<Actor, 'role' | 'permissions'> {
  /** An examiner who teaches the exam's class. */
  readonly isExaminerOfClass: boolean
  readonly isCandidate: boolean
}

/** Every part that somebody has: roles and added rights each open their own. */
export function examParts(actor: ExamActor): ExamPart[] {
  const parts = standingsOf(examReach, actor).flatMap((standing): ExamPart[] => {
    if (standing === 'instructor') return actor.isExaminerOfClass ? ['examiner'] : []
    // Who publishes exams puts them together too.
    return standing === 'publisher' ? ['editor', 'publisher'] : [standing]
  })
  return [...new Set(actor.isCandidate ? [...parts, 'trainee' as const] : parts)]
}

/** What staff are towards an exam; being a candidate gives nothing here. */
export const partsOf = (actor: Pick<Actor, 'role' | 'permissions'>, isExaminerOfClass: boolean): ExamPart[] =>
  examParts({ role: actor.role, permissions: actor.permissions, isExaminerOfClass, isCandidate: false })

/** Whether one of the parts watches over who sits the exam: moves a device, gives time. */
export const isProctor = (parts: readonly ExamPart[]): boolean =>
  parts.some((part) => part !== 'editor' && part !== 'publisher')
