import type { Database } from '#platform/server/database.ts'

export const scoresOf = (db: Database, classId: number) =>
  db
    .selectFrom('evaluation.mean_score as s')
    .innerJoin('registration.registration_facts as r', 'r.registration_id', 's.registration_id')
    .select(['s.registration_id', 's.mean_id', 's.score', 's.version'])
    .where('r.class_id', '=', classId)
    .execute()

/** Who gave a degree last, and when. */
export const lastOfScore = (db: Database, registrationId: number, meanId: number) =>
  db
    .selectFrom('evaluation.mean_score')
    .select(['given_by as by', 'given_at as at'])
    .where('registration_id', '=', registrationId)
    .where('mean_id', '=', meanId)
    .executeTakeFirst()

/** Writes one degree; false where somebody else changed it since it was seen. */
export async function putScore(
  db: Database,
  score: {
    registrationId: number
    meanId: number
    score: number
    givenBy: number
    givenAt: Date
    version: number | null
  },
): Promise<boolean> {
  const values = { score: score.score, given_by: score.givenBy, given_at: score.givenAt }
  if (score.version === null) {
    const added = await db
      .insertInto('evaluation.mean_score')
      .values({ registration_id: score.registrationId, mean_id: score.meanId, ...values })
      .onConflict((conflict) => conflict.columns(['registration_id', 'mean_id']).doNothing())
      .executeTakeFirst()
    return added.numInsertedOrUpdatedRows === 1n
  }
  const changed = await db
    .updateTable('evaluation.mean_score')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('registration_id', '=', score.registrationId)
    .where('mean_id', '=', score.meanId)
    .where('version', '=', score.version)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}
