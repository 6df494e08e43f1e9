import { sql } from 'kysely'
import { moneyOf, type Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { reachesRequest } from './reach.ts'

/** A request as its costs ask for it, with the version of its proposal that was written last. */
export const requestToCost = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('requests.course_request as q')
    .leftJoin('requests.proposal as p', (join) =>
      join
        .onRef('p.request_id', '=', 'q.id')
        .on('p.number', '=', sql<number>`(select max(x.number) from requests.proposal x where x.request_id = q.id)`),
    )
    .leftJoin('catalogue.course_facts as f', (join) =>
      join.on('f.course_id', '=', sql<number>`coalesce(p.course_id, q.course_id)`),
    )
    .leftJoin('lookups.room_type as y', 'y.id', 'q.room_type_id')
    .where('q.id', '=', id)
    .where(reachesRequest(actor))
    .select([
      'q.number',
      'q.topic',
      'q.own_site as ownSite',
      'q.nights',
      'y.occupancy',
      sql<Trilingual | null>`f.course_name`.as('courseName'),
      sql<number | null>`coalesce(p.hours, f.hours)`.as('hours'),
      sql<string | null>`coalesce(p.first_day, q.first_day)::text`.as('firstDay'),
      sql<string | null>`coalesce(p.last_day, q.last_day)::text`.as('lastDay'),
      sql<number>`coalesce(p.trainees, q.trainees)`.as('trainees'),
      'p.weekdays',
      sql<string | null>`to_char(p.starts_at, 'HH24:MI')`.as('startsAt'),
      sql<string | null>`to_char(p.ends_at, 'HH24:MI')`.as('endsAt'),
      'p.place',
      sql<{ Minor: number; Currency: string } | null>`case when p.id is not null then
        ${moneyOf('p.net_minor', 'p.currency')} end`.as('net'),
    ])
    .executeTakeFirst()

/** What was agreed of the class that came out of a request: for how many, and the net of all of them. */
export const agreedOn = (db: Database, classId: number) =>
  db
    .selectFrom('requests.course_request as q')
    .innerJoin('requests.proposal as p', (join) =>
      join.onRef('p.request_id', '=', 'q.id').on('p.state', '=', 'accepted'),
    )
    .where('q.class_id', '=', classId)
    .select(['p.trainees', moneyOf('p.net_minor', 'p.currency').as('net')])
    .executeTakeFirst()
