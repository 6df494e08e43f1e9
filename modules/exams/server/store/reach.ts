import { sql, type RawBuilder } from 'kysely'
import { examiningRoles } from '#modules/classes/rules/staff.ts'
import { isOwnClass, isStaffedBy } from '#modules/classes/server/public.ts'
import { reachInSql } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { isSentBy } from '../owners/owners.ts'
import {
  examReach,
  examResultReach,
  examScheduleReach,
  grievanceReach,
  markChangeReach,
  paperReach,
  questionReach,
  repeatReach,
  sittingReach,
} from '../../rules/reach.ts'

const taught = (actor: Actor, e: string) => isStaffedBy(actor, `${e}.class_id`, examiningRoles)
const announced = (_: Actor, e: string) => sql<boolean>`${sql.ref(`${e}.state`)} not in ('draft', 'ready')`
const own = (actor: Actor, a: string) => sql<boolean>`${sql.ref(`${a}.trainee_id`)} = ${actor.traineeId}::integer`
const ofOthers = (actor: Actor) => sql<boolean>`a.trainee_id is distinct from ${actor.traineeId}::integer`
const examined = (actor: Actor) => sql<boolean>`${ofOthers(actor)} and ${isExaminerOf(actor)}`

/** Exams that somebody reaches, of `exams.exam` as `e`. */
export const reachesExam = reachInSql(examReach, { taught, announced }, 'e')
/** Whose papers somebody may see, of the exam `e`. */
export const reachesPaper = reachInSql(paperReach, { taught }, 'e')
/** What somebody sits, of the attempt `a`, or of whatever else says whose it is. */
export const reachesSitting = reachInSql(sittingReach, { own }, 'a')
/** Whose released results somebody may see, of who may sit (`Sitter`) as `r`, at the exam `e`. */
export const reachesResult = reachInSql(
  examResultReach,
  { taught: (actor) => taught(actor, 'e'), own, sent: isSentBy },
  'r',
)
/** Exams in somebody's schedule: of a trainee or an organization by who may sit them (`Sitter`) as `r`, of others by the exam `e`. */
export const reachesInSchedule = reachInSql(
  examScheduleReach,
  {
    appointed: (actor) => isOwnClass(actor, 'e.class_id'),
    taught: (actor) => taught(actor, 'e'),
    own,
    sent: isSentBy,
  },
  'r',
)
/** Questions of the bank that somebody reaches. */
export const reachesQuestion = reachInSql(questionReach, {}, 'q')
/** Changes that somebody may decide about, of the attempt `a` at the exam `e`. */
export const reachesMarkChange = reachInSql(markChangeReach, { ofOthers, examined }, 'a')
/** Grievances that somebody reaches, of the attempt `a` that they are about. */
export const reachesGrievance = reachInSql(grievanceReach, { own }, 'a')
/** Repeats that somebody reaches, of whose they are as `r`. */
export const reachesRepeat = reachInSql(repeatReach, { own }, 'r')

/** Whether the actor teaches or examines the class and is an examiner. */
export function isExaminerOf(actor: Actor, classId = 'e.class_id'): RawBuilder<boolean> {
  if (actor.instructorId === null) return sql<boolean>`false`
  return sql<boolean>`exists (select from classes.class_instructor_facts ci
    join people.instructor_name_facts f on f.instructor_id = ci.instructor_id and f.is_examiner
    where ci.class_id = ${sql.ref(classId)} and ci.instructor_id = ${actor.instructorId}
      and ci.instructor_role = any(${[...examiningRoles]}::text[]))`
}
