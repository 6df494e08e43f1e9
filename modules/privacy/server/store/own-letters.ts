import { sql, type RawBuilder } from 'kysely'

/**
 * Addresses that an account had and gave up, each with the time in which it had it: from the audit, which alone knows
 * them after a week. Who proves another address, or takes one back, says so there.
 */
export const formerAddresses = (accountId: number): RawBuilder<unknown> => sql`
  select t.former as address, coalesce(e.since, f.account_since) as since, t.at as until
  from (select a.kind, a.at, a.before->>'email' as former from platform.audit a
    where a.subject_type = 'account' and a.subject_id = ${accountId}
      and a.kind in ('accounts.confirmAddress', 'accounts.undoAddress')) t
  join accounts.addressed_facts f on f.account_id = ${accountId}
  cross join lateral (select max(e.at) as since from platform.audit e
    where e.subject_type = 'account' and e.subject_id = ${accountId} and e.at < t.at
      and e.kind in ('accounts.confirmAddress', 'accounts.undoAddress') and e.after->>'email' = t.former) e
  -- An address that was asked for and taken back before it was proved was never this account's.
  where t.kind = 'accounts.confirmAddress' or e.since is not null`

const presentAddress = (accountId: number, email: string) => sql`
  select ${email}::text as address, added_at as since, 'infinity'::timestamptz as until
  from accounts.addressed_facts where account_id = ${accountId}`

/** Letters to addresses that the account gave up, from the time in which it had them: their ids. */
export const formerLetters = (accountId: number): RawBuilder<unknown> => lettersTo(formerAddresses(accountId))

/**
 * Letters that are the person's: to the address of now since the account has it, and to each of before while it had that
 * one. Whoever else had one of them keeps theirs. Their ids.
 */
export const ownLetters = (accountId: number, email: string): RawBuilder<unknown> =>
  lettersTo(sql`${presentAddress(accountId, email)} union all ${formerAddresses(accountId)}`)

const lettersTo = (addresses: RawBuilder<unknown>) => sql`
  select l.id from (${addresses}) had
  join platform.outbox_mail l on l.to_address = had.address and l.created_at >= had.since and l.created_at < had.until`

/** Whether another account had this address at that moment and gave it up since: what was written to it then is theirs. */
export const wasOfAnother = (
  accountId: number,
  email: string,
  at: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from platform.audit o where o.subject_type = 'account' and o.subject_id <> ${accountId} and o.at > ${at}
    and o.kind in ('accounts.confirmAddress', 'accounts.undoAddress') and o.before->>'email' = ${email}
    and (o.kind = 'accounts.confirmAddress' or exists (select from platform.audit e
      where e.subject_type = 'account' and e.subject_id = o.subject_id and e.at < o.at
        and e.kind in ('accounts.confirmAddress', 'accounts.undoAddress') and e.after->>'email' = ${email})))`

/** Keys to documents that went to addresses which the account gave up, while it had them: their ids. */
export const formerTickets = (accountId: number): RawBuilder<unknown> => sql`
  select t.id from (${formerAddresses(accountId)}) had
  join platform.report_ticket t on t.recipient = had.address and t.created_at >= had.since and t.created_at < had.until`
