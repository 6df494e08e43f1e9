import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { AnswerKind } from '../../rules/answers.ts'
import type { SheetKind } from '../../rules/kinds.ts'

interface Keeper {
  readonly kinds: readonly SheetKind[]
}
type SheetState = 'draft' | 'published' | 'replaced'

const sheets = (db: Database) =>
  db
    .selectFrom('feedback.sheet as s')
    .select([
      's.id as ID',
      's.version as Version',
      sql<SheetKind>`s.kind`.as('Kind'),
      's.number as Number',
      sql<SheetState>`s.state`.as('State'),
      's.published_on as PublishedOn',
      sql<number>`(select count(*)::integer from feedback.sheet_question q where q.sheet_id = s.id)`.as('Questions'),
    ])

export const sheetsOf = (db: Database, { kinds }: Keeper, categoryId?: number) =>
  sheets(db)
    .where(sql<boolean>`s.kind = any(${[...kinds]})`)
    .$if(categoryId !== undefined, (found) =>
      found.where(
        sql<boolean>`exists (
          select from feedback.sheet_question q where q.sheet_id = s.id and q.category_id = ${categoryId})`,
      ),
    )
    .orderBy('s.kind')
    .orderBy('s.number', 'desc')
    .execute()

export const sheetById = (db: Database, { kinds }: Keeper, id: number) =>
  sheets(db)
    .select('s.intro as Intro')
    .where('s.id', '=', id)
    .where(sql<boolean>`s.kind = any(${[...kinds]})`)
    .executeTakeFirst()

/** The sheet, if it is of these kinds, locked until the transaction ends. */
export const lockedSheet = async (db: Database, { kinds }: Keeper, id: number) =>
  (await db
    .selectFrom('feedback.sheet')
    .where('id', '=', id)
    .where(sql<boolean>`kind = any(${[...kinds]})`)
    .select(['id', 'kind', 'number', 'state', 'version'])
    .forUpdate()
    .executeTakeFirst()) as
    | { id: number; kind: SheetKind; number: number; state: SheetState; version: number }
    | undefined

/** Versions of a kind are made one after the other. */
export const lockKind = async (db: Database, kind: SheetKind): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtextextended(${`feedback.sheet ${kind}`}, 0))`.execute(db))

/** The published version of a kind and its draft, if there are any, and the highest number so far. */
export async function versionsOf(db: Database, kind: SheetKind) {
  const rows = await db
    .selectFrom('feedback.sheet')
    .where('kind', '=', kind)
    .select(['id', 'kind', 'number', 'state', 'intro'])
    .orderBy('number', 'desc')
    .execute()
  return {
    published: rows.find(({ state }) => state === 'published'),
    draft: rows.find(({ state }) => state === 'draft'),
    last: rows[0]?.number ?? 0,
  }
}

export const addSheet = (db: Database, sheet: { kind: SheetKind; number: number; intro: unknown }) =>
  db
    .insertInto('feedback.sheet')
    .values({ ...sheet, intro: json(sheet.intro) })
    .returning(['id', 'kind', 'number', 'version'])
    .executeTakeFirstOrThrow()

export const removeSheet = (db: Database, id: number) => db.deleteFrom('feedback.sheet').where('id', '=', id).execute()

/** Ids of what a published sheet asks and is asked still, in its order. */
export const askedIn = async (db: Database, sheetId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('feedback.sheet_question as s')
      .innerJoin('feedback.question as q', 'q.id', 's.question_id')
      .where('s.sheet_id', '=', sheetId)
      .where('q.is_active', '=', true)
      .orderBy('s.position')
      .select('q.id')
      .execute()
  ).map(({ id }) => id)

/** Ids of all that the bank asks by this kind, in its order. */
export const bankOf = async (db: Database, kind: SheetKind): Promise<number[]> =>
  (
    await db
      .selectFrom('feedback.question as q')
      .innerJoin('lookups.category_assessment as c', 'c.id', 'q.category_id')
      .where('q.kind', '=', kind)
      .where('q.is_active', '=', true)
      .orderBy('c.position')
      .orderBy('q.category_id')
      .orderBy('q.position')
      .limit(100)
      .select('q.id')
      .execute()
  ).map(({ id }) => id)

/** Writes what a sheet asks, in the words of now; answers how many of the questions are of its kind and asked. */
export async function writeQuestions(
  db: Database,
  { id, kind }: { readonly id: number; readonly kind: string },
  questionIds: readonly number[],
): Promise<number> {
  await db.deleteFrom('feedback.sheet_question').where('sheet_id', '=', id).execute()
  const { rows } = await sql`insert into feedback.sheet_question
      (sheet_id, question_id, category_id, position, text, answer, choices, is_required)
    select ${id}, q.id, q.category_id, w.place, q.text, q.answer, q.choices, q.is_required
    from unnest(${[...questionIds]}::integer[]) with ordinality as w(question_id, place)
    join feedback.question q on q.id = w.question_id and q.kind = ${kind} and q.is_active
    returning 1`.execute(db)
  return rows.length
}

export interface SheetQuestion {
  readonly ID: number
  readonly QuestionID: number
  readonly CategoryID: number
  readonly Category: Trilingual
  readonly Text: Trilingual
  readonly Answer: AnswerKind
  readonly Choices: Trilingual[]
  readonly IsRequired: boolean
  readonly sheetId: number
}

/** What sheets ask, in their order: by category, then as they were put. */
export const questionsOf = (db: Database, sheetIds: readonly number[]): Promise<SheetQuestion[]> =>
  db
    .selectFrom('feedback.sheet_question as q')
    .innerJoin('lookups.category_assessment as c', 'c.id', 'q.category_id')
    .where('q.sheet_id', 'in', [0, ...sheetIds])
    .orderBy('q.sheet_id')
    .orderBy('c.position')
    .orderBy('q.category_id')
    .orderBy('q.position')
    .select([
      'q.id as ID',
      'q.question_id as QuestionID',
      'q.category_id as CategoryID',
      'c.name as Category',
      'q.text as Text',
      sql<AnswerKind>`q.answer`.as('Answer'),
      sql<Trilingual[]>`q.choices`.as('Choices'),
      'q.is_required as IsRequired',
      'q.sheet_id as sheetId',
    ])
    .execute()

/** The published sheet of each of these kinds. */
export async function publishedSheets(db: Database): Promise<Map<SheetKind, number>> {
  const rows = await db.selectFrom('feedback.sheet').where('state', '=', 'published').select(['id', 'kind']).execute()
  return new Map(rows.map(({ id, kind }) => [kind as SheetKind, id]))
}

/** Another version has come in its place. */
export const setReplaced = (db: Database, id: number) =>
  db
    .updateTable('feedback.sheet')
    .set((eb) => ({ state: 'replaced', version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
