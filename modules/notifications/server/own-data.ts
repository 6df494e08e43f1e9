import { sql } from 'kysely'
import type { OwnData } from '#platform/server/content/own-data.ts'

export const ownData: OwnData = {
  kinds: [
    {
      kind: 'account',
      tables: ['notifications.choice', 'notifications.quiet_hours', 'notifications.digest_item'],
      rows: ({ accountId }) => sql`
        select row_number() over (order by c.topic) as key,
          jsonb_build_object('ToldAbout', c.topic, 'BellRings', c.rings, 'Letters', c.mail, 'Messages', c.pushed,
            'Since', c.since) as row
        from notifications.choice c where c.account_id = ${accountId}
        union all
        select 1000, jsonb_build_object('QuietFrom', q.from_time, 'QuietTo', q.to_time)
        from notifications.quiet_hours q where q.account_id = ${accountId}
        union all
        select 2000 + row_number() over (order by d.notification_id),
          jsonb_build_object('InNextDailyMail', d.notification_id, 'Since', d.added_at)
        from notifications.digest_item d where d.account_id = ${accountId}`,
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
    'notifications.send': 'the academy’s; who sent it stands in the audit',
    'notifications.send_person': 'Whom a notification was for: the notification itself is in the copy.',
    'notifications.push_key': 'the academy’s own key',
    'notifications.push_message': 'What a notification says too, for the moments until a browser has it.',
    'notifications.mail_template_version': 'the academy’s words; who wrote them stands in the audit',
    'notifications.status_mail_version': 'the academy’s words; who wrote them stands in the audit',
  },
  counts: ({ accountId }) => sql`
    select 'notifications' as kind, count(*)::integer as count
    from notifications.notification where account_id = ${accountId}`,
  // Those of others name nobody but their reader (decision 30).
  erase: async (db, { person }) => {
    await db.deleteFrom('notifications.notification').where('account_id', '=', person.accountId).execute()
    await db.deleteFrom('notifications.send_person').where('account_id', '=', person.accountId).execute()
    await db.deleteFrom('notifications.choice').where('account_id', '=', person.accountId).execute()
    await db.deleteFrom('notifications.quiet_hours').where('account_id', '=', person.accountId).execute()
  },
}
