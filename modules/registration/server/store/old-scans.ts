import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { dropFile } from '#platform/server/files/drop.ts'
import type { Day } from '#platform/shared/values/dates.ts'

const batch = 500

export interface OldScan {
  readonly traineeId: number
  readonly fileId: number
}

/**
 * Scans of passports whose trainee had a class, and none that ended on that day or later, or is still to come. One that
 * was sent since then waits for its own class.
 */
export async function oldPassportScans(db: Database, endedBefore: Day): Promise<OldScan[]> {
  const { rows } = await sql<OldScan>`
    select s.trainee_id as "traineeId", s.file_id as "fileId" from people.passport_scan_facts s
    where s.kept_since < ${endedBefore}::date
      and exists (select from registration.registration r where r.trainee_id = s.trainee_id)
      and not exists (select from registration.registration r join classes.class_facts c on c.class_id = r.class_id
        where r.trainee_id = s.trainee_id and c.ends_on >= ${endedBefore}
          and r.main not in ('rejected', 'withdrawn', 'cancelled'))
    order by s.trainee_id limit ${sql.lit(batch)}`.execute(db)
  return rows
}

/** Proofs of visas of classes that ended before that day; by trainee. */
export async function oldVisaProofs(db: Database, endedBefore: Day): Promise<OldScan[]> {
  const { rows } = await sql<OldScan>`
    select r.trainee_id as "traineeId", d.file_id as "fileId" from registration.document d
    join registration.registration r on r.id = d.registration_id
    join classes.class_facts c on c.class_id = r.class_id
    where d.kind = 'visaProof' and c.ends_on < ${endedBefore}
    order by d.id limit ${sql.lit(batch)}`.execute(db)
  return rows
}

/** Deletes a proof with its row; answers whether it was still there. */
export async function dropVisaProof(tx: Database, fileId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('registration.document')
    .where('file_id', '=', fileId)
    .where('kind', '=', 'visaProof')
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await dropFile(tx, fileId)
  return true
}
