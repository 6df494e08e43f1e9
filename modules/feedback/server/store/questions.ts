import { sql } from 'kysely'
import { json, matches, type Database } from '#platform/server/database.ts'
import { byText } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { feedbackCalls } from '../../contract/calls.ts'
import { kindsOf, type SheetKind } from '../../rules/kinds.ts'

type Fields = Argument<typeof feedbackCalls.addFeedbackQuestion>['body']

/** The kinds whose questions whoever asks keeps. */
interface Keeper {
  readonly kinds: readonly SheetKind[]
}

const kept = (db: Database, { kinds }: Keeper) =>
  db
    .selectFrom('feedback.question as q')
    .innerJoin('lookups.category_assessment as c', 'c.id', 'q.category_id')
    .where(sql<boolean>`q.kind = any(${[...kinds]})`)
    .select([
      'q.id as ID',
      sql<SheetKind>`q.kind`.as('Kind'),
      'q.category_id as CategoryID',
      'c.name as CategoryName',
      'q.text as Text',
      'q.answer as Answer',
      sql<Trilingual[]>`q.choices`.as('Choices'),
      'q.is_required as IsRequired',
      'q.is_active as IsActive',
      'q.position as Position',
      'q.version as Version',
    ])

export const feedbackQuestions = listOf<
  typeof feedbackCalls.getFeedbackQuestions,
  Keeper & { readonly actor: Actor }
>()({
  reach: () =>
    everybody('the bank is the academy’s own: its rows are those of the kinds that the reader’s rights open'),
  rows: kept,
  id: 'q.id',
  search: (text) => matches('q.search', text),
  filters: { Family: (family) => sql`q.kind = any(${[...kindsOf(family)]})` },
  orders: { Position: sql`(c.position, q.category_id, q.position)`, Text: byText('q.text') },
})

export const questionById = (db: Database, keeper: Keeper, id: number) =>
  kept(db, keeper).where('q.id', '=', id).executeTakeFirst()

/** The question, if it is of these kinds, locked until the transaction ends. */
export const lockedQuestion = (db: Database, { kinds }: Keeper, id: number) =>
  db
    .selectFrom('feedback.question')
    .where('id', '=', id)
    .where(sql<boolean>`kind = any(${[...kinds]})`)
    .select(['id', 'kind', 'category_id as categoryId', 'position', 'version'])
    .forUpdate()
    .executeTakeFirst()
export type LockedQuestion = NonNullable<Awaited<ReturnType<typeof lockedQuestion>>>

/** A category of these kinds; what is put into it waits for others who do the same. */
export const lockedCategory = (db: Database, { kinds }: Keeper, id: number) =>
  db
    .selectFrom('lookups.category_assessment')
    .where('id', '=', id)
    .where(sql<boolean>`assessment_type = any(${[...kinds]})`)
    .select(['id', 'assessment_type as kind'])
    .forUpdate()
    .executeTakeFirst()

export const columnsOf = (fields: Fields, kind: string) => ({
  category_id: fields.CategoryID,
  kind,
  text: json(fields.Text),
  answer: fields.Answer,
  choices: json(fields.Choices),
  is_required: fields.IsRequired,
  is_active: fields.IsActive,
})

/** The place behind the last question of a category. */
export async function lastPlace(db: Database, categoryId: number): Promise<number> {
  const { next } = await db
    .selectFrom('feedback.question')
    .where('category_id', '=', categoryId)
    .select(sql<number>`coalesce(max(position), 0) + 1`.as('next'))
    .executeTakeFirstOrThrow()
  return next
}

export const insertQuestion = (db: Database, columns: ReturnType<typeof columnsOf>, position: number) =>
  db
    .insertInto('feedback.question')
    .values({ ...columns, position })
    .returning(['id', 'kind', 'category_id as categoryId', 'position', 'version'])
    .executeTakeFirstOrThrow()

export const removeQuestion = (db: Database, id: number) =>
  db.deleteFrom('feedback.question').where('id', '=', id).execute()

/** Puts questions of a category in this order, in the places that they hold now; its others stay. Gives the ids that are its. */
export async function orderQuestions(db: Database, categoryId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('feedback.question')
    .where('category_id', '=', categoryId)
    .select('id')
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute()
  const wanted = new Set(ids)
  const order = ids.filter((id) => rows.some((row) => row.id === id))
  const left = [...order]
  const moved = rows
    .map((row) => (wanted.has(row.id) ? left.shift()! : row.id))
    .map((id, at) => ({ id, position: at + 1 }))
  await sql`update feedback.question as q set position = moved.position
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved(id integer, position integer)
    where q.id = moved.id and q.position <> moved.position`.execute(db)
  return order
}
