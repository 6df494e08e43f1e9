import { json, type Database } from '#platform/server/database.ts'
import type { OrganizationSignup } from '../../../contract/signup/bodies.ts'

/** What was handed in, as it waits for the academy. */
export const applyingOrganizationColumns = (body: OrganizationSignup, now: Date) => ({
  name: json(body.Name),
  address1: body.Address1,
  address2: body.Address2,
  city: body.City,
  zip: body.Zip,
  country_id: body.CountryID,
  contact_name: body.ContactName,
  contact_job_title: body.ContactJobTitle,
  contact_phone: body.ContactPhone,
  terms_accepted_at: now.toISOString(),
  application: 'waiting' as const,
  application_note: '',
})

/** Nobody works with it until it is approved. */
export async function addApplyingOrganization(
  db: Database,
  body: OrganizationSignup,
  made: { readonly accountId: number; readonly code: string; readonly email: string },
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('people.organization')
    .values({
      ...applyingOrganizationColumns(body, now),
      account_id: made.accountId,
      code: made.code,
      contact_email: made.email,
      is_active: false,
      applied_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What was handed in. */
export const organizationDraft = (db: Database, id: number) =>
  db
    .selectFrom('people.organization as o')
    .select(['o.name as Name', 'o.address1 as Address1', 'o.address2 as Address2', 'o.city as City', 'o.zip as Zip'])
    .select(['o.country_id as CountryID', 'o.contact_name as ContactName', 'o.contact_phone as ContactPhone'])
    .select(['o.contact_job_title as ContactJobTitle', 'o.application', 'o.application_note', 'o.applied_at'])
    .where('o.id', '=', id)
    .executeTakeFirstOrThrow()
