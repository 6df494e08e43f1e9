import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as users } from '#modules/accounts/text/users/en.ts'

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
    email: terms.eMail,
    role: terms.role,
    permissions: users.fields.permissions,
    nameAr: terms.nameInArabic,
    nameEn: users.fields.nameEn,
    language: terms.languageOfLetters,
    gender: terms.gender,
    state: 'State of the account',
    wantsSecondFactor: terms.codeAtEachLogIn,
  },
  states: {
    active: terms.active,
    pending: 'Awaits the first log-in or approval',
    inactive: users.states.inactive,
  },
  genders: { male: terms.male, female: terms.female },
  languages: {
    ar: terms.arabic,
    en: terms.english,
    fr: terms.french,
    de: terms.german,
    pt: terms.portuguese,
  },
}
