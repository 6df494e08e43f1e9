import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { bothNamesIfAny } from '#platform/server/reading/both-names.ts'
import { listOf, readList } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { classesCalls } from '../../../contract/calls.ts'
import { liveStates } from '../../../rules/class-states.ts'
import { nearest } from '../classes.ts'
import { reachesOwn } from '../reach.ts'
import { soldName } from '../revision.ts'

export interface OwnReader {
  readonly actor: Actor
  readonly now: Date
}

const columns = (db: Database, { now }: OwnReader) =>
  db
    .selectFrom('classes.course_class as c')
    .innerJoin('catalogue.course_facts as f', 'f.course_id', 'c.course_id')
    .leftJoin('planning.class_room_facts as r', 'r.class_room_id', 'c.class_room_id')
    .select(['c.id as ID', 'c.code as Code', 'c.course_id as CourseID', soldName.as('CourseName')])
    .select(['c.starts_on as StartDate', 'c.ends_on as EndDate', 'c.place as Place', 'c.state as State'])
    .select(['r.class_room_code as ClassRoomCode', 'r.class_room_name as ClassRoomName'])
    .select(
      sql<string | null>`(select to_char(min(lower(s.period)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
        from classes.class_session s where s.class_id = c.id and s.state = 'scheduled' and upper(s.period) > ${now})`.as(
        'NextSession',
      ),
    )

const ownClasses = listOf<typeof classesCalls.getOwnClasses, OwnReader>()({
  reach: ({ actor }) => reachesOwn(actor),
  rows: columns,
  lean: (db) => db.selectFrom('classes.course_class as c'),
  id: 'c.id',
  filters: { Live: (isLive) => sql`(c.state = any(${[...liveStates]}::text[])) = ${isLive}` },
  orders: { Nearest: nearest },
})

export async function listOwnClasses(
  db: Database,
  reader: OwnReader,
  query: Argument<typeof classesCalls.getOwnClasses>['query'],
) {
  const { rows, total } = await readList(db, ownClasses, query, reader)
  return { Items: rows, Total: total }
}

/** One of the actor's own classes; undefined where it is not. */
export const ownClass = (db: Database, reader: OwnReader, id: number) =>
  columns(db, reader)
    .leftJoin('accounts.account_facts as a', 'a.account_id', 'c.coordinator_id')
    .leftJoin('catalogue.revision_facts as v', (on) =>
      on.onRef('v.course_id', '=', 'c.course_id').onRef('v.revision_number', '=', 'c.course_revision'),
    )
    .where('c.id', '=', id)
    .where(reachesOwn(reader.actor))
    .select([
      'c.language as Language',
      'c.online_link as OnlineLink',
      sql<number>`coalesce(c.agreed_hours, v.hours, f.hours)`.as('CourseHours'),
      bothNamesIfAny('a.account_name', 'a.account_id').as('CoordinatorName'),
    ])
    .executeTakeFirst()
