import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { publishLive } from '#platform/server/live/publish.ts'
import { ownPaperTopic } from '../../../rules/sitting/board.ts'
import { reachesPaper } from '../reach.ts'

/** For three minutes the account hears of what happens to papers of this exam; false where the actor does not reach them. */
export async function watchExam(db: Database, actor: Actor, examId: number): Promise<boolean> {
  const { rows } = await sql`insert into exams.exam_watch (exam_id, account_id, until)
    select e.id, ${actor.userId}, now() + interval '3 minutes' from exams.exam e
    where e.id = ${examId} and ${reachesPaper(actor)}
    on conflict (exam_id, account_id) do update set until = excluded.until
    returning exam_id`.execute(db)
  return rows.length > 0
}

/** Those whose time is over are not kept. */
export const forgetWatches = (db: Database) => sql`delete from exams.exam_watch where until < now()`.execute(db)

/** The open page of a paper's own trainee asks the clock anew: time was given, or it was stopped. */
export async function tellSitter(
  db: Database,
  paper: { readonly id: number; readonly trainee_id: number },
): Promise<void> {
  const found = await db
    .selectFrom('people.trainee_facts')
    .where('trainee_id', '=', paper.trainee_id)
    .select('account_id')
    .executeTakeFirst()
  if (found?.account_id) await publishLive(db, [found.account_id], ownPaperTopic, paper.id)
}
