import { json, type Database } from '#platform/server/database.ts'
import type { ExaminationState } from '../../rules/examination-states.ts'
import type { Item } from '../../rules/sheets.ts'

const columns = ['id', 'class_id', 'state', 'general_edition_id', 'course_edition_id', 'version'] as const

/**
 * The examination of a class into which degrees are written: one that has begun stays as it is until the transaction ends,
 * whoever else gives degrees meanwhile; one that has not is locked, since the first degree begins it.
 */
export async function examinationForDegrees(db: Database, classId: number): Promise<Examination> {
  const begun = await db
    .selectFrom('practical.examination')
    .where('class_id', '=', classId)
    .where('state', '<>', 'planned')
    .select(columns)
    .forKeyShare()
    .executeTakeFirst()
  return begun ? { ...begun, state: begun.state as ExaminationState } : lockedExamination(db, classId)
}

/** The examination of a class, locked until the transaction ends; made where there is none. */
export async function lockedExamination(db: Database, classId: number) {
  await db
    .insertInto('practical.examination')
    .values({ class_id: classId })
    .onConflict((conflict) => conflict.column('class_id').doNothing())
    .execute()
  const row = await db
    .selectFrom('practical.examination')
    .where('class_id', '=', classId)
    .select(columns)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { ...row, state: row.state as ExaminationState }
}
export type Examination = Awaited<ReturnType<typeof lockedExamination>>

export interface Edition {
  readonly id: number
  readonly number: number
  readonly asksSecond: boolean
  readonly items: readonly (Item & { readonly id: number })[]
}

const itemsOf = (db: Database, editionIds: readonly number[]) =>
  db
    .selectFrom('practical.edition_item')
    .where('edition_id', 'in', editionIds.length > 0 ? editionIds : [0])
    .select(['id', 'edition_id', 'item_id as itemId', 'text', 'max_degree as maxDegree'])
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Editions of sheets with their questions, by their ids. */
export async function editionsOf(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, Edition>> {
  const wanted = ids.length > 0 ? ids : [0]
  const [editions, items] = await Promise.all([
    db.selectFrom('practical.edition').where('id', 'in', wanted).selectAll().execute(),
    itemsOf(db, wanted),
  ])
  return new Map(
    editions.map(({ id, number, asks_second }) => [
      id,
      { id, number, asksSecond: asks_second, items: items.filter((item) => item.edition_id === id) },
    ]),
  )
}

/** What a sheet says now: the questions that are asked. Its row is locked where an edition may be made of it. */
export async function sheetNow(db: Database, courseId: number | null, { lock = false } = {}) {
  const sheet = await db
    .selectFrom('practical.sheet')
    .where('course_id', courseId === null ? 'is' : '=', courseId)
    .select(['id', 'asks_second as asksSecond'])
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!sheet) return null
  const items = await db
    .selectFrom('practical.item')
    .where('sheet_id', '=', sheet.id)
    .where('is_active', '=', true)
    .select(['id as itemId', 'text', 'max_degree as maxDegree'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  return { ...sheet, items }
}
export type SheetNow = NonNullable<Awaited<ReturnType<typeof sheetNow>>>

export async function latestEdition(db: Database, sheetId: number): Promise<Edition | null> {
  const last = await db
    .selectFrom('practical.edition')
    .where('sheet_id', '=', sheetId)
    .select('id')
    .orderBy('number', 'desc')
    .executeTakeFirst()
  return last ? ((await editionsOf(db, [last.id])).get(last.id) ?? null) : null
}

/** Keeps what a sheet says now as its next edition. */
export async function addEdition(db: Database, sheet: SheetNow, number: number, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('practical.edition')
    .values({ sheet_id: sheet.id, number, asks_second: sheet.asksSecond, made_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('practical.edition_item')
    .values(
      sheet.items.map((item, at) => ({
        edition_id: id,
        item_id: item.itemId,
        position: at + 1,
        text: json(item.text),
        max_degree: item.maxDegree,
      })),
    )
    .execute()
  return id
}
