import { sql } from 'kysely'
import type { OwnData } from '#platform/server/content/own-data.ts'
import { forgetTokens } from './store/tokens.ts'

/** The tokens that somebody has made; of the addresses of the academy nothing is the person's own. */
export const ownData: OwnData = {
  kinds: [
    {
      kind: 'apiTokens',
      tables: ['integrations.api_token'],
      rows: ({ accountId }) => sql`
        select k.id::bigint as key, jsonb_build_object('Name', k.name, 'Prefix', k.prefix, 'Reads', k.reads, 'Writes', k.writes,
          'Networks', k.networks, 'MadeAt', k.made_at, 'ExpiresAt', k.expires_at, 'EndedAt', k.ended_at, 'Uses', k.uses,
          'LastUsedOn', k.last_used_on, 'LastUsedAddress', k.last_used_address) as row
        from integrations.api_token k where k.account_id = ${accountId}`,
    },
  ],
  without: { 'integrations.webhook': 'An address of the academy, with the administrator by whose rights it is told.' },
  erase: async (db, { person }) => void (await forgetTokens(db, person.accountId)),
}
