import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  screens: {
    setUpFactor: 'Configurer la seconde étape',
    address: 'Adresse de connexion',
    home: 'Accueil',
    login: 'Connexion',
    callback: 'Retour du fournisseur d’identité',
    changePassword: 'Changer le mot de passe',
    users: 'Utilisateurs',
    user: 'Compte d’utilisateur',
    userEdit: 'Données du compte',
    erasureRequests: 'Demandes d’effacement',
    erasureRequest: 'Demande d’effacement',
    sessions: 'Appareils et sessions',
    setup: 'Préparer l’académie',
    verifyOtp: 'Code de connexion',
    checkCode: 'Vérifier le code',
    forgotPassword: 'Mot de passe oublié',
    resetPassword: 'Choisir un mot de passe',
    security: 'Sécurité du compte',
    profile: 'Profil du compte',
    lockScreen: 'Écran verrouillé',
    comingSoon: 'Bientôt',
    maintenance: 'Maintenance',
    signInRules: 'Règles de connexion',
    notFound: 'Page introuvable',
    serverError: 'Erreur du serveur',
    notAllowed: 'Accès refusé',
  },
  login: {
    title: 'Connexion',
    welcome: 'Bienvenue. Saisissez votre adresse électronique et votre mot de passe.',
    over: 'Votre session est terminée : elle a expiré ou a été fermée ailleurs. Connectez-vous pour continuer.',
    competition: 'Vous entrez dans le concours',
    email: 'Adresse électronique',
    password: 'Mot de passe',
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié ?',
    register: 'Pas encore de compte ? Inscrivez-vous',
    missing: 'Saisissez votre adresse électronique et votre mot de passe.',
    already: 'Vous êtes déjà connecté en tant que {{name}}.',
    goOn: 'Continuer',
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
    title: 'Changer le mot de passe',
    description: 'Le changement met fin à vos sessions sur les autres appareils.',
    old: 'Mot de passe actuel',
    new: 'Nouveau mot de passe',
    confirm: 'Confirmer le nouveau mot de passe',
    checks: 'Exigences du mot de passe',
    met: 'remplie',
    unmet: 'non remplie',
    weak: 'Toutes les exigences ne sont pas encore remplies.',
    required: 'Ce champ est obligatoire.',
    submit: 'Changer le mot de passe',
    changed: 'Le mot de passe a été changé.',
  },
  sessions: {
    title: 'Appareils et sessions',
    description:
      'Les navigateurs où votre compte est connecté. Mettez fin à ce que vous ne connaissez pas, puis changez de mot de passe.',
    acting: 'Un administrateur en votre nom',
    current: 'Ce navigateur',
    browser: '{{browser}} sur {{system}}',
    unknown: 'Navigateur inconnu',
    since: 'Depuis le {{at}}',
    lastUsed: 'Dernière utilisation le {{at}}',
    end: 'Mettre fin à la session',
    endOthers: 'Mettre fin à toutes les autres sessions',
    ended: 'La session est terminée.',
    endedOthers: 'Les autres sessions sont terminées.',
    onlyThis: 'Il n’y a pas d’autre session.',
  },
  setup: {
    title: 'Préparer l’académie',
    description: 'Créez le premier administrateur. Le code secret a été affiché une fois au démarrage du serveur.',
    secret: 'Code secret',
    nameAr: 'Nom en arabe',
    nameEn: 'Nom en anglais',
    email: 'Adresse électronique',
    password: 'Mot de passe',
    submit: 'Créer le compte',
    done: 'Le compte a été créé. Connectez-vous.',
    notNeeded: 'Cette académie est déjà préparée ; cette page n’est pas nécessaire.',
  },
  passwordChecks: {
    characters: 'Au moins 8 caractères',
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
  fieldErrors: { notOwnAddress: 'Ce n’est pas l’adresse de votre compte' },
  refusals: {
    cannotGrant:
      'Vous ne pouvez pas accorder tout ce que vous avez choisi. Personne n’accorde un rôle ou un droit qu’il n’a pas ; demandez à un administrateur.',
    notNew: 'C’est déjà votre adresse. Saisissez la nouvelle.',
    lastFactor:
      'L’académie demande à votre rôle une application d’authentification ou une clé d’accès. Ajoutez-en une autre d’abord, puis retirez celle-ci.',
    passkeyKnown: 'Cette clé d’accès est déjà ajoutée. Utilisez un autre appareil ou retirez d’abord l’ancienne.',
    beyondYourRights:
      'Ce compte a un rôle ou des droits que vous ne pourriez pas accorder. Seul un administrateur le modifie.',
    ownRights:
      'Personne ne change son propre rôle, ses droits, son adresse ou son état. Demandez à un autre administrateur.',
    lastAdmin: 'C’est le dernier administrateur qui peut se connecter. Nommez-en d’abord un autre.',
    otherRecord:
      'Ce compte appartient à la fiche {{code}}, qui ne va pas avec ce rôle. Créez pour lui un compte avec une autre adresse.',
    keptByRecord: 'Le nom et l’adresse sont tenus dans la fiche {{code}}. Modifiez-les là.',
    userHasData: 'Impossible de supprimer l’utilisateur {{name}} : il a des données. Désactivez-le plutôt.',
    cannotActAs:
      'Vous ne pouvez pas agir au nom de cette personne : elle est administratrice, ou son compte n’est pas actif.',
    emailTaken: 'Cette adresse e-mail a déjà un compte. Utilisez-en une autre.',
    wrongCredentials: 'Adresse e-mail ou mot de passe incorrect.',
    tooManyTries: 'Trop d’essais erronés sur ce compte. Attendez {{wait}}, puis réessayez.',
    sessionOver: 'Votre session est terminée. Reconnectez-vous.',
    wrongOldPassword: 'Le mot de passe actuel n’est pas correct.',
    samePassword: 'Le nouveau mot de passe est identique à l’actuel. Choisissez-en un autre.',
    wrongSetupSecret:
      'Le code d’installation n’est pas correct. Copiez-le tel que le serveur l’a affiché au démarrage.',
    alreadySetUp: 'L’académie est déjà installée. Connectez-vous avec votre compte.',
    codeTooSoon: 'Un code vient d’être envoyé. Attendez {{wait}} avant d’en demander un autre.',
    linkTooSoon:
      'Un lien vient d’être envoyé. Laissez-lui le temps d’arriver ; vous pourrez en demander un autre dans {{wait}}.',
    wrongCode: 'Le code n’est pas correct. Essais restants : {{triesLeft}}.',
    codeOver: 'Cette étape est terminée. Demandez un nouveau code ou reconnectez-vous.',
    awaitsApproval:
      'Le mot de passe est correct, mais votre compte attend encore l’accord de l’académie. Un message vous dira sa décision ; si l’un d’eux vous demande de compléter votre inscription, suivez son lien.',
    linkOver:
      'Ce lien n’est plus valable : il a servi ou son délai est passé. Demandez-en un nouveau ou passez par « Mot de passe oublié ».',
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
      'Le fournisseur d’identité n’a confirmé aucune adresse électronique pour vous. Confirmez-la chez lui, puis réessayez.',
    providerAccountMissing:
      'Aucun compte de l’académie n’a l’adresse électronique donnée par le fournisseur d’identité. Inscrivez-vous avec elle, ou demandez à l’académie de la mettre dans votre compte.',
    providerAccountPending:
      'Votre compte n’est pas encore ouvert : il attend l’accord de l’académie, ou que vous ouvriez l’invitation reçue par courriel. Adressez-vous à l’académie si cela tarde.',
    providerAccountInactive: 'Votre compte n’est pas actif. Demandez à l’académie de l’activer.',
    ownDataTooSoon: 'Vos données viennent d’être téléchargées. Vous pourrez recommencer dans {{wait}}.',
    notOwnAddress: 'Ce n’est pas l’adresse de votre compte. Saisissez-la comme pour vous connecter.',
    erasureAsked: 'Vous avez déjà demandé à être effacé ; la demande attend encore la réponse de l’académie.',
    erasureBlocked:
      'Personne n’est effacé tant que quelque chose reste ouvert. La liste l’indique ; fermez-le d’abord.',
    ownErasure: 'Personne ne décide de sa propre demande. Laissez-la à un autre administrateur.',
    userErased: 'Le titulaire de ce compte a été effacé ; rien n’y change plus.',
  },
}
