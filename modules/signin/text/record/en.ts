import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  rights: {
    actAs: 'Act as somebody else',
    endUserSessions: 'End the sessions of an account',
    resetUserSecondFactor: 'Reset the second factor of an account',
  },
  columns: {
    state: 'State of the account',
    wantsSecondFactor: 'A mailed code at each log-in',
  },
  facts: {
    adminId: 'Administrator’s account',
    since: 'Since',
    told: 'The person is told',
    why: 'Why',
    provider: 'Identity provider',
  },
  states: {
    active: 'Active',
    pending: 'Awaits the first log-in or approval',
    inactive: 'Inactive',
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
