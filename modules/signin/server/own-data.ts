import { sql } from 'kysely'
import type { OwnData } from '#platform/server/content/own-data.ts'
import { eraseSignIns } from './store/erase-sign-ins.ts'
import { endSessions } from './store/sessions.ts'

const secrets =
  'A secret with which the account is opened; a copy would open it too. That it is there stands in account.json.'
const inAccount = 'What it is stands in account.json.'

/** The browsers that somebody signed in with; how they sign in is told with the account. */
export const ownData: OwnData = {
  kinds: [
    {
      kind: 'signIns',
      tables: ['signin.session'],
      rows: ({ accountId }) => sql`
        select row_number() over (order by s.created_at, s.id) as key, jsonb_build_object('Browser', s.user_agent, 'Through', s.provider,
          'Since', s.created_at, 'LastUsed', s.last_used_at, 'Until', s.expires_at, 'EndedAt', s.revoked_at,
          'EndedBecause', s.revoked_why, 'LockedAt', s.locked_at,
          'ByAdministratorInYourName', s.acting_admin_id is not null) as row
        from signin.session s where s.account_id = ${accountId}`,
    },
  ],
  without: {
    'signin.push_device':
      'The address of push messages is a secret of the browser; the browsers stand in the choices of notifications.',
    'signin.authenticator': inAccount,
    'signin.passkey': inAccount,
    'signin.provider_link': inAccount,
    'signin.refresh_token': secrets,
    'signin.one_time_code': secrets,
    'signin.recovery_code': secrets,
    'signin.login_failure': 'Holds a keyed hash of who failed to log in, and forgets it within days.',
  },
  erase: async (db, erasure) => {
    await endSessions(db, erasure.person.accountId, {}, 'accountChanged', erasure.now)
    await eraseSignIns(db, erasure)
  },
}
