import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import { cast } from '../../cast/members.ts'
import type { World } from '../world.ts'

/** The certificates of a class that were printed into one file some weeks ago, which is kept no longer. */
export async function insertPrintedPapers(db: Database, world: World): Promise<void> {
  const { rows } = await sql<{ code: string; class_id: number; trainee_id: number; serial: string }>`
    select c.code, x.class_id, x.trainee_id, x.serial from certificates.certificate x
    join classes.course_class c on c.id = x.class_id
    where x.kind = 'completion' and x.mode = 'issuedDownloadable' and x.class_id = (
      select class_id from certificates.certificate where kind = 'completion' and mode = 'issuedDownloadable'
      group by class_id order by count(*) desc, class_id limit 1)
    order by x.id`.execute(db)
  if (rows.length === 0) return
  const askedAt = new Date(Date.now() - 20 * 86_400_000)
  const after = (days: number) => new Date(askedAt.getTime() + days * 86_400_000).toISOString()
  const { id: runId } = await db
    .insertInto('papers.run')
    .values({
      owner_id: world.accountOf(cast.nadia.email),
      name: `الشهادات ${rows[0]!.code}`,
      language: 'ar',
      digest: Buffer.alloc(32),
      state: 'expired',
      total_papers: rows.length,
      printed_papers: rows.length,
      tries: 1,
      asked_at: after(0),
      beat_at: after(0),
      ended_at: after(0),
      expires_at: after(7),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('papers.paper')
    .values(
      rows.map(({ class_id, trainee_id, serial }, place) => ({
        run_id: runId,
        place,
        report: 'Certificate',
        parameters: json({ CourseClassID: String(class_id), TraineeID: String(trainee_id) }),
        label: serial,
        state: 'printed',
      })),
    )
    .execute()
}
