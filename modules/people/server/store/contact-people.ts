import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'

export interface NewContactPerson {
  readonly Name: string
  readonly JobTitle: string
  readonly Email: string
  readonly Phone: string
  readonly IsMain: boolean
}

/** The people to speak to in an organization, the main one first. */
export const contactPeopleOf = (db: Database, organizationId: number) =>
  db
    .selectFrom('people.organization_contact')
    .select(['id as ID', 'name as Name', 'job_title as JobTitle', 'email as Email', 'phone as Phone'])
    .select('is_main as IsMain')
    .where('organization_id', '=', organizationId)
    .orderBy('is_main', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute()

/** The list whole and in its order; who is in it already keeps the id. Who is the main one is said last, in one statement. */
export async function replaceContactPeople(db: Database, organizationId: number, people: readonly NewContactPerson[]) {
  const given = sql`jsonb_to_recordset(${json(people.map((each, position) => ({ ...each, position })))})
    as g("Name" text, "JobTitle" text, "Email" text, "Phone" text, "IsMain" boolean, position integer)`
  const same = sql`platform.fold(g."Name") = platform.fold(c.name) and platform.fold(g."Email") = platform.fold(c.email)`
  await sql`delete from people.organization_contact c where c.organization_id = ${organizationId}
    and not exists (select from ${given} where ${same})`.execute(db)
  await sql`insert into people.organization_contact (organization_id, name, job_title, email, phone)
    select ${organizationId}::integer, "Name", "JobTitle", "Email", "Phone" from ${given}
    on conflict (organization_id, platform.fold(name), platform.fold(email))
    do update set name = excluded.name, job_title = excluded.job_title, email = excluded.email, phone = excluded.phone`.execute(
    db,
  )
  await sql`update people.organization_contact c set is_main = g."IsMain", position = g.position from ${given}
    where c.organization_id = ${organizationId} and ${same} and (c.is_main, c.position) <> (g."IsMain", g.position)`.execute(
    db,
  )
}
