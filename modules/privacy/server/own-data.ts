import { sql } from 'kysely'
import type { OwnData } from '#platform/server/content/own-data.ts'
import { forgetReasons } from './store/erasure-requests.ts'
import { ownLetters } from './store/own-letters.ts'

/** What somebody asked about the own data; and what the platform holds of people: letters, and what they did. */
export const ownData: OwnData = {
  kinds: [
    {
      kind: 'letters',
      tables: ['platform.outbox_mail'],
      rows: ({ accountId, email }) => sql`
        select m.id::bigint as key, jsonb_build_object('Kind', m.kind, 'To', m.to_address, 'Subject', m.subject,
          'Language', m.language, 'State', m.state, 'WrittenAt', m.created_at, 'SentAt', m.sent_at) as row
        from platform.outbox_mail m where m.id in (${ownLetters(accountId, email)})`,
    },
    {
      kind: 'letters',
      tables: ['platform.undeliverable_address'],
      rows: ({ email }) => sql`
        select -u.id::bigint as key, jsonb_build_object('RefusedAddress', u.address, 'Since', u.since,
          'MailServerSaid', u.reason, 'Refusals', u.refusals) as row
        from platform.undeliverable_address u where u.address = lower(${email})`,
    },
    {
      kind: 'acts',
      tables: ['platform.audit'],
      // What changed is left out: it may be somebody else's. The network address is the person's only where they acted.
      rows: ({ accountId }) => sql`
        select a.id as key, jsonb_build_object('At', a.at, 'Kind', a.kind, 'AboutWhat', a.subject_type,
          'AboutNumber', a.subject_id, 'ByAdministratorInYourName', a.on_behalf_of_id is not distinct from ${accountId},
          'From', case when a.actor_id = ${accountId} then a.address end) as row
        from platform.audit a where a.actor_id = ${accountId} or a.on_behalf_of_id = ${accountId}`,
    },
    {
      kind: 'requests',
      tables: ['privacy.erasure_request'],
      rows: ({ accountId }) => sql`
        select q.id::bigint as key, jsonb_build_object('State', q.state, 'Reason', q.reason, 'AskedAt', q.asked_at,
          'EndedAt', q.ended_at, 'Answer', q.decision_reason) as row
        from privacy.erasure_request q where q.account_id = ${accountId}`,
    },
  ],
  counts: ({ accountId, email }) => sql`
    select 'letters' as kind, count(*)::integer as count from platform.outbox_mail m where m.id in (${ownLetters(accountId, email)})
    union all
    select 'acts', count(*)::integer from platform.audit where actor_id = ${accountId}`,
  without: {
    'platform.event': 'Wakes notifications and mail; the same fact stands in acts.json.',
    'platform.idempotency_key': 'The reply to a request, kept for a day so that a repeated one has one effect.',
    'platform.upload': 'A large file on its way, kept for a day; once it has arrived it is among the own files.',
    'platform.report_ticket': 'A hash that opens one document for a while; that it was issued stands in acts.json.',
  },
  erase: (db, { person }) => forgetReasons(db, person.accountId),
}
