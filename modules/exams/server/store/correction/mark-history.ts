import { accountName } from '#modules/accounts/server/public.ts'
import { sql } from 'kysely'
import type { Language } from '#platform/shared/actor.ts'
import type { Output } from '#platform/shared/call.ts'
import type { Database } from '#platform/server/database.ts'
import type { paperCalls } from '../../../contract/calls.ts'

type Line = Output<typeof paperCalls.getPaper>['MarkHistory'][number]

/** Every mark that was given on a paper, newest first; `onlyTurnsOf`: of what two people mark this account's alone. */
export async function markHistory(
  db: Database,
  language: Language,
  attemptId: number,
  onlyTurnsOf: number | null,
): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select c.id as "ID", q.number::integer as "Number", c.at as "At", ${accountName(language, 'b')} as "By",
      c.from_score as "From", c.to_score as "To", c.reason as "Reason", c.turn as "Turn"
    from exams.mark_change c
    join (select id, row_number() over (order by position, id) as number from exams.exam_question
      where exam_id = (select exam_id from exams.attempt where id = ${attemptId})) q on q.id = c.exam_question_id
    left join accounts.account_facts b on b.account_id = c.marked_by
    where c.attempt_id = ${attemptId}
      and (c.turn is null or ${onlyTurnsOf}::integer is null or c.marked_by = ${onlyTurnsOf}::integer)
    order by c.at desc, c.id desc limit 500`.execute(db)
  return rows
}
