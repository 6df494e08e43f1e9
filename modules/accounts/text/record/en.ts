import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  rights: {
    addUser: 'Add and invite a user',
    updateUser: 'Change an account, its role and permissions',
    setUserActive: 'Activate an account or set it inactive',
    deleteUser: 'Delete an account',
    giveUpUserAddress: 'Give up the change of an account’s address',
    resendUserAddress: 'Send the link to a new address again',
  },
  columns: {
    email: 'E-mail',
    role: 'Role',
    permissions: 'Permissions',
    nameAr: 'Name in Arabic',
    nameEn: 'Name in Latin letters',
    language: 'Language of letters',
    state: 'State of the account',
    wantsSecondFactor: 'A mailed code at each log-in',
  },
  states: {
    active: 'Active',
    pending: 'Awaits the first log-in or approval',
    inactive: 'Inactive',
  },
  languages: {
    ar: 'Arabic',
    en: 'English',
    fr: 'French',
    de: 'German',
    pt: 'Portuguese',
  },
}
