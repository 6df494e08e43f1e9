import { sql } from 'kysely'
import { enrol } from '#database/seeds/world/classes.ts'
import { addTraineesWithAccounts } from '#database/seeds/world/people.ts'
import type { Database } from '#platform/server/database.ts'
import { openAnExam } from './sample-academy.ts'

/** Opens an exam of the sample academy and lets so many more people sit it. Answers its code and their sign-in addresses. */
export async function openToPeople(db: Database, people: number): Promise<{ code: string; emails: readonly string[] }> {
  const { id, code, emails } = await openAnExam(db, 1)
  const { class_id } = await db
    .selectFrom('exams.exam')
    .select('class_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  // The sample's password; a hash of its own for each would take half a minute.
  const { password_hash } = await db
    .selectFrom('accounts.account')
    .select('password_hash')
    .where('email', '=', emails[0]!)
    .executeTakeFirstOrThrow()
  const takers = Array.from({ length: people }, (_, at) => ({
    names: { ar: `متدرب ${at + 1}`, en: `Taker ${at + 1}` },
    email: `taker-${at + 1}@diwan.example`,
  }))
  await enrol(db, class_id!, await addTraineesWithAccounts(db, takers, { password_hash }))
  return { code, emails: takers.map(({ email }) => email) }
}

export interface Kept {
  /** Acknowledged numbers, by attempt, that the log has not. */
  readonly lost: readonly string[]
  readonly handedIn: number
}

/** What the database holds of these attempts and of the numbers that were acknowledged. */
export async function whatIsKept(db: Database, acknowledged: ReadonlyMap<number, readonly number[]>): Promise<Kept> {
  const attempts = [...acknowledged.keys()]
  const logged = await sql<{ of: string }>`select attempt_id || ' ' || seq as of from exams.answer_event
    where attempt_id = any(${attempts}::integer[])`.execute(db)
  const submitted = await sql<{ papers: number }>`select count(*)::integer as papers from exams.attempt
    where id = any(${attempts}::integer[]) and finish_kind = 'submitted'`.execute(db)
  const log = new Set(logged.rows.map((row) => row.of))
  const wanted = [...acknowledged].flatMap(([attempt, seqs]) => seqs.map((seq) => `${attempt} ${seq}`))
  return { lost: wanted.filter((each) => !log.has(each)), handedIn: submitted.rows[0]!.papers }
}
