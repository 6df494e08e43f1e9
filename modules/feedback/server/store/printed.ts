import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import { reachesRound } from './reach.ts'

/** A course, if it is of this type where one is said. */
export const printedCourse = (db: Database, courseId: number, typeId: number | undefined) =>
  db
    .selectFrom('catalogue.course_facts as c')
    .innerJoin('catalogue.course_type_facts as t', 't.course_id', 'c.course_id')
    .where('c.course_id', '=', courseId)
    .$if(typeId !== undefined, (query) => query.where('t.type_id', '=', typeId!))
    .select(['c.course_code as CourseCode', 'c.course_name as CourseName'])
    .executeTakeFirst()

/** What a trainee of a class is asked about the course. */
export const printedAsked = (db: Database, actor: Actor, classId: number, traineeId: number) =>
  db
    .selectFrom('feedback.invitation as i')
    .innerJoin('feedback.asked as a', 'a.invitation_id', 'i.id')
    .innerJoin('feedback.round as r', 'r.id', 'a.round_id')
    .innerJoin('feedback.sheet as s', 's.id', 'r.sheet_id')
    .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
    .innerJoin('people.trainee_facts as t', 't.trainee_id', 'i.trainee_id')
    .where('i.class_id', '=', classId)
    .where('i.trainee_id', '=', traineeId)
    .where('r.kind', '=', 'courseByTrainee')
    .where(reachesRound(actor))
    .select([
      'c.class_code as ClassCode',
      'c.course_name as CourseName',
      bothNames('t.trainee_name').as('TraineeName'),
      sql<Day>`r.closes_on::text`.as('ClosesOn'),
      'a.given_on as GivenOn',
      's.intro as Intro',
      'r.sheet_id as sheetId',
      'r.id as roundId',
    ])
    .executeTakeFirst()
