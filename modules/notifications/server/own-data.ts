import { sql } from 'kysely'
import type { OwnData } from '#platform/server/content/own-data.ts'

export const ownData: OwnData = {
  kinds: [
    {
      kind: 'account',
      tables: ['notifications.mail_off'],
      rows: ({ accountId }) => sql`
        select row_number() over (order by o.topic) as key,
          jsonb_build_object('NoLettersAbout', o.topic, 'Since', o.since) as row
        from notifications.mail_off o where o.account_id = ${accountId}`,
    },
    {
      kind: 'notifications',
      tables: ['notifications.notification'],
      rows: ({ accountId }) => sql`
        select n.id::bigint as key, jsonb_build_object('At', n.created_at, 'Kind', n.kind, 'Title', n.title,
          'Text', n.subject, 'Page', n.href, 'Read', n.is_read) as row
        from notifications.notification n where n.account_id = ${accountId}`,
    },
  ],
  without: {
    'notifications.mail_template_version': 'the academy’s words; who wrote them stands in the audit',
    'notifications.status_mail_version': 'the academy’s words; who wrote them stands in the audit',
  },
  counts: ({ accountId }) => sql`
    select 'notifications' as kind, count(*)::integer as count
    from notifications.notification where account_id = ${accountId}`,
  // Those of others name nobody but their reader (decision 30).
  erase: async (db, { person }) => {
    await db.deleteFrom('notifications.notification').where('account_id', '=', person.accountId).execute()
    await db.deleteFrom('notifications.mail_off').where('account_id', '=', person.accountId).execute()
  },
}
