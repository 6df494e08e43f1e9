import type { Database } from '#platform/server/database.ts'
import { writeAct } from '#platform/server/acts/write-act.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { practicalSheetEmpty } from '../../contract/refusals.ts'
import { saysTheSame, type Item, type SheetKind } from '../../rules/sheets.ts'
import type { PracticalClass } from '../store/classes.ts'
import * as store from '../store/examinations.ts'
import type { Doing } from './doing.ts'
import { examinationNoun } from './nouns.ts'

/** A sheet as a class has it: the edition that it keeps, or before it has begun what the sheet says now. */
export interface ClassSheet {
  readonly kind: SheetKind
  readonly editionId: number | null
  readonly number: number | null
  readonly asksSecond: boolean
  readonly items: readonly (Item & { readonly id?: number })[]
  readonly max: number
}

const maxOf = (items: readonly Item[]) => items.reduce((sum, { maxDegree }) => sum + maxDegree, 0)

type Kept = Pick<PracticalClass, 'course_id' | 'general_edition_id' | 'course_edition_id' | 'state'>

/** The sheets of a class that have a question, the general one first. */
export async function sheetsOf(db: Database, course: Kept): Promise<ClassSheet[]> {
  const kept = [
    ['general', course.general_edition_id, null],
    ['course', course.course_edition_id, course.course_id],
  ] as const
  if (course.state !== 'planned') {
    const editions = await store.editionsOf(
      db,
      kept.flatMap(([, id]) => (id === null ? [] : [id])),
    )
    return kept.flatMap(([kind, id]) => {
      const edition = id === null ? undefined : editions.get(id)
      return edition ? [{ kind, editionId: edition.id, ...edition, max: maxOf(edition.items) }] : []
    })
  }
  const sheets: ClassSheet[] = []
  for (const [kind, , courseId] of kept) {
    const sheet = await store.sheetNow(db, courseId)
    if (sheet && sheet.items.length > 0)
      sheets.push({
        kind,
        editionId: null,
        number: null,
        asksSecond: sheet.asksSecond,
        items: sheet.items,
        max: maxOf(sheet.items),
      })
  }
  return sheets
}

/** The edition of what a sheet says now: the last one where it says the same, else its next; null where it asks nothing. */
async function editionNow(db: Database, courseId: number | null, now: Date): Promise<number | null> {
  const sheet = await store.sheetNow(db, courseId, { lock: true })
  if (!sheet || sheet.items.length === 0) return null
  const last = await store.latestEdition(db, sheet.id)
  return last && saysTheSame(sheet, last) ? last.id : store.addEdition(db, sheet, (last?.number ?? 0) + 1, now)
}

/** From now on the class keeps its sheets as they are. The examination must be locked, and planned. */
export async function begin(
  doing: Doing,
  examination: store.Examination,
  courseId: number,
): Promise<store.Examination> {
  const { db, now } = doing
  const general = await editionNow(db, null, now)
  const own = await editionNow(db, courseId, now)
  if (general === null && own === null) refuse(practicalSheetEmpty)
  const set = { state: 'marking' as const, begun_at: now, general_edition_id: general, course_edition_id: own }
  await writeAct(doing, examinationNoun, examination, 'beginPractical', { set, data: { bySystem: true } })
  return { ...examination, ...set, version: examination.version + 1 }
}
