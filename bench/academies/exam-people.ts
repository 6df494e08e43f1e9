import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { openAnExam } from './sample-academy.ts'

/** Opens an exam of the sample academy and lets so many more people sit it. Answers its code and their sign-in addresses. */
export async function openToPeople(db: Database, people: number): Promise<{ code: string; emails: readonly string[] }> {
  const { id, code, emails } = await openAnExam(db, 1)
  // The sample's password; a hash of its own for each would take half a minute.
  const { rows } = await sql<{ email: string }>`
    with known as (select password_hash, now() as at from accounts.account where email = ${emails[0]!}),
      made as (
        insert into accounts.account (email, email_proved_at, role, name_ar, name_en, password_hash)
        select 'taker-' || n || '@diwan.example', at, 'trainee', 'متدرب ' || n, 'Taker ' || n, password_hash
        from known, generate_series(1, ${sql.lit(people)}) n
        returning id, email, name_ar, name_en),
      trainee as (
        insert into people.trainee (account_id, code, name_ar, name_en, email)
        select id, 'T-TAKER-' || id, name_ar, name_en, email from made
        returning id),
      registered as (
        insert into registration.registration (code, class_id, trainee_id, main, money)
        select 'REG-TAKER-' || t.id, e.class_id, t.id, 'attending', 'paid'
        from trainee t, exams.exam e where e.id = ${id})
    select email from made`.execute(db)
  return { code, emails: rows.map((row) => row.email) }
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
