import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  rights: {
    actAs: 'Agir au nom d’une autre personne',
    endUserSessions: 'Terminer les sessions d’un compte',
    resetUserSecondFactor: 'Réinitialiser le second facteur d’un compte',
  },
  columns: {
    state: 'État du compte',
    wantsSecondFactor: 'Un code par courrier à chaque connexion',
  },
  facts: {
    adminId: 'Compte de l’administrateur',
    since: 'Depuis',
    told: 'La personne est prévenue',
    why: 'Pourquoi',
    provider: 'Fournisseur d’identité',
  },
  states: {
    active: 'Actif',
    pending: 'Attend la première connexion ou l’accord',
    inactive: 'Inactif',
  },
  whys: {
    password: 'Mot de passe erroné',
    inactive: 'Le compte est désactivé',
    pending: 'Le compte n’est pas encore actif',
    signIn: 'Code de connexion erroné',
    proveEmail: 'Code de l’adresse erroné',
    resetPassword: 'Code du mot de passe oublié erroné',
    prove: 'Code du titulaire erroné',
    setUp: 'Premier code de l’application erroné',
    addPasskey: 'Clé d’accès non acceptée',
  },
}
