import type pg from 'pg'

/** An archive of an older version takes no `restored` in this column yet: it gets the word that it knows. */
const reasonIn = (check: string, known: string) =>
  `case when exists (select from pg_constraint where conname = '${check}'
      and pg_get_constraintdef(oid) like '%restored%') then 'restored' else '${known}' end`

/*
 * What was ended after the backup was taken is open in it again: nobody may come in by that, and nothing may leave by it.
 * Archives of older versions have these tables in the schema `identity` (decision 83).
 */
const statements = [
  ...['signin', 'identity'].flatMap((schema) => [
    `update ${schema}.session set revoked_at = now(), revoked_why = 'restored' where revoked_at is null`,
    `delete from ${schema}.refresh_token`,
    `delete from ${schema}.one_time_code`,
    `delete from ${schema}.provider_login`,
  ]),
  ...['accounts', 'identity'].flatMap((schema) => [
    `delete from ${schema}.password_token`,
    `delete from ${schema}.address_change`,
  ]),
  'delete from platform.report_ticket',
  'delete from schedule.feed',
  'delete from signin.push_device',
  `update integrations.api_token set ended_at = now(), ended_why = ${reasonIn('api_token_ended_why_check', 'revoked')}
    where ended_at is null`,
  `update integrations.delivery set state = 'failed' where state = 'waiting'`,
  `update integrations.webhook set state = 'disabled', disabled_at = now(), version = version + 1,
    disabled_why = ${reasonIn('webhook_disabled_why_check', 'hand')} where state = 'active'`,
  // Their pieces are in no archive.
  'delete from platform.upload',
  // The codes and links in letters that had not left are dead now; the letters say nothing else.
  `update platform.outbox_mail set state = 'dead', html = '', href = null, last_error = 'restored'
    where secret and state = 'waiting'`,
  'update platform.outbox_mail set paper_href = null where paper_href is not null',
]
const notThereYet = new Set(['42P01', '42703'])

/**
 * Ends every session and whatever else lets somebody in without a password: codes, links of letters, log-ins at a
 * provider that are under way, tickets of documents, API tokens, addresses of schedules; and what tells others by itself:
 * devices of messages and webhooks. In the caller's transaction. An archive of an older version may lack some of these tables.
 */
export async function endAccess(client: pg.ClientBase): Promise<void> {
  for (const statement of statements) {
    await client.query('savepoint access')
    try {
      await client.query(statement)
    } catch (error) {
      if (!notThereYet.has((error as { code?: string }).code ?? '')) throw error
      await client.query('rollback to savepoint access')
    }
  }
}
