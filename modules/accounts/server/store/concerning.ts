import { sql } from 'kysely'
import type { Concerning, PersonKind } from '#platform/server/content/concerning.ts'
import { anyOf } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { userEventKinds } from '../../contract/user-history.ts'
import { reachesAccount } from './users.ts'

const accountOf = (person: PersonKind): Concerning => ({
  of: person,
  subject: 'account',
  records: (id, reader: Actor) => sql`select a.id from accounts.own_record_facts o
    join accounts.account a on a.id = o.account_id
    where o.record_kind = ${person} and o.record_id = ${id} and ${reachesAccount(reader)}`,
  // What the account's own page tells: when somebody logs in is theirs alone.
  only: () => sql`a.kind in (${anyOf(userEventKinds)})`,
})

/** What was done to the account that somebody logs in with. */
export const concerning = [accountOf('trainee'), accountOf('instructor'), accountOf('organization')]
