import { sql } from 'kysely'
import type { Merged, MergedPerson } from '#platform/server/content/merging.ts'
import type { Database } from '#platform/server/database.ts'

/** Decisions that the gone record is somebody else's hold of the kept one; what was only likely goes. */
export async function movePairs(db: Database, of: MergedPerson, { kept, gone }: Merged): Promise<void> {
  const pairs = sql.id('people', `${of}_pair`)
  await sql`
    insert into ${pairs} as p (one_id, other_id, reasons, score, apart_by, apart_at)
    select least(${kept}, other), greatest(${kept}, other), '{}', 0, apart_by, apart_at
    from (select case when one_id = ${gone} then other_id else one_id end as other, apart_by, apart_at
      from ${pairs} where ${gone} in (one_id, other_id) and apart_at is not null) a where other <> ${kept}
    on conflict (one_id, other_id) do update set apart_by = excluded.apart_by, apart_at = excluded.apart_at
    where p.apart_at is null`.execute(db)
  await sql`delete from ${pairs} where ${gone} in (one_id, other_id)`.execute(db)
}

/** The closed accounts of records that were merged into this person's. */
export async function mergedAccounts(
  db: Database,
  person: { readonly traineeId: number | null; readonly instructorId: number | null },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select account_id as id from people.trainee where merged_into = ${person.traineeId} and account_id is not null
    union select account_id from people.instructor where merged_into = ${person.instructorId} and account_id is not null`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

/** As texts the instructor and the records that were merged into it: what was written of those is the person's too. */
export const alsoMerged = (instructorId: number) => sql<string[]>`array(
  select ${instructorId}::text union all
  select instructor_id::text from people.merged_instructor_facts where merged_into = ${instructorId})`
