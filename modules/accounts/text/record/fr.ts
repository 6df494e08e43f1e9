import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

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
    email: 'Adresse électronique',
    role: 'Rôle',
    permissions: 'Droits',
    nameAr: 'Nom en arabe',
    nameEn: 'Nom en lettres latines',
    language: 'Langue des courriers',
    state: 'État du compte',
    wantsSecondFactor: 'Un code par courrier à chaque connexion',
  },
  states: {
    active: 'Actif',
    pending: 'Attend la première connexion ou l’accord',
    inactive: 'Inactif',
  },
  languages: {
    ar: 'Arabe',
    en: 'Anglais',
    fr: 'Français',
    de: 'Allemand',
    pt: 'Portugais',
  },
}
