import { sql } from 'kysely'
import { json, matches, type Database } from '#platform/server/database.ts'
import { byText } from '#platform/server/reading/both-names.ts'
import { listOf, readList } from '#platform/server/reading/list.ts'
import { furtherIn } from '#platform/server/reading/near.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { organizationCalls } from '../../contract/calls.ts'
import { reachesOrganization } from './reach.ts'

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
        .where('t.merged_into', 'is', null)
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

const organizations = listOf<typeof organizationCalls.listOrganizations, { readonly actor: Actor }>()({
  reach: ({ actor }) => reachesOrganization(actor),
  rows: selectRows,
  lean: (db) => db.selectFrom('people.organization as o'),
  id: 'o.id',
  search: (text) => matches('o.search', text),
  further: furtherIn('o.id', { rows: 'people.organization', id: 'id', search: 'search' }),
  filters: {},
  orders: { Name: byText('o.name'), Code: { by: 'o.code', unique: true } },
})

export const listOrganizations = (db: Database, actor: Actor, query: ListQuery) =>
  readList(db, organizations, query, { actor })

export const findOrganization = (db: Database, actor: Actor, id: number) =>
  selectRows(db)
    .select(['o.address1 as Address1', 'o.address2 as Address2', 'o.zip as Zip'])
    .select(['o.contact_job_title as ContactJobTitle', 'o.account_id', 'o.application_note', 'o.applied_at'])
    .where(reachesOrganization(actor))
    .where('o.id', '=', id)
    .executeTakeFirst()

/** What a record says flat of its main contact person, where the fields or the list say it. */
export interface FlatOfOrganization {
  readonly contact_name?: string
  readonly contact_job_title?: string
  readonly contact_email?: string
  readonly contact_phone?: string
}

/** What the contact person may change. */
export const ownOrganizationColumns = (fields: OwnFields, flat: FlatOfOrganization) => ({
  name: json(fields.Name),
  address1: fields.Address1,
  address2: fields.Address2,
  city: fields.City,
  zip: fields.Zip,
  country_id: fields.CountryID,
  ...flat,
})
export const organizationColumns = (fields: OrganizationFields, flat: FlatOfOrganization) => ({
  ...ownOrganizationColumns(fields, flat),
  credit_approved: fields.CreditApproved,
})

export const addOrganization = (
  db: Database,
  fields: OrganizationFields,
  made: { readonly code: string; readonly accountId: number; readonly flat: FlatOfOrganization },
) =>
  db
    .insertInto('people.organization')
    .values({ ...organizationColumns(fields, made.flat), code: made.code, account_id: made.accountId })
    .returning(['id as ID', 'version as Version'])
    .executeTakeFirstOrThrow()

/** Fails where people or records refer to the organization. */
export const removeOrganization = (db: Database, id: number) =>
  db.deleteFrom('people.organization').where('id', '=', id).execute()
