import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { json } from '#platform/server/database.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'
import { sheetKinds, type SheetKind } from '#modules/feedback/rules/kinds.ts'

const intro = {
  ar: 'رأيك يحسّن الدورات القادمة. تكفي دقائق قليلة.',
  en: 'Your opinion makes the next courses better. A few minutes are enough.',
  fr: 'Votre avis améliore les prochaines formations. Quelques minutes suffisent.',
}

export interface SampleQuestion {
  readonly id: number
  readonly sheet_id: number
  readonly answer: string
  readonly choices: number
}
export type SampleSheets = ReadonlyMap<
  SheetKind,
  { readonly id: number; readonly questions: readonly SampleQuestion[] }
>

/** Publishes the first version of each kind of sheet, with all that the bank asks. */
export async function insertSheets(db: Database, today: Day): Promise<SampleSheets> {
  const sheets: [SheetKind, { id: number; questions: SampleQuestion[] }][] = []
  for (const kind of sheetKinds) {
    const { id } = await db
      .insertInto('feedback.sheet')
      .values({ kind, number: 1, state: 'published', intro: json(intro), published_on: addDays(today, -300) })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { rows } = await sql<SampleQuestion>`insert into feedback.sheet_question
        (sheet_id, question_id, category_id, position, text, answer, choices, is_required)
      select ${id}, q.id, q.category_id, row_number() over (order by c.position, q.category_id, q.position), q.text,
        q.answer, q.choices, q.is_required
      from feedback.question q join lookups.category_assessment c on c.id = q.category_id
      where q.kind = ${kind} and q.is_active
      order by c.position, q.category_id, q.position
      returning id, sheet_id, answer, jsonb_array_length(choices) as choices`.execute(db)
    sheets.push([kind, { id, questions: rows }])
  }
  return new Map(sheets)
}
