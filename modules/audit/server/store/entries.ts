import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import { addDays, instantOf } from '#platform/shared/values/dates.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Database } from '#platform/server/database.ts'
import { countList, listOf, readList } from '#platform/server/reading/list.ts'
import { reachInSql } from '#platform/server/reading/reach.ts'
import type { auditCalls } from '../../contract/calls.ts'
import { mostReached, rowsOfPiece } from '../../contract/entries.ts'
import { auditReach } from '../../rules/reach.ts'
import { subjectTypes } from './words.ts'

type Query = Argument<typeof auditCalls.searchAudit>['query']

const nameOf = (alias: string) => sql<Trilingual | null>`case when ${sql.ref(`${alias}.account_id`)} is not null then
  jsonb_build_object('ar', ${sql.ref(`${alias}.account_name_ar`)}, 'en', ${sql.ref(`${alias}.account_name_en`)}) end`

const isErased = (type: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from accounts.erased_record_facts x where x.erased_type = ${type} and x.erased_id = ${id})`

/** The trainee whom a row about something else tells of: an exam's extra time, a mark of attendance, a step of a registration. */
const traineeTold = sql`coalesce(case when jsonb_typeof(a.data->'traineeId') = 'number' then (a.data->>'traineeId')::integer end,
  (select r.trainee_id from registration.registration_facts r
    where a.subject_type = 'registration' and r.registration_id = a.subject_id))`

/** The API token by which it was done. */
const apiTokenId = sql<number>`case when jsonb_typeof(a.data->'apiTokenId') = 'number' then (a.data->>'apiTokenId')::integer end`

const rows = (db: Database) =>
  db
    .selectFrom('platform.audit as a')
    .leftJoin('accounts.account_facts as w', 'w.account_id', 'a.actor_id')
    .leftJoin('accounts.account_facts as b', 'b.account_id', 'a.on_behalf_of_id')
    .leftJoin('integrations.api_token_facts as k', (join) => join.on('k.token_id', '=', apiTokenId))
    .leftJoin('accounts.account_facts as s', (join) =>
      join.onRef('s.account_id', '=', 'a.subject_id').on('a.subject_type', '=', 'account'),
    )
    .select(['a.id as ID', 'a.at as At', 'a.kind as Kind'])
    .select(['a.actor_id as ActorID', nameOf('w').as('ActorName')])
    .select(['a.on_behalf_of_id as OnBehalfOfID', nameOf('b').as('OnBehalfOfName')])
    // One that is there no more is still known to have been one.
    .select(sql<string | null>`coalesce(k.token_name, '#' || ${apiTokenId})`.as('ApiTokenName'))
    .select(['a.subject_type as SubjectType', 'a.subject_id as SubjectID', nameOf('s').as('SubjectName')])
    .select([
      sql<
        string | null
      >`coalesce(a.data->>'code', a.data->>'serial', a.data->>'lookup', a.data->>'setting', a.data->>'report', a.data->>'document', a.data->>'call')`.as(
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

const reaches = reachInSql(auditReach, {}, 'a')

/** Few wait at any time: found by their ids. */
const awaitsSeal = sql<boolean>`a.id = any(array(select u.audit_id from platform.audit_unsealed u))`
const isSealed = sql<boolean>`not exists (select from platform.audit_unsealed u where u.audit_id = a.id)`

interface Reader {
  readonly actor: Actor
  readonly timeZone: string
  /** Every type of what was ever done something to. */
  readonly types: readonly string[]
  /** Only what follows this row in the order asked for. */
  readonly beyond?: { readonly id: number; readonly isDown: boolean } | undefined
}
const since = (day: string, timeZone: string) => instantOf(day, '00:00', timeZone).toISOString()

const follows = ({ id, isDown }: NonNullable<Reader['beyond']>) =>
  sql<boolean>`(a.at, a.id) ${sql.raw(isDown ? '<' : '>')} ((select l.at from platform.audit l where l.id = ${id}), ${id})`

export const entries = listOf<typeof auditCalls.searchAudit, Reader>()({
  reach: ({ actor }) => reaches(actor),
  rows,
  lean: (db, { beyond }) =>
    db.selectFrom('platform.audit as a').$if(beyond !== undefined, (q) => q.where(follows(beyond!))),
  id: 'a.id',
  filters: {
    ActorID: (id) => sql`(a.actor_id = ${id} or a.on_behalf_of_id = ${id})`,
    // An id alone is asked of each type, so that the index serves it.
    SubjectID: (id, { types }) => sql`(a.subject_type = any(${types}::text[]) and a.subject_id = ${id})`,
    From: (day, { timeZone }) => sql`a.at >= ${since(day, timeZone)}`,
    To: (day, { timeZone }) => sql`a.at < ${since(addDays(day, 1), timeZone)}`,
    IsSealed: (is) => (is ? isSealed : awaitsSeal),
  },
  orders: {},
  // An offset further in would read all rows before it.
  most: mostReached,
})

async function typesAsked(db: Database, query: Pick<Query, 'SubjectID' | 'SubjectType'>) {
  const isIdAlone = query.SubjectID !== undefined && query.SubjectType === undefined
  return isIdAlone ? await subjectTypes(db) : [query.SubjectType ?? '']
}

export async function searchEntries(db: Database, actor: Actor, query: Query, timeZone: string) {
  return readList(db, entries, query, { actor, timeZone, types: await typesAsked(db, query) })
}

/** The next rows of a search, beyond the row `Beyond` where there is one; with the first ones how many there are in all. */
export async function piecesOfEntries(
  db: Database,
  actor: Actor,
  { Beyond, ...query }: Argument<typeof auditCalls.exportAudit>['query'],
  timeZone: string,
) {
  const about = { actor, timeZone, types: await typesAsked(db, query) }
  const beyond = Beyond === undefined ? undefined : { id: Beyond, isDown: query.sort === '-At' }
  const piece = { ...query, pageNum: 1, pageSize: rowsOfPiece }
  const { rows } = await readList(db, entries, piece, { ...about, beyond })
  return { rows, total: beyond ? null : await countList(db, entries, query, about) }
}

export const findEntry = (db: Database, actor: Actor, id: number) =>
  rows(db)
    .leftJoin('platform.audit_seal as e', 'e.audit_id', 'a.id')
    .select(['a.data as Data', 'a.before as Before', 'a.after as After', 'e.seq', 'e.hash', 'e.sealed_at'])
    .select(isErased(sql`a.subject_type`, sql`a.subject_id`).as('IsWithheld'))
    .select(isErased(sql`'trainee'`, traineeTold).as('tellsOfErased'))
    .where('a.id', '=', id)
    .where(reaches(actor))
    .executeTakeFirst()
