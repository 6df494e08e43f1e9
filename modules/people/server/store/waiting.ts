import type { Database } from '#platform/server/database.ts'

/** Self-registrations that wait to be decided. */
export async function countApplications(db: Database, noun: 'instructor' | 'organization'): Promise<number> {
  const { count } = await db
    .selectFrom(`people.${noun}`)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('application', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return count
}

/** Names that trainees have asked for. */
export async function countAskedNames(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('people.name_change')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'asked')
    .executeTakeFirstOrThrow()
  return count
}
