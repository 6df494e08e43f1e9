import { sql } from 'kysely'
import { advertisements } from '#modules/campaigns/server/letters/advertisements.ts'
import { json, type Database } from '#platform/server/database.ts'
import { mergeTextsOf } from '#platform/shared/letters/merge-text.ts'

/** Adds the advertisements that are missing and brings those that nobody has changed up to date. */
export async function seedAdvertisements(db: Database): Promise<void> {
  const rows = Object.entries(advertisements).map(([kind, { title, body, opens }]) => ({
    kind,
    opens,
    is_own: false,
    title: json(title),
    body: json(mergeTextsOf(body)),
    shipped_title: json(title),
    shipped_body: json(mergeTextsOf(body)),
  }))
  await db
    .insertInto('campaigns.advertisement')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet({
        title: sql`case when campaigns.advertisement.is_own then campaigns.advertisement.title else excluded.title end`,
        body: sql`case when campaigns.advertisement.is_own then campaigns.advertisement.body else excluded.body end`,
        shipped_title: sql`excluded.shipped_title`,
        shipped_body: sql`excluded.shipped_body`,
      }),
    )
    .execute()
}
