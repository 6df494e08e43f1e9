import { sql } from 'kysely'
import type { OwnData } from '#platform/server/own-data.ts'

const secrets =
  'A secret with which the account is opened; a copy would open it too. That it is there stands in account.json.'

/** The account itself, its sign-ins, letters to it, and what its owner did. */
export const accountData: OwnData = {
  kinds: [
    {
      kind: 'account',
      tables: [
        'identity.account',
        'identity.authenticator',
        'identity.passkey',
        'identity.provider_link',
        'identity.address_change',
      ],
      rows: ({ accountId }) => sql`
        select a.id::bigint as key, jsonb_build_object('Email', a.email, 'NameAr', a.name_ar, 'NameEn', a.name_en,
          'Role', a.role, 'Permissions', a.permissions, 'Language', a.language, 'State', a.state, 'Settings', a.settings,
          'PhotoFileNumber', a.photo_file_id,
          'CreatedAt', a.created_at, 'LastSignIn', a.last_login_at, 'EmailProvedAt', a.email_proved_at,
          'HasPassword', a.password_hash is not null, 'WantsCodeByMail', a.wants_second_factor,
          'HasAuthenticator', exists (select from identity.authenticator t
            where t.account_id = a.id and t.confirmed_at is not null),
          'Passkeys', (select coalesce(jsonb_agg(jsonb_build_object('Name', k.name, 'AddedAt', k.created_at,
              'LastUsedAt', k.last_used_at) order by k.id), '[]') from identity.passkey k where k.account_id = a.id),
          'AddressChanges', (select coalesce(jsonb_agg(jsonb_build_object('From', c.former_email, 'To', c.email,
              'AskedAt', c.asked_at, 'DoneAt', c.done_at) order by c.id), '[]')
            from identity.address_change c where c.account_id = a.id),
          'Providers', (select coalesce(jsonb_agg(jsonb_build_object('Provider', l.provider, 'Issuer', l.issuer,
              'KnownThereAs', l.subject, 'LinkedAt', l.linked_at) order by l.linked_at), '[]')
            from identity.provider_link l where l.account_id = a.id)) as row
        from identity.account a where a.id = ${accountId}`,
    },
    {
      kind: 'signIns',
      tables: ['identity.session'],
      // The address of push messages is a secret of the browser; the browser itself is named by its user agent.
      rows: ({ accountId }) => sql`
        select row_number() over (order by s.created_at, s.id) as key, jsonb_build_object('Browser', s.user_agent, 'Through', s.provider,
          'Since', s.created_at, 'LastUsed', s.last_used_at, 'Until', s.expires_at, 'EndedAt', s.revoked_at,
          'EndedBecause', s.revoked_why, 'LockedAt', s.locked_at,
          'ByAdministratorInYourName', s.acting_admin_id is not null) as row
        from identity.session s where s.account_id = ${accountId}`,
    },
    {
      kind: 'letters',
      tables: ['platform.outbox_mail'],
      rows: ({ email }) => sql`
        select m.id::bigint as key, jsonb_build_object('Kind', m.kind, 'To', m.to_address, 'Subject', m.subject,
          'Language', m.language, 'State', m.state, 'WrittenAt', m.created_at, 'SentAt', m.sent_at) as row
        from platform.outbox_mail m where m.to_address = ${email}`,
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
      tables: ['identity.erasure_request'],
      rows: ({ accountId }) => sql`
        select q.id::bigint as key, jsonb_build_object('State', q.state, 'Reason', q.reason, 'AskedAt', q.asked_at,
          'EndedAt', q.ended_at, 'Answer', q.decision_reason) as row
        from identity.erasure_request q where q.account_id = ${accountId}`,
    },
  ],
  counts: ({ accountId, email }) => sql`
    select 'letters' as kind, count(*)::integer as count from platform.outbox_mail where to_address = ${email}
    union all
    select 'acts', count(*)::integer from platform.audit where actor_id = ${accountId}`,
  files: {
    columns: ['identity.account.photo_file_id'],
    ids: ({ accountId }) => sql`
      select photo_file_id as id from identity.account where id = ${accountId} and photo_file_id is not null`,
  },
  without: {
    'identity.refresh_token': secrets,
    'identity.one_time_code': secrets,
    'identity.password_token': secrets,
    'identity.recovery_code': secrets,
    'identity.login_failure': 'Holds a keyed hash of who failed to log in, and forgets it within days.',
    'platform.event': 'Wakes notifications and mail; the same fact stands in acts.json.',
    'platform.idempotency_key': 'The reply to a request, kept for a day so that a repeated one has one effect.',
    'platform.report_ticket': 'A hash that opens one document for a while; that it was issued stands in acts.json.',
  },
}
