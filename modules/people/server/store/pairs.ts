import { sql, type RawBuilder } from 'kysely'
import type { MergedPerson } from '#platform/server/content/merging.ts'
import type { Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { Reached } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { pairReasons } from '../../contract/pairs.ts'
import type { pairCalls } from '../../contract/calls.ts'
import { reachesInstructor, reachesTrainee } from './reach.ts'

interface Member {
  readonly ID: number
  readonly Code: string
  readonly FullName: Trilingual
  readonly Email: string
  readonly Mobile: string
  readonly IsActive: boolean
}
interface TraineeMember extends Member {
  readonly BirthDate: string | null
  readonly PassportEnding: string | null
}

function memberOf<M extends Member>(alias: 'o' | 't', also: Readonly<Record<string, string>>): RawBuilder<M> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const told = { ID: 'id', Code: 'code', Email: 'email', Mobile: 'mobile', IsActive: 'is_active', ...also }
  const fields = Object.entries(told).map(([field, name]) => sql`${sql.lit(field)}, ${column(name)}`)
  return sql`jsonb_build_object(${sql.join(fields)},
    'FullName', jsonb_build_object('ar', ${column('name_ar')}, 'en', ${column('name_en')}))`
}

/** A kind of person, and who reaches its records. */
interface Kind {
  readonly of: MergedPerson
  readonly reaches: (actor: Actor, alias: string) => Reached
}

type Reason = (typeof pairReasons)[number]

/** Pairs with both people; their tables have the same columns. */
const pairsOf = (db: Database, of: MergedPerson) =>
  db
    .selectFrom(`people.${of}_pair as p` as 'people.trainee_pair as p')
    .innerJoin(`people.${of} as o` as 'people.trainee as o', 'o.id', 'p.one_id')
    .innerJoin(`people.${of} as t` as 'people.trainee as t', 't.id', 'p.other_id')

/** Both of a pair are records that the actor reaches. */
const reachesBoth = ({ reaches }: Kind, actor: Actor) =>
  sql<boolean>`(${reaches(actor, 'o')} and ${reaches(actor, 't')})` as Reached

/** The likely pairs of a kind of person. `also`: what each of both tells beside what every kind does, with its column. */
const likelyPairs = <M extends Member>(kind: Kind, also: Readonly<Record<Exclude<keyof M, keyof Member>, string>>) =>
  listOf<typeof pairCalls.listInstructorPairs, { readonly actor: Actor }>()({
    reach: ({ actor }) => reachesBoth(kind, actor),
    rows: (db) =>
      pairsOf(db, kind.of)
        .leftJoin('accounts.account_facts as a', 'a.account_id', 'p.apart_by')
        .select(['p.id as ID', memberOf<M>('o', also).as('One'), memberOf<M>('t', also).as('Other')])
        .select([sql<Reason[]>`p.reasons`.as('Reasons'), 'p.score as Score', 'p.apart_at as ApartAt'])
        .select(
          sql<Trilingual | null>`case when a.account_id is not null
            then jsonb_build_object('ar', a.account_name_ar, 'en', a.account_name_en) end`.as('ApartBy'),
        ),
    id: 'p.id',
    filters: { IsApart: (isApart) => (isApart ? sql`p.apart_at is not null` : sql`p.apart_at is null`) },
    orders: {},
  })

export const traineePairs = likelyPairs<TraineeMember>(
  { of: 'trainee', reaches: reachesTrainee },
  {
    BirthDate: 'birth_date',
    PassportEnding: 'passport_ending',
  },
)
export const instructorPairs = likelyPairs<Member>({ of: 'instructor', reaches: reachesInstructor }, {})

/** The pair, locked; undefined where the actor does not reach both. */
export const lockPair = (tx: Database, actor: Actor, kind: Kind, id: number) =>
  pairsOf(tx, kind.of)
    .select(['p.id', 'p.one_id as oneId', 'p.other_id as otherId', 'p.apart_at as apartAt'])
    .where('p.id', '=', id)
    .where(reachesBoth(kind, actor))
    .forUpdate('p')
    .executeTakeFirst()

/** Who said when that the two are two people; null takes it back. What they agree in may have changed meanwhile. */
export async function setApart(
  tx: Database,
  { of }: Pick<Kind, 'of'>,
  pairId: number,
  apart: { by: number; at: Date } | null,
): Promise<void> {
  const { one_id } = await tx
    .updateTable(`people.${of}_pair` as 'people.trainee_pair')
    .set({ apart_by: apart?.by ?? null, apart_at: apart?.at ?? null })
    .where('id', '=', pairId)
    .returning('one_id')
    .executeTakeFirstOrThrow()
  if (apart === null)
    await sql`select ${sql.id('people', of === 'trainee' ? 'work_out_pairs' : 'work_out_instructor_pairs')}(array[${one_id}::integer])`.execute(
      tx,
    )
}
