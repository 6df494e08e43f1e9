import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { bothNames, nameRead } from '#platform/server/reading/both-names.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import { reachesRegistration } from '../reach.ts'
import { rooming } from './rooming.ts'

export const classOfRooming = (db: Database, classId: number) =>
  db
    .selectFrom('classes.class_facts')
    .where('class_id', '=', classId)
    .select(['class_code as ClassCode', 'course_name as CourseName', 'starts_on as StartDate', 'ends_on as EndDate'])
    .executeTakeFirst()

/** Who stays while the class is held, by hotel and room; who is in none comes last. */
export const printedRooming = (db: Database, actor: Actor, classId: number) =>
  rooming
    .rows(db, { actor })
    .clearSelect()
    .where(reachesRegistration(actor))
    .where('r.class_id', '=', classId)
    .select(['r.id as ID', 'r.shared_room as Room', 'rt.name as RoomTypeName', 'r.nights as Nights'])
    .select([bothNames('t.trainee_name').as('TraineeName'), 'o.organization_name as OrganizationName'])
    .select(sql<'male' | 'female' | null>`t.gender`.as('Gender'))
    .select(sql<Day>`coalesce(r.arrives_on, c.starts_on - 1)`.as('ArrivesOn'))
    .select(
      sql<Trilingual | null>`coalesce(h.name,
        case when r.hotel <> '' then jsonb_build_object('ar', r.hotel, 'en', r.hotel) end)`.as('HotelName'),
    )
    .orderBy(sql`h.id is null`)
    .orderBy('h.id')
    .orderBy('r.hotel')
    .orderBy(sql`r.shared_room nulls last`)
    .orderBy(nameRead(actor.language, 't.trainee_name'))
    .orderBy('r.id')
    .execute()
