import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as accountsRecord } from '#modules/accounts/text/record/fr.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as users } from '#modules/accounts/text/users/fr.ts'

export const fr: Words<typeof ar> = {
  rights: {
    actAs: 'Agir au nom d’une autre personne',
    endUserSessions: 'Terminer les sessions d’un compte',
    resetUserSecondFactor: 'Réinitialiser le second facteur d’un compte',
  },
  columns: {
    state: accountsRecord.columns.state,
    wantsSecondFactor: accountsRecord.columns.wantsSecondFactor,
  },
  facts: {
    adminId: 'Compte de l’administrateur',
    since: 'Depuis',
    told: 'La personne est prévenue',
    why: 'Pourquoi',
    provider: 'Fournisseur d’identité',
  },
  states: {
    active: terms.active,
    pending: accountsRecord.states.pending,
    inactive: users.states.inactive,
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
