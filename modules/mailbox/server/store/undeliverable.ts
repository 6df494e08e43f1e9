import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { PersonWithAddress } from '../../rules/undeliverable.ts'

const withAccount = (own: RawBuilder<unknown>) => sql`
  select lower(p.email) as address from (${own}) p where p.email <> ''
  union select lower(a.account_email) from (${own}) p join accounts.account_facts a on a.account_id = p.account_id`

/** Every address that letters to this person or organization may go to. */
const addressesOf: Readonly<Record<PersonWithAddress, (id: number) => RawBuilder<unknown>>> = {
  trainee: (id) =>
    withAccount(sql`select trainee_email as email, account_id from people.trainee_facts where trainee_id = ${id}`),
  instructor: (id) =>
    withAccount(
      sql`select instructor_email as email, account_id from people.instructor_facts where instructor_id = ${id}`,
    ),
  organization: (id) => sql`
    ${withAccount(sql`select contact_email as email, account_id from people.organization_facts where organization_id = ${id}`)}
    union select f.address from people.addressee_facts f
    where f.addressee_kind = 'contact' and f.organization_id = ${id} and f.address <> ''`,
}

export interface AddressOf {
  readonly address: string
  readonly id: number | null
  readonly since: string | null
  readonly reason: string | null
  readonly refusals: number | null
}

/** Those addresses, each with what a mail server said where it has refused it. */
export async function addressesWithRefusal(db: Database, of: PersonWithAddress, id: number): Promise<AddressOf[]> {
  const { rows } = await sql<AddressOf>`
    select a.address, u.id, u.since, u.reason, u.refusals from (${addressesOf[of](id)}) a
    left join platform.undeliverable_address u on u.address = a.address order by u.since, a.address`.execute(db)
  return rows
}

/** One that was refused, locked until the transaction ends. */
export const lockedAddress = (db: Database, id: number) =>
  db
    .selectFrom('platform.undeliverable_address')
    .select(['id', 'address'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

const daysKept = 30

/** An address that nobody bears any more was corrected: after a month it is forgotten. */
export async function forgetGivenUp(db: Database, now: Date): Promise<void> {
  await sql`
    delete from platform.undeliverable_address u
    where u.last_refused_at < ${now}::timestamptz - make_interval(days => ${sql.lit(daysKept)})
      and not exists (select from accounts.account_facts a where a.account_email = u.address)
      and not exists (select from people.addressee_facts f where f.address = u.address)
      and not exists (select from people.organization_facts o where lower(o.contact_email) = u.address)`.execute(db)
}
