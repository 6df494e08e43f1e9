import { moneyOf, type Database } from '#platform/server/database.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'

/** What a day of each of these instructors costs. */
export const instructorFees = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('people.instructor_facts')
    .where('instructor_id', 'in', ids)
    .select([bothNames('instructor_name').as('name'), moneyOf('daily_fee_minor', 'currency').as('dailyFee')])
    .orderBy('instructor_id')
    .execute()

/** What a day in a class room costs; undefined where it has no price. */
export const classRoomPrice = (db: Database, id: number) =>
  db
    .selectFrom('planning.class_room_price_facts as p')
    .innerJoin('planning.class_room_facts as r', 'r.class_room_id', 'p.class_room_id')
    .where('p.class_room_id', '=', id)
    .select(['r.class_room_name as name', moneyOf('p.day_price_minor', 'p.currency').as('dayPrice')])
    .executeTakeFirst()
