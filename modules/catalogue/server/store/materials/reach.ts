import { sql } from 'kysely'
import { reachInSql } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import { contentReach, materialReach } from '../../../rules/reach.ts'

/** When materials are asked for: what a class has come to opens them. */
export interface Moment {
  readonly now: Date
  /** The academy's. */
  readonly today: Day
}

const taught = (actor: Actor, courseId: string) => sql<boolean>`${sql.ref(courseId)} = any(array(
  select course_id from catalogue.teacher_facts where instructor_id = ${actor.instructorId}))`

const enrolled = (actor: Actor, courseId: string) => sql<boolean>`${sql.ref(courseId)} = any(array(
  select course_id from catalogue.learner_facts where trainee_id = ${actor.traineeId}))`

/** A session that fell out opens nothing: the one behind it does, and so does the end of the class. */
const opened =
  ({ now, today }: Moment) =>
  (actor: Actor, m: string) =>
    sql<boolean>`(${enrolled(actor, `${m}.course_id`)}
    and not exists (select from catalogue.course_module o
      where o.id = ${sql.ref(`${m}.module_id`)} and not o.is_active)
    and (${sql.ref(`${m}.opens`)} = 'always' or exists (
      select from catalogue.learner_facts l
      where l.trainee_id = ${actor.traineeId} and l.course_id = ${sql.ref(`${m}.course_id`)} and (
        (${sql.ref(`${m}.opens`)} = 'firstDay' and l.starts_on <= ${today})
        or (${sql.ref(`${m}.opens`)} = 'afterSession' and (l.ends_on < ${today} or exists (
          select from catalogue.held_session_facts s where s.class_id = l.class_id
            and s.session_number >= ${sql.ref(`${m}.after_session`)} and s.over_at <= ${now.toISOString()})))))))`

/** Materials that somebody reaches at that moment, of `catalogue.material` as `m`. */
export const reachesMaterial = (actor: Actor, moment: Moment) =>
  reachInSql(
    materialReach,
    { taught: (reader, m) => taught(reader, `${m}.course_id`), opened: opened(moment) },
    'm',
  )(actor)

/** Courses whose content somebody reads, of `catalogue.course` as `c`. */
export const reachesContent = reachInSql(
  contentReach,
  { taught: (actor, c) => taught(actor, `${c}.id`), enrolled: (actor, c) => enrolled(actor, `${c}.id`) },
  'c',
)
