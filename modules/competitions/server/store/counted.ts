import type { Database } from '#platform/server/database.ts'

/** Whether there is a course of this id. */
export const knownCourse = async (db: Database, id: number): Promise<boolean> =>
  (await db.selectFrom('catalogue.course_facts').where('course_id', '=', id).select('course_id').executeTakeFirst()) !==
  undefined

/** How many have ever entered a competition, those who withdrew too. */
export async function entryCount(db: Database, competitionId: number): Promise<number> {
  const { count } = await db
    .selectFrom('competitions.entry')
    .where('competition_id', '=', competitionId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
