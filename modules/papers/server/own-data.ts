import { sql } from 'kysely'
import type { OwnData } from '#platform/server/content/own-data.ts'

/** What somebody has had printed. Papers bear the numbers of records, and no names. */
export const ownData: OwnData = {
  kinds: [
    {
      kind: 'account',
      tables: ['papers.run'],
      rows: ({ accountId }) => sql`
        select n.id::bigint as key, jsonb_build_object('PaperRun', n.name, 'State', n.state, 'Papers', n.total_papers,
          'AskedAt', n.asked_at) as row
        from papers.run n where n.owner_id = ${accountId}`,
    },
  ],
  erase: async (db, { person }) => {
    const { rows } = await sql<{ file_id: number | null }>`
      with gone as (select id, file_id from papers.run where owner_id = ${person.accountId})
      select file_id from gone union all select p.file_id from papers.paper p join gone on gone.id = p.run_id`.execute(
      db,
    )
    await sql`delete from papers.run where owner_id = ${person.accountId}`.execute(db)
    return rows.flatMap(({ file_id }) => (file_id === null ? [] : [file_id]))
  },
}
