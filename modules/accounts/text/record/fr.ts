import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as users } from '#modules/accounts/text/users/fr.ts'

export const fr: Words<typeof ar> = {
  rights: {
    addUser: 'Ajouter et inviter un utilisateur',
    updateUser: 'Modifier un compte, son rôle et ses droits',
    setUserActive: 'Activer ou désactiver un compte',
    deleteUser: 'Supprimer un compte',
    giveUpUserAddress: 'Abandonner le changement d’adresse d’un compte',
    resendUserAddress: 'Renvoyer le lien vers une nouvelle adresse',
  },
  columns: {
    email: terms.eMail,
    role: terms.role,
    permissions: users.fields.permissions,
    nameAr: terms.nameInArabic,
    nameEn: users.fields.nameEn,
    language: terms.languageOfLetters,
    gender: terms.gender,
    state: 'État du compte',
    wantsSecondFactor: terms.codeAtEachLogIn,
  },
  states: {
    active: terms.active,
    pending: 'Attend la première connexion ou l’accord',
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
