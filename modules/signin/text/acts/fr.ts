import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'

export const fr: Words<typeof ar> = {
  acts: {
    changePassword: {
      do: terms.changePassword,
      done: 'Le mot de passe a été changé.',
      past: 'Mot de passe changé',
    },
    setPassword: { do: terms.saveAndLogIn, past: 'Nouveau mot de passe choisi' },
    actAs: {
      do: 'Agir en son nom',
      ask: 'Vous voyez l’application comme {{name}}, pendant une heure au plus. Tout ce que vous faites est conservé sous vos deux noms ; vous ne pouvez ni changer le mot de passe, ni passer un examen, ni accorder des droits.',
      past: 'Un administrateur agit au nom d’une personne',
      line: 'Un administrateur a commencé à agir au nom de cette personne',
    },
    stopActing: {
      do: 'Ne plus agir en son nom',
      past: 'Fin d’une action au nom d’une personne',
      line: 'Fin de l’action au nom de cette personne',
    },
    resetUserSecondFactor: {
      do: 'Réinitialiser le second facteur',
      ask: 'L’application d’authentification, les clés d’accès et les codes de secours de {{name}} sont retirés ; la seconde étape sera configurée de nouveau à la prochaine connexion. Assurez-vous d’abord que la demande vient du titulaire.',
      done: 'Le second facteur a été réinitialisé.',
      past: 'Second facteur réinitialisé',
    },
    endUserSessions: {
      do: 'Terminer toutes les sessions',
      ask: '{{name}} est déconnecté de chaque navigateur et peut se reconnecter.',
      done: 'Les sessions ont été terminées.',
      past: 'Sessions d’un compte terminées',
      line: 'Sessions terminées',
    },
    signInByProvider: { past: 'Connexion par un fournisseur d’identité' },
    linkProvider: { past: 'Compte lié à un fournisseur d’identité' },
    signIn: { past: 'Connexion' },
    refuseSignIn: { past: 'Échec de connexion' },
    logout: { do: terms.logOut, past: 'Déconnexion' },
    endSession: {
      do: 'Mettre fin à la session',
      done: 'La session est terminée.',
      past: 'Session de connexion fermée',
    },
    endCopiedSession: { past: 'Session de connexion fermée : sa clé a servi deux fois' },
    confirmEmail: { do: terms.checkTheCode, past: 'Adresse e-mail confirmée' },
    takeInvitation: { past: 'Invitation acceptée, premier mot de passe choisi' },
    setSecondFactor: { do: terms.codeAtEachLogIn, past: 'Deuxième étape modifiée' },
    confirmAuthenticator: { do: 'Ajouter une application', past: 'Application d’authentification ajoutée' },
    removeAuthenticator: {
      do: 'Retirer l’application',
      ask: 'La connexion ne demandera plus de code de l’application. Les codes de secours prennent fin, sauf si vous avez une clé d’accès.',
      done: 'L’application d’authentification a été retirée.',
      past: 'Application d’authentification retirée',
    },
    renewRecoveryCodes: {
      do: 'Nouveaux codes',
      ask: 'Tous les codes précédents prennent fin et dix nouveaux sont affichés, une seule fois.',
      past: 'Codes de secours renouvelés',
    },
    useRecoveryCode: { past: 'Code de secours utilisé' },
    confirmPasskey: {
      do: 'Ajouter une clé d’accès',
      done: 'La clé d’accès a été ajoutée.',
      past: 'Clé d’accès ajoutée',
    },
    removePasskey: {
      do: 'Retirer',
      ask: 'La clé d’accès « {{name}} » n’ouvrira plus votre compte. Supprimez-la aussi de votre appareil.',
      done: 'La clé d’accès a été retirée.',
      past: 'Clé d’accès retirée',
    },
  },
}
