import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { Reached } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { pairReasons } from '../../contract/pairs.ts'
import type { pairCalls } from '../../contract/calls.ts'
import { reachesInstructor } from './reach.ts'

interface Member {
  readonly ID: number
  readonly Code: string
  readonly FullName: Trilingual
  readonly Email: string
  readonly Mobile: string
  readonly IsActive: boolean
}
const member = (alias: 'o' | 't') => {
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  return sql<Member>`jsonb_build_object('ID', ${of('id')}, 'Code', ${of('code')},
    'FullName', jsonb_build_object('ar', ${of('name_ar')}, 'en', ${of('name_en')}),
    'Email', ${of('email')}, 'Mobile', ${of('mobile')}, 'IsActive', ${of('is_active')})`
}

type Reason = (typeof pairReasons)[number]

/** Both of a pair are records that the actor reaches. */
const reachesBoth = (actor: Actor) =>
  sql<boolean>`(${reachesInstructor(actor, 'o')} and ${reachesInstructor(actor, 't')})` as Reached<'instructor'>

export const instructorPairs = listOf<typeof pairCalls.listInstructorPairs, { readonly actor: Actor }>()({
  reach: ({ actor }) => reachesBoth(actor),
  rows: (db) =>
    db
      .selectFrom('people.instructor_pair as p')
      .innerJoin('people.instructor as o', 'o.id', 'p.one_id')
      .innerJoin('people.instructor as t', 't.id', 'p.other_id')
      .leftJoin('accounts.account_facts as a', 'a.account_id', 'p.apart_by')
      .select(['p.id as ID', member('o').as('One'), member('t').as('Other')])
      .select([sql<Reason[]>`p.reasons`.as('Reasons'), 'p.score as Score', 'p.apart_at as ApartAt'])
      .select(
        sql<Trilingual | null>`case when a.account_id is not null
          then jsonb_build_object('ar', a.account_name_ar, 'en', a.account_name_en) end`.as('ApartBy'),
      ),
  id: 'p.id',
  filters: { IsApart: (isApart) => (isApart ? sql`p.apart_at is not null` : sql`p.apart_at is null`) },
  orders: {},
})

/** The pair, locked. */
export const lockPair = (tx: Database, actor: Actor, id: number) =>
  tx
    .selectFrom('people.instructor_pair as p')
    .innerJoin('people.instructor as o', 'o.id', 'p.one_id')
    .innerJoin('people.instructor as t', 't.id', 'p.other_id')
    .select(['p.id', 'p.one_id as oneId', 'p.other_id as otherId', 'p.apart_at as apartAt'])
    .where('p.id', '=', id)
    .where(reachesBoth(actor))
    .forUpdate('p')
    .executeTakeFirst()

/** Who said when that the two are two people; null takes it back. What they agree in may have changed meanwhile. */
export async function setApart(tx: Database, pairId: number, apart: { by: number; at: Date } | null): Promise<void> {
  const { one_id } = await tx
    .updateTable('people.instructor_pair')
    .set({ apart_by: apart?.by ?? null, apart_at: apart?.at ?? null })
    .where('id', '=', pairId)
    .returning('one_id')
    .executeTakeFirstOrThrow()
  if (apart === null) await sql`select people.work_out_instructor_pairs(array[${one_id}::integer])`.execute(tx)
}
