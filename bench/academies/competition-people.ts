import { addTraineesWithAccounts } from '#database/seeds/world/people.ts'
import type { Database } from '#platform/server/database.ts'

/** Lets so many people into the competition of the sample academy that is running. Answers its code and their sign-in addresses. */
export async function openToCompetitors(
  db: Database,
  people: number,
): Promise<{ code: string; emails: readonly string[] }> {
  const held = await db
    .selectFrom('competitions.competition as c')
    .innerJoin('exams.exam as e', 'e.competition_id', 'c.id')
    .where('c.state', '=', 'running')
    .select(['c.id', 'c.code', 'e.id as examId'])
    .executeTakeFirstOrThrow()
  const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  await db
    .updateTable('exams.exam')
    .set({ starts_at: soon(-1), closes_at: soon(120) })
    .where('id', '=', held.examId)
    .execute()
  // The sample's password; a hash of its own for each would take half a minute.
  const { password_hash } = await db
    .selectFrom('accounts.account')
    .select('password_hash')
    .where('email', '=', 'layla@diwan.example')
    .executeTakeFirstOrThrow()
  const entrants = Array.from({ length: people }, (_, at) => ({
    names: { ar: `متسابق ${at + 1}`, en: `Entrant ${at + 1}` },
    email: `entrant-${at + 1}@diwan.example`,
  }))
  const ids = await addTraineesWithAccounts(db, entrants, { password_hash })
  await db
    .insertInto('competitions.entry')
    .values(ids.map((trainee_id) => ({ competition_id: held.id, trainee_id, state: 'admitted' })))
    .execute()
  await db
    .insertInto('exams.candidate')
    .values(ids.map((trainee_id) => ({ exam_id: held.examId, trainee_id })))
    .execute()
  return { code: held.code, emails: entrants.map(({ email }) => email) }
}
