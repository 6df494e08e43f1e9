import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as accountsRecord } from '#modules/accounts/text/record/en.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as users } from '#modules/accounts/text/users/en.ts'

export const en: Words<typeof ar> = {
  rights: {
    actAs: 'Act as somebody else',
    endUserSessions: 'End the sessions of an account',
    resetUserSecondFactor: 'Reset the second factor of an account',
  },
  columns: {
    state: accountsRecord.columns.state,
    wantsSecondFactor: accountsRecord.columns.wantsSecondFactor,
  },
  facts: {
    adminId: 'Administrator’s account',
    since: 'Since',
    told: 'The person is told',
    why: 'Why',
    provider: 'Identity provider',
  },
  states: {
    active: terms.active,
    pending: accountsRecord.states.pending,
    inactive: users.states.inactive,
  },
  whys: {
    password: 'Wrong password',
    inactive: 'The account is switched off',
    pending: 'The account is not active yet',
    signIn: 'Wrong code at the log-in',
    proveEmail: 'Wrong code for the address',
    resetPassword: 'Wrong code for a forgotten password',
    prove: 'Wrong code of the account’s owner',
    setUp: 'Wrong first code of the app',
    addPasskey: 'A passkey that was not accepted',
  },
}
