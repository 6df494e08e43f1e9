import { sql } from 'kysely'
import type { OwnData } from '#platform/server/content/own-data.ts'

/** Marks and the place show once the person's page of results shows them. */
const out = (value: string) =>
  sql`case when c.state in ('provisional', 'appeals', 'final', 'archived') then ${sql.ref(value)} end`

/** The own entries, how they came out, and what was objected. */
export const ownData: OwnData = {
  kinds: [
    {
      kind: 'competitions',
      tables: ['competitions.entry', 'competitions.appeal'],
      rows: ({ traineeId }) => sql`
        select n.id::bigint as key, jsonb_build_object('Competition', c.code, 'State', n.state, 'Reason', n.reason,
          'EnteredAt', n.entered_at, 'ShowsName', n.shows_name, 'NameOnBoard', coalesce(n.board_name_en, n.board_name_ar),
          'SubmittedAt', ${out('n.submitted_at')}, 'Score', ${out('n.score')}, 'MaxScore', ${out('n.max_score')},
          'Percent', ${out('n.percent')}, 'Rank', ${out('n.rank')}, 'Milliseconds', ${out('n.milliseconds')},
          'Certificate', n.certificate_number, 'VerifyCode', n.verify_code, 'NameAr', n.name_ar, 'NameEn', n.name_en,
          'Appeal', (select jsonb_build_object('Text', a.text, 'FiledAt', a.filed_at, 'State', a.state, 'Decision', a.decision,
            'DecidedAt', a.decided_at) from competitions.appeal a where a.entry_id = n.id)) as row
        from competitions.entry n join competitions.competition c on c.id = n.competition_id
        where n.trainee_id = ${traineeId}`,
    },
  ],
  counts: ({ traineeId }) => sql`
    select 'competitionEntries' as kind, count(*)::integer as count from competitions.entry where trainee_id = ${traineeId}`,
  // A place stays, or everybody behind it would move up; whose it was nobody reads any more.
  erase: async (db, { person, pseudonym }) => {
    if (person.traineeId === null) return
    await sql`update competitions.entry set shows_name = false, board_name_ar = null, board_name_en = null, reason = null,
        name_ar = case when certificate_number is not null then ${pseudonym.nameAr} end,
        name_en = case when certificate_number is not null then ${pseudonym.nameEn} end,
        version = version + 1
      where trainee_id = ${person.traineeId}`.execute(db)
    await sql`update competitions.appeal a set text = '–', decision = case when decision is not null then '–' end,
        version = a.version + 1
      from competitions.entry n where n.id = a.entry_id and n.trainee_id = ${person.traineeId}`.execute(db)
  },
}
