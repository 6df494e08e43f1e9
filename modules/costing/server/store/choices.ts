import { moneyOf, type Database } from '#platform/server/database.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'

/** Who is able to deliver the course, with what a day of theirs costs. */
export const instructorChoices = (db: Database, courseId: number) =>
  db
    .selectFrom('catalogue.course_instructor_facts as x')
    .innerJoin('people.instructor_facts as i', 'i.instructor_id', 'x.instructor_id')
    .where('x.course_id', '=', courseId)
    .where('i.is_active', '=', true)
    .select(['i.instructor_id as ID', 'i.instructor_code as Code', bothNames('i.instructor_name').as('Name')])
    .select(moneyOf('i.daily_fee_minor', 'i.currency').as('DailyFee'))
    .orderBy('i.instructor_code')
    .limit(500)
    .execute()

/** The class rooms that are in use, with what a day in each costs. */
export const classRoomChoices = (db: Database) =>
  db
    .selectFrom('planning.class_room_facts as r')
    .innerJoin('planning.class_room_price_facts as p', 'p.class_room_id', 'r.class_room_id')
    .where('r.is_active', '=', true)
    .select([
      'r.class_room_id as ID',
      'r.class_room_code as Code',
      'r.class_room_name as Name',
      'r.capacity as Capacity',
    ])
    .select(moneyOf('p.day_price_minor', 'p.currency').as('DayPrice'))
    .orderBy('r.class_room_code')
    .limit(500)
    .execute()
