import { sql } from 'kysely'
import type { OwnData } from '#platform/server/content/own-data.ts'

/** The views that somebody keeps of lists; what they search by may be a name. */
export const ownData: OwnData = {
  kinds: [
    {
      kind: 'account',
      tables: ['views.list_view'],
      rows: ({ accountId }) => sql`
        select v.id::bigint as key, jsonb_build_object('ListView', v.name, 'List', v.list, 'Definition', v.definition,
          'SharedWith', v.roles, 'ChangedAt', v.changed_at) as row
        from views.list_view v where v.owner_id = ${accountId}`,
    },
  ],
  // Views that others use stay the academy's, under the pseudonym.
  erase: async (db, { person }) =>
    void (await sql`delete from views.list_view where owner_id = ${person.accountId} and roles = '{}'`.execute(db)),
}
