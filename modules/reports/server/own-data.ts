import { sql } from 'kysely'
import type { OwnData } from '#platform/server/content/own-data.ts'

/** The reports that somebody has put together, and those that were made for them. */
export const ownData: OwnData = {
  kinds: [
    {
      kind: 'account',
      tables: ['reports.saved_report', 'reports.schedule', 'reports.recipient', 'reports.share'],
      rows: ({ accountId }) => sql`
        select r.id::bigint as key, jsonb_build_object('Report', r.name, 'List', r.list, 'Own', r.author_id = ${accountId},
          'SharedWithMe', s.id is not null, 'SentToMe', p.id is not null) as row
        from reports.saved_report r
        left join reports.share s on s.report_id = r.id and s.account_id = ${accountId}
        left join reports.schedule c on c.report_id = r.id
        left join reports.recipient p on p.schedule_id = c.id and p.account_id = ${accountId}
        where r.author_id = ${accountId} or s.id is not null or p.id is not null`,
    },
    {
      kind: 'account',
      tables: ['reports.run'],
      rows: ({ accountId }) => sql`
        select n.id::bigint as key, jsonb_build_object('ReportRun', n.name, 'List', n.list, 'State', n.state, 'AskedAt', n.asked_at) as row
        from reports.run n where n.owner_id = ${accountId}`,
    },
  ],
  without: {
    'reports.counted_month':
      'Sums of everybody in a month, with the names of courses, organizations and instructors; made anew each night.',
    'reports.counted_subject': 'When these were counted.',
  },
  // Reports that others use stay the academy's, under the pseudonym.
  erase: async (db, { person }) => {
    const { accountId } = person
    const { rows } = await sql<{ file_id: number | null }>`
      delete from reports.run where owner_id = ${accountId} returning file_id`.execute(db)
    await sql`delete from reports.share where account_id = ${accountId}`.execute(db)
    await sql`delete from reports.recipient where account_id = ${accountId}`.execute(db)
    await sql`update reports.schedule set is_paused = true
      where report_id in (select id from reports.saved_report where author_id = ${accountId})`.execute(db)
    return rows.flatMap(({ file_id }) => (file_id === null ? [] : [file_id]))
  },
}
