import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'

const logIn = 'Connexion'

export const fr: Words<typeof ar> = {
  screens: {
    setUpFactor: 'Configurer la seconde étape',
    address: 'Adresse de connexion',
    home: terms.home,
    login: logIn,
    callback: 'Retour du fournisseur d’identité',
    changePassword: terms.changePassword,
    sessions: terms.devicesAndSessions,
    verifyOtp: 'Code de connexion',
    checkCode: 'Vérifier le code',
    forgotPassword: 'Mot de passe oublié',
    resetPassword: 'Choisir un mot de passe',
    security: terms.accountSecurity,
    lockScreen: 'Écran verrouillé',
    comingSoon: 'Bientôt',
    maintenance: terms.maintenance,
    signInRules: 'Règles de connexion',
    notFound: terms.pageNotFound,
    serverError: terms.serverError,
    notAllowed: 'Accès refusé',
  },
  login: {
    title: logIn,
    welcome: 'Bienvenue. Saisissez votre adresse e-mail et votre mot de passe.',
    over: 'Votre session est terminée : elle a expiré ou a été fermée ailleurs. Connectez-vous pour continuer.',
    competition: 'Vous entrez dans le concours',
    email: terms.eMail,
    password: terms.password,
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié ?',
    register: 'Pas encore de compte ? Inscrivez-vous',
    courses: 'Voir les formations',
    missing: 'Saisissez votre adresse e-mail et votre mot de passe.',
    already: 'Une session est déjà ouverte au nom de {{name}}.',
    goOn: terms.goOn,
    switchAccount: 'Utiliser un autre compte',
    capsLock: 'Le verrouillage des majuscules est activé.',
    unsent_zero: 'Aucune réponse d’examen n’attend dans ce navigateur.',
    unsent_one:
      '{{count}} réponse d’examen attend dans ce navigateur. Elle part dès que la personne qui l’a donnée se connecte.',
    unsent_two:
      '{{count}} réponses d’examen attendent dans ce navigateur. Elles partent dès que la personne qui les a données se connecte.',
    unsent_few:
      '{{count}} réponses d’examen attendent dans ce navigateur. Elles partent dès que la personne qui les a données se connecte.',
    unsent_many:
      '{{count}} réponses d’examen attendent dans ce navigateur. Elles partent dès que la personne qui les a données se connecte.',
    unsent_other:
      '{{count}} réponses d’examen attendent dans ce navigateur. Elles partent dès que la personne qui les a données se connecte.',
    heading: 'Du plan au certificat, en un seul lieu.',
    points: {
      plan: 'Un plan annuel sans conflit de salle ni de formateur',
      register: 'Une inscription que le stagiaire suit étape par étape',
      result: 'Des examens et des certificats vérifiables',
    },
  },
  providers: {
    title: 'Se connecter par un fournisseur d’identité',
    or: 'ou',
    logInWith: 'Se connecter avec {{name}}',
  },
  sample: {
    title: 'Comptes de l’académie d’essai',
    hint: 'Choisissez un compte pour entrer. Mot de passe de tous :',
    use: 'Se connecter en tant que {{name}}',
  },
  password: {
    title: terms.changePassword,
    description: 'Le changement met fin à vos sessions sur les autres appareils.',
    old: 'Mot de passe actuel',
    new: 'Nouveau mot de passe',
    confirm: 'Confirmer le nouveau mot de passe',
    weak: 'Toutes les exigences ne sont pas encore remplies.',
    required: 'Ce champ est obligatoire.',
  },
  sessions: {
    title: terms.devicesAndSessions,
    description:
      'Les navigateurs où votre compte est connecté. Mettez fin à ce que vous ne connaissez pas, puis changez de mot de passe.',
    acting: 'Un administrateur en votre nom',
    current: 'Ce navigateur',
    browser: '{{browser}} sur {{system}}',
    unknown: 'Navigateur inconnu',
    since: 'Depuis le {{at}}',
    lastUsed: 'Dernière utilisation le {{at}}',
    endOthers: 'Mettre fin à toutes les autres sessions',
    endedOthers: 'Les autres sessions sont terminées.',
    onlyThis: 'Il n’y a pas d’autre session.',
  },
  refusals: {
    lastFactor:
      'L’académie demande à votre rôle une application d’authentification ou une clé d’accès. Ajoutez-en une autre d’abord, puis retirez celle-ci.',
    passkeyKnown: 'Cette clé d’accès est déjà ajoutée. Utilisez un autre appareil ou retirez d’abord l’ancienne.',
    cannotActAs:
      'Vous ne pouvez pas agir au nom de cette personne : elle est administratrice, ou son compte n’est pas actif.',
    wrongCredentials: 'Adresse e-mail ou mot de passe incorrect.',
    tooManyTries: 'Trop d’essais erronés sur ce compte. Attendez {{wait}}, puis réessayez.',
    sessionOver: terms.sessionEnded,
    wrongOldPassword: 'Le mot de passe actuel n’est pas correct.',
    samePassword: 'Le nouveau mot de passe est identique à l’actuel. Choisissez-en un autre.',
    codeTooSoon: 'Un code vient d’être envoyé. Attendez {{wait}} avant d’en demander un autre.',
    wrongCode: 'Le code n’est pas correct. Essais restants : {{triesLeft}}.',
    codeOver:
      'Ce code n’est plus valable : il date de plus de dix minutes, a déjà servi ou a été mal saisi cinq fois. Demandez un nouveau code.',
    stepOver:
      'Cette étape est terminée : elle a trop duré, a été tentée trop souvent ou a été achevée dans une autre fenêtre. Recommencez-la.',
    awaitsApproval:
      'Le mot de passe est correct, mais votre compte attend encore l’accord de l’académie. Un message vous dira sa décision ; si l’un d’eux vous demande de compléter votre inscription, suivez son lien.',
    sessionLocked: 'L’écran est verrouillé. Ouvrez-le avec votre mot de passe.',
    wrongAppCode:
      'Le code ne correspond pas. Vérifiez que l’horloge du téléphone se règle automatiquement, puis saisissez le code affiché.',
    authenticatorOn: 'Votre compte a déjà une application d’authentification.',
    authenticatorOff: 'Votre compte n’a pas d’application d’authentification. Rechargez la page.',
    onlyInSample: 'La deuxième étape ne peut être désactivée que dans l’académie d’essai.',
    providerLoginOver:
      'Cette connexion n’est plus valable : elle a trop duré, a déjà servi ou a commencé dans une autre fenêtre. Recommencez depuis la page de connexion.',
    providerCancelled:
      'Vous avez annulé chez le fournisseur d’identité. Réessayez, ou connectez-vous avec votre mot de passe.',
    providerError:
      'Le fournisseur d’identité a refusé la connexion. Réessayez ; si cela se répète, indiquez le code d’erreur à l’académie.',
    providerUnreachable:
      'Le fournisseur d’identité ne répond pas pour le moment. Réessayez dans quelques minutes, ou connectez-vous avec votre mot de passe.',
    providerAnswerInvalid:
      'La réponse du fournisseur d’identité n’a pas pu être vérifiée : personne n’a été connecté. Réessayez ; si cela se répète, indiquez le code d’erreur à l’académie.',
    providerEmailUnproved:
      'Le fournisseur d’identité n’a confirmé aucune adresse e-mail pour vous. Confirmez-la chez lui, puis réessayez.',
    providerAccountMissing:
      'Aucun compte de l’académie n’a l’adresse e-mail donnée par le fournisseur d’identité. Inscrivez-vous avec elle, ou demandez à l’académie de la mettre dans votre compte.',
    providerAccountPending:
      'Votre compte n’est pas encore ouvert : il attend l’accord de l’académie, ou que vous ouvriez l’invitation reçue par e-mail. Adressez-vous à l’académie si cela tarde.',
    providerAccountInactive: 'Votre compte n’est pas actif. Demandez à l’académie de l’activer.',
  },
}
