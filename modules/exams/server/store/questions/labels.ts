import type { Database } from '#platform/server/database.ts'
import { foldText, type Trilingual } from '#platform/shared/text.ts'

/** Entries of the academy's lists by what a file may call them, folded: their name in any language, or their code. */
export interface KnownLabels {
  readonly levels: ReadonlyMap<string, number>
  readonly categories: ReadonlyMap<string, number>
}

interface Entry {
  readonly id: number
  readonly code: string
  readonly name: Trilingual
}

const byName = (entries: readonly Entry[]): ReadonlyMap<string, number> =>
  new Map(
    entries.flatMap(({ id, code, name }) =>
      [code, name.ar, name.en, name.fr].flatMap((each) => (each ? [[foldText(each), id] as const] : [])),
    ),
  )

/** Levels and categories of questions that are in use. */
export async function labelsKnown(db: Database): Promise<KnownLabels> {
  const levels = await db
    .selectFrom('lookups.question_level')
    .where('is_active', '=', true)
    .select(['id', 'code', 'name'])
    .execute()
  const categories = await db
    .selectFrom('lookups.question_category')
    .where('is_active', '=', true)
    .select(['id', 'code', 'name'])
    .execute()
  return { levels: byName(levels), categories: byName(categories) }
}
