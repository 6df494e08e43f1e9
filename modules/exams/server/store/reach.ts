import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import { examParts, type ExamPart } from '../../rules/actors.ts'

const everywhere = ['admin', 'editor', 'trainingcoordinator', 'evaluator']

/** Staff who see the exams of every class. */
export const seesEveryExam = (actor: Actor): boolean =>
  everywhere.includes(actor.role) ||
  actor.permissions.includes('enteringexamination') ||
  actor.permissions.includes('correctiontraineeexam')

/** Whether the actor's exams include those of this class: an instructor's are those of classes not rejected. */
export function reachesClass(actor: Actor, classId = 'e.class_id'): RawBuilder<boolean> {
  if (seesEveryExam(actor)) return sql<boolean>`true`
  if (actor.role !== 'instructor' || actor.instructorId === null) return sql<boolean>`false`
  // Not `exists`: with that the planner may walk all exams and look up the instructors of each.
  return sql<boolean>`${sql.ref(classId)} = any(array(select class_id from classes.class_instructor_facts
    where instructor_id = ${actor.instructorId}))`
}

/** Whether the actor teaches the class and is an examiner. */
export function isExaminerOf(actor: Actor, classId = 'e.class_id'): RawBuilder<boolean> {
  if (actor.instructorId === null) return sql<boolean>`false`
  return sql<boolean>`exists (select from classes.class_instructor_facts ci
    join people.instructor_name_facts f on f.instructor_id = ci.instructor_id and f.is_examiner
    where ci.class_id = ${sql.ref(classId)} and ci.instructor_id = ${actor.instructorId})`
}

/** What staff are towards an exam; being a candidate gives nothing here. */
export const partsOf = (actor: Actor, isExaminer: boolean): ExamPart[] =>
  examParts({ role: actor.role, permissions: actor.permissions, isExaminerOfClass: isExaminer, isCandidate: false })
