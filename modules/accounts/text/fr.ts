import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as kit } from '#platform/web/text/kit/fr.ts'

const setUpTheAcademy = 'Préparer l’académie'

export const fr: Words<typeof ar> = {
  screens: {
    users: 'Utilisateurs',
    user: 'Compte d’utilisateur',
    userEdit: 'Données du compte',
    setup: setUpTheAcademy,
    profile: 'Profil du compte',
  },
  setup: {
    title: setUpTheAcademy,
    description: 'Créez le premier administrateur. Le code secret a été affiché une fois au démarrage du serveur.',
    secret: 'Code secret',
    nameAr: terms.nameInArabic,
    nameEn: terms.nameInEnglish,
    email: terms.eMail,
    password: terms.password,
    submit: 'Créer le compte',
    done: 'Le compte a été créé. Connectez-vous.',
    notNeeded: 'Cette académie est déjà préparée ; cette page n’est pas nécessaire.',
  },
  password: {
    checks: 'Exigences du mot de passe',
    met: kit.form.met,
    unmet: kit.form.unmet,
  },
  passwordChecks: {
    characters: terms.atLeast8,
    number: 'Au moins un chiffre',
    uppercase: 'Au moins une majuscule',
    special: 'Au moins un caractère spécial, comme ! ou #',
    notCommon: 'Pas un mot de passe courant',
  },
  granters: {
    admins: 'Administrateurs :',
    more_zero: 'et personne d’autre',
    more_one: 'et un autre',
    more_two: 'et {{count}} autres',
    more_few: 'et {{count}} autres',
    more_many: 'et {{count}} autres',
    more_other: 'et {{count}} autres',
    contact: 'Contacter l’académie :',
  },
  refusals: {
    cannotGrant:
      'Vous ne pouvez pas accorder tout ce que vous avez choisi. Personne n’accorde un rôle ou un droit qu’il n’a pas ; demandez à un administrateur.',
    notNew: 'C’est déjà votre adresse. Saisissez la nouvelle.',
    beyondYourRights:
      'Ce compte a un rôle ou des droits que vous ne pourriez pas accorder. Seul un administrateur le modifie.',
    ownRights:
      'Personne ne change son propre rôle, ses droits, son adresse ou son état. Demandez à un autre administrateur.',
    lastAdmin: 'C’est le dernier administrateur qui peut se connecter. Nommez-en d’abord un autre.',
    otherRecord:
      'Ce compte appartient à la fiche {{code}}, qui ne va pas avec ce rôle. Créez pour lui un compte avec une autre adresse.',
    keptByRecord: 'Le nom, l’adresse et le sexe sont tenus dans la fiche {{code}}. Modifiez-les là.',
    userHasData: 'Impossible de supprimer l’utilisateur {{name}} : il a des données. Désactivez-le plutôt.',
    emailTaken: 'Cette adresse e-mail a déjà un compte. Utilisez-en une autre.',
    wrongSetupSecret:
      'Le code d’installation n’est pas correct. Copiez-le tel que le serveur l’a affiché au démarrage.',
    alreadySetUp: 'L’académie est déjà installée. Connectez-vous avec votre compte.',
    linkTooSoon:
      'Un lien vient d’être envoyé. Laissez-lui le temps d’arriver ; vous pourrez en demander un autre dans {{wait}}.',
    linkOver:
      'Ce lien n’est plus valable : il a servi ou son délai est passé. Demandez-en un nouveau ou passez par « Mot de passe oublié ».',
    userErased: 'Le titulaire de ce compte a été effacé ; rien n’y change plus.',
  },
}
