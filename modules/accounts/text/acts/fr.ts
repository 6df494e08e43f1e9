import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'

const givenUp = {
  do: 'Abandonner le changement',
  done: 'Le changement est abandonné ; l’adresse actuelle reste.',
}

export const fr: Words<typeof ar> = {
  acts: {
    createFirstAdmin: { do: 'Créer le premier administrateur', past: 'Premier administrateur créé' },
    addUser: {
      do: 'Ajouter un utilisateur',
      done: 'Le compte a été créé et l’invitation envoyée.',
      past: 'Compte créé',
      line: 'Compte créé',
    },
    updateUser: {
      do: terms.edit,
      done: 'Le compte a été enregistré.',
      past: 'Données du compte modifiées',
      line: 'Données du compte modifiées',
    },
    changeRights: { past: 'Rôle ou droits d’un compte modifiés', line: 'Droits modifiés. {{change}}' },
    resendInvitation: {
      do: 'Renvoyer l’invitation',
      ask: 'Une nouvelle invitation part à {{email}} ; la précédente n’est plus valable.',
      done: 'Une nouvelle invitation a été envoyée.',
      past: 'Invitation renvoyée',
    },
    activateUser: {
      do: 'Activer',
      ask: '{{name}} peut de nouveau se connecter.',
      done: 'Le compte a été activé.',
      past: 'Compte activé',
      line: 'Compte activé',
    },
    deactivateUser: {
      do: 'Désactiver',
      ask: '{{name}} ne peut plus se connecter et ses sessions se terminent aussitôt. Ses données et sa fiche restent telles quelles.',
      done: 'Le compte a été désactivé.',
      past: 'Compte désactivé',
      line: 'Compte désactivé',
    },
    deleteUser: {
      do: terms.remove,
      ask: 'Le compte de {{name}} est supprimé définitivement. C’est irréversible.',
      done: 'Le compte a été supprimé.',
      past: 'Compte supprimé',
    },
    askForAddress: { past: 'Changement d’adresse demandé' },
    giveUpAddress: {
      do: givenUp.do,
      done: givenUp.done,
      past: 'Changement de sa propre adresse abandonné',
    },
    giveUpUserAddress: {
      do: givenUp.do,
      done: givenUp.done,
      past: 'Changement d’adresse abandonné',
    },
    confirmAddress: { do: 'Oui, cette adresse est à moi', past: 'Adresse changée, après preuve' },
    undoAddress: {
      do: 'Ce n’était pas moi : annuler',
      past: 'Changement d’adresse annulé depuis l’ancienne adresse',
    },
    changePhoto: { past: 'Photo d’un compte modifiée' },
    removePhoto: { do: 'Retirer la photo', past: 'Photo d’un compte supprimée' },
    changeGender: { past: 'Sexe d’un compte modifié par son titulaire' },
  },
}
