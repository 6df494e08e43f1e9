import { sql, type RawBuilder } from 'kysely'
import { accountName } from '#modules/accounts/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Assignee } from '../../../rules/desk/assignee.ts'
import { isReviewer } from '../../../rules/parties.ts'
import { reachesRegistration } from '../reach.ts'

export interface NamedAssignee extends Assignee {
  readonly name: string | null
}

/** More at one time are not looked at. */
const most = 500

/** Who has taken a registration last, whether or not the time is over. */
export const assigneeOf = (db: Database, actor: Actor, registrationId: number): Promise<NamedAssignee | undefined> =>
  db
    .selectFrom('registration.assignee as x')
    .leftJoin('accounts.account_facts as b', 'b.account_id', 'x.account_id')
    .where('x.registration_id', '=', registrationId)
    .select(['x.account_id as accountId', 'x.taken_until as until'])
    .select(accountName(actor.language, 'b').as('name'))
    .executeTakeFirst()

/** What is taken now of the registrations that the actor reaches. */
export const assignees = (db: Database, actor: Actor, now: Date) =>
  db
    .selectFrom('registration.assignee as x')
    .innerJoin('registration.registration as r', 'r.id', 'x.registration_id')
    .leftJoin('accounts.account_facts as b', 'b.account_id', 'x.account_id')
    .where('x.taken_until', '>', now.toISOString())
    .where(reachesRegistration(actor))
    .orderBy('x.registration_id')
    .limit(most)
    .select(['x.registration_id as RegistrationID', 'x.account_id as accountId', 'x.taken_until as Until'])
    .select(accountName(actor.language, 'b').as('TakenBy'))
    .execute()

/** Registrations `r` that the actor has taken; whoever decides about none has none. */
export const isTakenBy = (actor: Actor, now: Date): RawBuilder<boolean> =>
  isReviewer(actor) ? taken(actor, now) : sql<boolean>`false`

const taken = (actor: Actor, now: Date) =>
  sql<boolean>`r.id = any(array(select x.registration_id from registration.assignee x
    where x.account_id = ${actor.userId} and x.taken_until > ${now}::timestamptz))`

/** Puts a registration, which must be locked, into somebody's hands; what they had taken and is past its time goes. */
export async function putAssignee(
  db: Database,
  registrationId: number,
  accountId: number,
  now: Date,
  until: Date,
): Promise<void> {
  await db
    .deleteFrom('registration.assignee')
    .where('account_id', '=', accountId)
    .where('taken_until', '<=', now.toISOString())
    .execute()
  const hold = { account_id: accountId, taken_at: now, taken_until: until }
  await db
    .insertInto('registration.assignee')
    .values({ registration_id: registrationId, ...hold })
    .onConflict((conflict) => conflict.column('registration_id').doUpdateSet(hold))
    .execute()
}

/** Whether the account had it. */
export async function dropAssignee(db: Database, registrationId: number, accountId: number): Promise<boolean> {
  const dropped = await db
    .deleteFrom('registration.assignee')
    .where('registration_id', '=', registrationId)
    .where('account_id', '=', accountId)
    .returning('registration_id')
    .executeTakeFirst()
  return dropped !== undefined
}
