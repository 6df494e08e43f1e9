import { sql } from 'kysely'
import type { OwnData } from '#platform/server/content/own-data.ts'
import { eraseAccount } from './store/erase-account.ts'

/** The account itself. */
export const ownData: OwnData = {
  kinds: [
    {
      kind: 'account',
      tables: ['accounts.account', 'accounts.address_change'],
      rows: ({ accountId }) => sql`
        select a.id::bigint as key, jsonb_build_object('Email', a.email, 'NameAr', a.name_ar, 'NameEn', a.name_en,
          'Role', a.role, 'Permissions', a.permissions, 'Language', a.language, 'State', a.state, 'Settings', a.settings,
          'PhotoFileNumber', a.photo_file_id, 'Gender', a.gender,
          'CreatedAt', a.created_at, 'LastSignIn', a.last_login_at, 'EmailProvedAt', a.email_proved_at,
          'HasPassword', a.password_hash is not null, 'WantsCodeByMail', a.wants_second_factor,
          'HasAuthenticator', exists (select from accounts.second_factor_facts t
            where t.account_id = a.id and t.factor_kind = 'app'),
          'Passkeys', (select coalesce(jsonb_agg(jsonb_build_object('Name', k.factor_name, 'AddedAt', k.added_at,
              'LastUsedAt', k.last_used_at) order by k.passkey_id), '[]')
            from accounts.second_factor_facts k where k.account_id = a.id and k.factor_kind = 'passkey'),
          'AddressChanges', (select coalesce(jsonb_agg(jsonb_build_object('From', c.former_email, 'To', c.email,
              'AskedAt', c.asked_at, 'DoneAt', c.done_at, 'GivenUpAt', c.given_up_at) order by c.id), '[]')
            from accounts.address_change c where c.account_id = a.id),
          'Providers', (select coalesce(jsonb_agg(jsonb_build_object('Provider', l.provider, 'Issuer', l.issuer,
              'KnownThereAs', l.subject, 'LinkedAt', l.linked_at) order by l.linked_at), '[]')
            from accounts.provider_link_facts l where l.account_id = a.id)) as row
        from accounts.account a where a.id = ${accountId}`,
    },
  ],
  files: {
    columns: ['accounts.account.photo_file_id'],
    ids: ({ accountId }) => sql`
      select photo_file_id as id from accounts.account where id = ${accountId} and photo_file_id is not null`,
  },
  without: {
    'accounts.password_token': 'A secret with which the account is opened; a copy would open it too.',
  },
  erase: eraseAccount,
}
