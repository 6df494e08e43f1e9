import type { Database } from '#platform/server/database.ts'

/** The practical part of a class as results and certificates ask for it: what has to be reached, and what was released. */
export interface PracticalOfClass {
  readonly passPercent: number
  readonly isReleased: boolean
  /** By registration; empty until the results are out. */
  readonly percents: ReadonlyMap<number, number>
}

/** Null where the class has no practical part. */
export async function practicalOfClass(db: Database, classId: number): Promise<PracticalOfClass | null> {
  const part = await db
    .selectFrom('practical.class_practical_facts')
    .where('class_id', '=', classId)
    .select((eb) => [eb.ref('pass_percent').as('passPercent'), 'is_released as isReleased'])
    .executeTakeFirst()
  if (!part) return null
  const results = part.isReleased
    ? await db
        .selectFrom('practical.practical_result_facts')
        .where('class_id', '=', classId)
        .select(['registration_id', 'percent'])
        .execute()
    : []
  return { ...part, percents: new Map(results.map((result) => [result.registration_id, result.percent])) }
}
