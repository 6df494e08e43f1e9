import { json, type Database } from '#platform/server/database.ts'

/** The current result of everybody in a class who has one. */
export const currentResults = (db: Database, classId: number) =>
  db
    .selectFrom('evaluation.final_result as f')
    .innerJoin('registration.registration_facts as r', 'r.registration_id', 'f.registration_id')
    .leftJoin('lookups.result_band as b', 'b.id', 'f.band_id')
    .select([
      'b.name as band_name',
      'f.id',
      'f.registration_id',
      'f.version',
      'f.percent',
      'f.passed',
      'f.band_id',
      'f.published_at',
      'f.arithmetic',
    ])
    .where('r.class_id', '=', classId)
    .where('f.is_current', '=', true)
    .execute()

export interface NewResult {
  readonly registrationId: number
  readonly percent: number
  readonly bandId: number | null
  readonly passed: boolean
  readonly arithmetic: unknown
  readonly reason: string | null
  /** Who asked for it, and who published it: the same the first time, two people for a change. */
  readonly computedBy: number
  readonly publishedBy: number
  readonly at: Date
}

/** Publishes a result as the next version; the one before stays, no longer current. */
export async function publishResult(db: Database, result: NewResult): Promise<number> {
  const before = await db
    .updateTable('evaluation.final_result')
    .set({ is_current: false })
    .where('registration_id', '=', result.registrationId)
    .where('is_current', '=', true)
    .returning('version')
    .executeTakeFirst()
  const added = await db
    .insertInto('evaluation.final_result')
    .values({
      registration_id: result.registrationId,
      version: (before?.version ?? 0) + 1,
      standing: 'final',
      percent: result.percent,
      band_id: result.bandId,
      passed: result.passed,
      arithmetic: json(result.arithmetic),
      reason: result.reason,
      computed_at: result.at,
      computed_by: result.computedBy,
      published_at: result.at,
      published_by: result.publishedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return added.id
}
