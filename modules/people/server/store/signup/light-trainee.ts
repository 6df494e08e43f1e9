import type { Database } from '#platform/server/database.ts'

/** What is known of a light trainee, for completing the record. */
export async function lightTrainee(db: Database, id: number) {
  const row = await db
    .selectFrom('people.trainee')
    .select(['name_ar', 'name_en', 'mobile', 'country_id', 'competition_code'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    Name: { ar: row.name_ar, en: row.name_en },
    Mobile: row.mobile,
    CountryID: row.country_id,
    CompetitionCode: row.competition_code,
  }
}
