import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Erasure } from '#platform/server/content/own-data.ts'

/**
 * Registrations stay with their steps. What the person wrote, where they travelled, how they proved a visa and the letters of
 * invitation with the passport's number go.
 */
export async function erase(db: Database, { person }: Erasure): Promise<number[]> {
  const { accountId, traineeId } = person
  await db.updateTable('registration.move').set({ reason: null }).where('actor_id', '=', accountId).execute()
  await db.updateTable('registration.override').set({ reason: '' }).where('by', '=', accountId).execute()
  await db.deleteFrom('registration.assignee').where('account_id', '=', accountId).execute()
  if (traineeId === null) return []
  await db
    .updateTable('registration.registration')
    .set((eb) => ({ notes: '', wish_reason: '', flight: '', hotel: '', version: eb('version', '+', 1) }))
    .where('trainee_id', '=', traineeId)
    .execute()
  await sql`delete from registration.visa_letter l using registration.registration r
    where r.id = l.registration_id and r.trainee_id = ${traineeId}`.execute(db)
  const gone = await sql<{ file_id: number }>`
    delete from registration.document d using registration.registration r
    where r.id = d.registration_id and r.trainee_id = ${traineeId} returning d.file_id`.execute(db)
  return gone.rows.map((row) => row.file_id)
}
