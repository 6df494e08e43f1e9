import { sql } from 'kysely'
import { json, matches, type Database } from '#platform/server/database.ts'
import { paged } from '#platform/server/paged.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { organizationCalls } from '../../contract/calls.ts'

export type OrganizationFields = Omit<Argument<typeof organizationCalls.addOrganization>['body'], 'SendInvitation'>
type OwnFields = Omit<OrganizationFields, 'CreditApproved' | 'ContactEmail'>
type ListQuery = Argument<typeof organizationCalls.listOrganizations>['query']

const selectRows = (db: Database) =>
  db
    .selectFrom('people.organization as o')
    .leftJoin('lookups.country as c', 'c.id', 'o.country_id')
    .leftJoin('accounts.account_facts as a', 'a.account_id', 'o.account_id')
    .select(['o.id as ID', 'o.code as Code', 'o.name as Name', 'o.city as City', 'o.country_id as CountryID'])
    .select(['c.name as CountryName', 'o.contact_name as ContactName', 'o.contact_email as ContactEmail'])
    .select(['o.contact_phone as ContactPhone', 'o.credit_approved as CreditApproved'])
    .select((eb) =>
      eb
        .selectFrom('people.trainee as t')
        .whereRef('t.organization_id', '=', 'o.id')
        .select(sql<number>`count(*)::integer`.as('count'))
        .$asScalar()
        .$notNull()
        .as('TraineeCount'),
    )
    .select([
      'a.account_state as AccountState',
      'o.application as ApplicationState',
      'o.is_active as IsActive',
      'o.version as Version',
    ])

const columns = { Name: "o.name->>'ar'", Code: 'o.code' }

export async function listOrganizations(db: Database, query: ListQuery) {
  const filtered = selectRows(db)
    .$if(Boolean(query.search), (q) => q.where(matches('o.search', query.search!)))
    .$if(query.CountryID !== undefined, (q) => q.where('o.country_id', '=', query.CountryID!))
    .$if(query.CreditApproved !== undefined, (q) => q.where('o.credit_approved', '=', query.CreditApproved!))
    .$if(query.ApplicationState !== undefined, (q) => q.where('o.application', '=', query.ApplicationState!))
    .$if(query.IsActive !== undefined, (q) => q.where('o.is_active', '=', query.IsActive!))
  const sort = query.sort ?? 'Name'
  const ordered = filtered
    .orderBy(sql.raw(columns[sort.replace('-', '') as keyof typeof columns]), sort.startsWith('-') ? 'desc' : 'asc')
    .orderBy('o.id')
  const { rows: items, total } = await paged(ordered, filtered, query)
  return { items, total }
}

export const findOrganization = (db: Database, id: number) =>
  selectRows(db)
    .select(['o.address1 as Address1', 'o.address2 as Address2', 'o.zip as Zip'])
    .select(['o.contact_job_title as ContactJobTitle', 'o.account_id', 'o.application_note', 'o.applied_at'])
    .where('o.id', '=', id)
    .executeTakeFirst()

const saved = ['id as ID', 'version as Version'] as const
const ownValues = (fields: OwnFields) => ({
  name: json(fields.Name),
  address1: fields.Address1,
  address2: fields.Address2,
  city: fields.City,
  zip: fields.Zip,
  country_id: fields.CountryID,
  contact_name: fields.ContactName,
  contact_job_title: fields.ContactJobTitle,
  contact_phone: fields.ContactPhone,
})
const valuesOf = (fields: OrganizationFields) => ({
  ...ownValues(fields),
  contact_email: fields.ContactEmail,
  credit_approved: fields.CreditApproved,
})

export const addOrganization = (db: Database, fields: OrganizationFields, made: { code: string; accountId: number }) =>
  db
    .insertInto('people.organization')
    .values({ ...valuesOf(fields), code: made.code, account_id: made.accountId })
    .returning(saved)
    .executeTakeFirstOrThrow()

/** Undefined where somebody saved a newer version meanwhile. */
export const changeOrganization = (db: Database, id: number, version: number, fields: OrganizationFields) =>
  changed(db, id, version, valuesOf(fields))

export const changeOwnOrganization = (db: Database, id: number, version: number, fields: OwnFields) =>
  changed(db, id, version, ownValues(fields))

export const setActive = (db: Database, id: number, version: number, isActive: boolean) =>
  changed(db, id, version, { is_active: isActive })

function changed(db: Database, id: number, version: number, values: object) {
  return db
    .updateTable('people.organization')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(saved)
    .executeTakeFirst()
}

/** Fails where people or records refer to the organization. */
export const removeOrganization = (db: Database, id: number) =>
  db.deleteFrom('people.organization').where('id', '=', id).execute()

/** The account of the next contact person, where there is none any more. */
export async function giveAccount(db: Database, id: number, accountId: number): Promise<void> {
  await db.updateTable('people.organization').set({ account_id: accountId }).where('id', '=', id).execute()
}
