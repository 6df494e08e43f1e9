import { sql, type RawBuilder } from 'kysely'
import type { Person } from '#platform/server/content/own-data.ts'

/**
 * Whether what stands at an address bears the name of a contact of an organization who has that address too, and not the
 * person's: so it is that contact's. The contact person whom the own organization loses with the person is the person. Asked
 * before the person is taken out of the records: afterwards no name tells the two apart.
 */
export const namesOtherContact = (
  { accountId, organizationId }: Pick<Person, 'accountId' | 'organizationId'>,
  address: RawBuilder<unknown>,
  name: RawBuilder<unknown>,
) => sql<boolean>`(exists (select from (
      select organization_id, addressee_name_ar as name, address from people.addressee_facts
      where addressee_kind = 'contact'
      union select organization_id, contact_name, lower(contact_email) from people.organization_facts) c
    where c.address = lower(${address}) and c.name = ${name}
      and not exists (select from people.organization_facts o where o.organization_id = ${organizationId}::integer
        and o.organization_id = c.organization_id and o.contact_name = c.name
        and lower(o.contact_email) = c.address))
  and not exists (select from accounts.account_facts a where a.account_id = ${accountId}
    and ${name} in (a.account_name_ar, a.account_name_en)))`
