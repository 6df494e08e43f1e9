import { sql, type RawBuilder } from 'kysely'
import type { Argument } from '#platform/shared/call.ts'
import { addDays, instantOf } from '#platform/shared/dates.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { type Database } from '#platform/server/database.ts'
import { paged } from '#platform/server/paged.ts'
import type { auditCalls } from '../../contract/calls.ts'
import { mostReached } from '../../contract/entries.ts'
import { subjectTypes } from './words.ts'

type Query = Argument<typeof auditCalls.searchAudit>['query']

const nameOf = (alias: string) => sql<Trilingual | null>`case when ${sql.ref(`${alias}.account_id`)} is not null then
  jsonb_build_object('ar', ${sql.ref(`${alias}.account_name_ar`)}, 'en', ${sql.ref(`${alias}.account_name_en`)}) end`

const isErased = (type: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from accounts.erased_record_facts x where x.erased_type = ${type} and x.erased_id = ${id})`

const rows = (db: Database) =>
  db
    .selectFrom('platform.audit as a')
    .leftJoin('accounts.account_facts as w', 'w.account_id', 'a.actor_id')
    .leftJoin('accounts.account_facts as b', 'b.account_id', 'a.on_behalf_of_id')
    .leftJoin('accounts.account_facts as s', (join) =>
      join.onRef('s.account_id', '=', 'a.subject_id').on('a.subject_type', '=', 'account'),
    )
    .select(['a.id as ID', 'a.at as At', 'a.kind as Kind'])
    .select(['a.actor_id as ActorID', nameOf('w').as('ActorName')])
    .select(['a.on_behalf_of_id as OnBehalfOfID', nameOf('b').as('OnBehalfOfName')])
    .select(['a.subject_type as SubjectType', 'a.subject_id as SubjectID', nameOf('s').as('SubjectName')])
    .select([
      sql<
        string | null
      >`coalesce(a.data->>'code', a.data->>'serial', a.data->>'lookup', a.data->>'setting', a.data->>'report', a.data->>'call')`.as(
        'Code',
      ),
    ])
    .select('a.request_id as RequestID')
    // Of somebody who was erased neither where they were nor what their rows held is told any more.
    .select(
      sql<string | null>`case when ${isErased(sql`'account'`, sql`a.actor_id`)} then null else a.address end`.as(
        'Address',
      ),
    )

/** The ids of the rows asked for. An object's id alone is asked of each type, so that the index serves it. */
async function filtered(db: Database, query: Query, timeZone: string) {
  const types = query.SubjectID !== undefined && query.SubjectType === undefined ? await subjectTypes(db) : null
  return db
    .selectFrom('platform.audit as a')
    .$if(query.ActorID !== undefined, (q) =>
      q.where((eb) => eb.or([eb('a.actor_id', '=', query.ActorID!), eb('a.on_behalf_of_id', '=', query.ActorID!)])),
    )
    .$if(query.Kind !== undefined, (q) => q.where('a.kind', '=', query.Kind!))
    .$if(query.SubjectType !== undefined, (q) => q.where('a.subject_type', '=', query.SubjectType!))
    .$if(types !== null, (q) => q.where(sql<boolean>`a.subject_type = any(${types}::text[])`))
    .$if(query.SubjectID !== undefined, (q) => q.where('a.subject_id', '=', query.SubjectID!))
    .$if(query.RequestID !== undefined, (q) => q.where('a.request_id', '=', query.RequestID!))
    .$if(query.From !== undefined, (q) =>
      q.where('a.at', '>=', instantOf(query.From!, '00:00', timeZone).toISOString()),
    )
    .$if(query.To !== undefined, (q) =>
      q.where('a.at', '<', instantOf(addDays(query.To!, 1), '00:00', timeZone).toISOString()),
    )
}

/** A page out of the first ten thousand: an offset further in would read all rows before it. */
export async function searchEntries(db: Database, query: Query, timeZone: string): Promise<Reached> {
  if ((query.pageNum - 1) * query.pageSize >= mostReached)
    return { Items: [], Total: (await searchEntries(db, { ...query, pageNum: 1 }, timeZone)).Total }
  const found = await filtered(db, query, timeZone)
  const reached = found.select(sql`1`.as('one')).limit(sql.lit(mostReached))
  const direction = query.sort === 'At' ? 'asc' : 'desc'
  const ordered = found.select('a.id').orderBy('a.at', direction).orderBy('a.id', direction)
  const { rows: ids, total: Total } = await paged(ordered, db.selectFrom(reached.as('reached')), query)
  const Items = await rows(db)
    .where((eb) => eb('a.id', '=', eb.fn.any(eb.val(ids.map(({ id }) => id)))))
    .orderBy('a.at', direction)
    .orderBy('a.id', direction)
    .execute()
  return { Items, Total }
}

interface Reached {
  readonly Items: Awaited<ReturnType<ReturnType<typeof rows>['execute']>>
  readonly Total: number
}

export const findEntry = (db: Database, id: number) =>
  rows(db)
    .leftJoin('platform.audit_seal as e', 'e.audit_id', 'a.id')
    .select(['a.data as Data', 'a.before as Before', 'a.after as After', 'e.seq', 'e.hash', 'e.sealed_at'])
    .select(isErased(sql`a.subject_type`, sql`a.subject_id`).as('IsWithheld'))
    .where('a.id', '=', id)
    .executeTakeFirst()
