import type pg from 'pg'

/*
 * What was ended after the backup was taken is open in it again: nobody may come in by that. Archives of older versions
 * have these tables in the schema `identity` (decision 83).
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
 * provider that are under way, tickets of documents. In the caller's transaction. An archive of an older version may
 * lack some of these tables.
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
