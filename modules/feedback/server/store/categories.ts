import { sql } from 'kysely'
import { matches, type Database } from '#platform/server/database.ts'
import { byText } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { feedbackCalls } from '../../contract/calls.ts'
import { kindsOf, type SheetKind } from '../../rules/kinds.ts'

interface Keeper {
  readonly actor: Actor
  readonly kinds: readonly SheetKind[]
}

export const feedbackCategories = listOf<typeof feedbackCalls.getFeedbackCategories, Keeper>()({
  reach: () => everybody('categories are the academy’s own: those of the kinds that the reader’s rights open'),
  rows: (db, { kinds }) =>
    db
      .selectFrom('lookups.category_assessment as c')
      .where(sql<boolean>`c.assessment_type = any(${[...kinds]})`)
      .select([
        'c.id as ID',
        'c.code as Code',
        'c.name as Name',
        sql<SheetKind>`c.assessment_type`.as('Kind'),
        sql<number>`(select count(*)::integer from feedback.question q where q.category_id = c.id)`.as('Questions'),
        'c.position as Position',
        'c.is_active as IsActive',
        'c.version as Version',
      ]),
  id: 'c.id',
  search: (text) => matches('c.search', text),
  filters: {
    Family: (family) => sql`c.assessment_type = any(${[...kindsOf(family)]})`,
    Kind: 'c.assessment_type',
  },
  orders: { Name: byText('c.name') },
})

/** The kind of sheet of a category; undefined where there is none. */
export const kindOfCategory = async (db: Database, id: number): Promise<SheetKind | undefined> =>
  (
    await db
      .selectFrom('lookups.category_assessment')
      .where('id', '=', id)
      .select('assessment_type as kind')
      .executeTakeFirst()
  )?.kind as SheetKind | undefined
