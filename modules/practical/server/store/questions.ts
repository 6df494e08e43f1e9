import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import { json, matches, type Database } from '#platform/server/database.ts'
import { byText } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { practicalCalls } from '../../contract/calls.ts'
import type { SheetKind } from '../../rules/sheets.ts'

type Fields = Argument<typeof practicalCalls.editPracticalQuestion>['body']

const questions = (db: Database) =>
  db
    .selectFrom('practical.item as q')
    .innerJoin('practical.sheet as s', 's.id', 'q.sheet_id')
    .leftJoin('catalogue.course_facts as c', 'c.course_id', 's.course_id')
    .select([
      'q.id as ID',
      sql<SheetKind>`case when s.course_id is null then 'general' else 'course' end`.as('Kind'),
      's.course_id as CourseID',
      'c.course_name as CourseName',
      'q.text as Text',
      'q.max_degree as MaxDegree',
      'q.position as Position',
      'q.is_active as IsActive',
      'q.version as Version',
    ])

export const practicalQuestions = listOf<typeof practicalCalls.getPracticalQuestions, { readonly actor: Actor }>()({
  reach: () => everybody('the sheets are the academy’s own; who opens them keeps all of them'),
  rows: questions,
  lean: (db) => db.selectFrom('practical.item as q').innerJoin('practical.sheet as s', 's.id', 'q.sheet_id'),
  id: 'q.id',
  search: (text) => matches('q.search', text),
  filters: {
    Kind: (kind) => (kind === 'general' ? sql<boolean>`s.course_id is null` : sql<boolean>`s.course_id is not null`),
    CourseID: 's.course_id',
    IsActive: 'q.is_active',
  },
  orders: { Position: sql`(s.course_id, q.position)`, Text: byText('q.text') },
})

export const questionById = (db: Database, id: number) => questions(db).where('q.id', '=', id).executeTakeFirst()

export const lockedQuestion = (db: Database, id: number) =>
  db
    .selectFrom('practical.item as q')
    .where('q.id', '=', id)
    .select(['q.id', 'q.sheet_id as sheetId', 'q.version'])
    .select((from) =>
      from.selectFrom('practical.sheet as s').whereRef('s.id', '=', 'q.sheet_id').select('s.course_id').as('courseId'),
    )
    .forUpdate()
    .executeTakeFirst()

/** A sheet, locked: what is put on it waits for others who do the same. */
export const lockedSheet = (db: Database, courseId: number | null) =>
  db
    .selectFrom('practical.sheet')
    .where('course_id', courseId === null ? 'is' : '=', courseId)
    .select(['id', 'course_id as courseId', 'asks_second as asksSecond', 'version'])
    .forUpdate()
    .executeTakeFirst()
export type LockedSheet = NonNullable<Awaited<ReturnType<typeof lockedSheet>>>

export const addSheet = async (db: Database, courseId: number): Promise<void> =>
  void (await db
    .insertInto('practical.sheet')
    .values({ course_id: courseId })
    .onConflict((conflict) => conflict.doNothing())
    .execute())

/** Whether the course, as it is now, has a practical part. */
export const hasPracticalPart = async (db: Database, courseId: number): Promise<boolean> =>
  (await db
    .selectFrom('catalogue.course_facts')
    .where('course_id', '=', courseId)
    .where('practical_pass_percent', 'is not', null)
    .select('course_id')
    .executeTakeFirst()) !== undefined

/** A sheet as a whole, as its page says it. */
export async function sheetFacts(db: Database, courseId: number | null) {
  const sheet = await db
    .selectFrom('practical.sheet as s')
    .where('s.course_id', courseId === null ? 'is' : '=', courseId)
    .select([
      's.course_id as CourseID',
      's.asks_second as AsksSecond',
      sql<number>`(select count(*)::integer from practical.item q where q.sheet_id = s.id and q.is_active)`.as(
        'Questions',
      ),
      sql<number>`(select coalesce(sum(q.max_degree), 0)::float8 from practical.item q where q.sheet_id = s.id and q.is_active)`.as(
        'MaxDegree',
      ),
      sql<number>`(select coalesce(max(e.number), 0) from practical.edition e where e.sheet_id = s.id)`.as('Edition'),
      's.version as Version',
    ])
    .executeTakeFirst()
  return sheet ?? { CourseID: courseId, AsksSecond: false, Questions: 0, MaxDegree: 0, Edition: 0, Version: 0 }
}

export const columnsOf = (fields: Pick<Fields, 'Text' | 'MaxDegree' | 'IsActive'>) => ({
  text: json(fields.Text),
  max_degree: fields.MaxDegree,
  is_active: fields.IsActive,
})

export async function insertQuestion(db: Database, sheetId: number, columns: ReturnType<typeof columnsOf>) {
  return db
    .insertInto('practical.item')
    .values({
      ...columns,
      sheet_id: sheetId,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from practical.item where sheet_id = ${sheetId})`,
    })
    .returning(['id', 'sheet_id as sheetId', 'version'])
    .executeTakeFirstOrThrow()
}

export const removeQuestion = (db: Database, id: number) =>
  db.deleteFrom('practical.item').where('id', '=', id).execute()

/** Puts questions of a sheet in this order, in the places that they hold now; its others stay. Gives the ids that are its. */
export async function orderQuestions(db: Database, sheetId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('practical.item')
    .where('sheet_id', '=', sheetId)
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
  await sql`update practical.item as q set position = moved.position
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved(id integer, position integer)
    where q.id = moved.id and q.position <> moved.position`.execute(db)
  return order
}
