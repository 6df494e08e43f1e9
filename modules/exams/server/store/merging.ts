import { sql } from 'kysely'
import type { Merging } from '#platform/server/content/merging.ts'
import type { Database } from '#platform/server/database.ts'

const open = sql`('created', 'inProgress', 'interrupted')`
const asked = sql`('requested', 'invoiced', 'proofUploaded', 'paid', 'granted')`

/**
 * An exam that both have sat has one row of attempts: those of the one that goes are counted on behind the other's, with
 * the repeats that allowed them. Nothing of an attempt itself changes.
 */
async function moveSittings(db: Database, { kept, gone }: { kept: number; gone: number }): Promise<void> {
  await sql`
    insert into exams.candidate as c (exam_id, trainee_id, registration_id, extra_percent, pause_seconds, time_reason,
      time_granted_by, time_granted_at)
    select exam_id, ${kept}, registration_id, extra_percent, pause_seconds, time_reason, time_granted_by, time_granted_at
    from exams.candidate where trainee_id = ${gone}
    on conflict (exam_id, trainee_id) do update set registration_id = coalesce(c.registration_id, excluded.registration_id),
      extra_percent = greatest(c.extra_percent, excluded.extra_percent), pause_seconds = greatest(c.pause_seconds, excluded.pause_seconds),
      time_reason = case when c.time_reason = '' then excluded.time_reason else c.time_reason end,
      time_granted_by = coalesce(c.time_granted_by, excluded.time_granted_by),
      time_granted_at = coalesce(c.time_granted_at, excluded.time_granted_at)`.execute(db)
  const behind = sql`(select coalesce(max(number), 0) from (
    select number from exams.attempt b where b.exam_id = m.exam_id and b.trainee_id = ${kept}
    union all select number from exams.repeat_exam b where b.exam_id = m.exam_id and b.trainee_id = ${kept}) b)`
  const { rows } = await sql<{ exam_id: number; behind: number }>`
    select m.exam_id, ${behind}::integer as behind from exams.candidate m where m.trainee_id = ${gone}`.execute(db)
  for (const { exam_id, behind: by } of rows)
    for (const table of ['attempt', 'repeat_exam'])
      await sql`update ${sql.id('exams', table)} set trainee_id = ${kept}, number = number + ${by}
        where exam_id = ${exam_id} and trainee_id = ${gone}`.execute(db)
  await sql`delete from exams.candidate where trainee_id = ${gone}`.execute(db)
  // What counts no more hides nothing that counts. Of two arrangements the greater of each; of the reasons and the end those
  // of the record that stays.
  const counts = (arrangement: string) =>
    sql`(${sql.ref(`${arrangement}.ends_at`)} is null or ${sql.ref(`${arrangement}.ends_at`)} > now())`
  await sql`
    delete from exams.access_arrangement c using exams.access_arrangement g
    where c.trainee_id = ${kept} and g.trainee_id = ${gone} and not ${counts('c')} and ${counts('g')}`.execute(db)
  await sql`
    insert into exams.access_arrangement as c (trainee_id, extra_percent, large_letters, reading_aloud, reason, ends_at,
      given_by, given_at)
    select ${kept}, extra_percent, large_letters, reading_aloud, reason, ends_at, given_by, given_at
    from exams.access_arrangement g where trainee_id = ${gone} and (${counts('g')} or not exists (
      select from exams.access_arrangement k where k.trainee_id = ${kept}))
    on conflict (trainee_id) do update set extra_percent = greatest(c.extra_percent, excluded.extra_percent),
      large_letters = c.large_letters or excluded.large_letters, reading_aloud = c.reading_aloud or excluded.reading_aloud,
      version = c.version + 1`.execute(db)
  await sql`delete from exams.access_arrangement where trainee_id = ${gone}`.execute(db)
}

export const merging: Merging = {
  counted: { 'exams.attempt': 'attempts', 'exams.repeat_exam': 'repeats', 'exams.candidate': 'attempts' },
  blocks: ({ kept, gone }) => sql`
    select 'examOpen' as kind, e.code from exams.attempt a join exams.exam e on e.id = a.exam_id
    where a.trainee_id in (${kept}, ${gone}) and a.state in ${open}
    union all
    select 'bothRepeat', e.code from exams.repeat_exam g join exams.exam e on e.id = g.exam_id
    where g.trainee_id = ${gone} and g.state in ${asked} and exists (
      select from exams.repeat_exam k where k.trainee_id = ${kept} and k.exam_id = g.exam_id and k.state in ${asked})`,
  move: moveSittings,
}
