import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'

const starredPages = 'Pages favorites'
const displaySettings = 'Affichage'

export const fr: Words<typeof ar> = {
  product: 'Diwan',
  productLine: 'Une académie de formation, du plan au certificat',
  languageName: 'Français',
  actions: {
    save: terms.save,
    cancel: terms.cancel,
    close: 'Fermer',
    back: 'Retour',
    edit: terms.edit,
    add: terms.add,
    remove: terms.remove,
    open: terms.open,
    search: 'Rechercher',
    print: terms.print,
    download: terms.download,
    retry: 'Réessayer',
    reload: 'Recharger la page',
    goHome: 'Aller à l’accueil',
    logIn: terms.logIn,
    logOut: terms.logOut,
    continue: terms.goOn,
    send: terms.send,
    copy: terms.copy,
    yes: terms.yes,
    no: terms.no,
  },
  toasts: {
    success: 'Succès',
    error: terms.error,
    created: 'Créé avec succès.',
    updated: 'Modifié avec succès.',
    deleted: terms.deleted,
    saved: 'Enregistré.',
  },
  menu: {
    label: 'Menu principal',
    starred: starredPages,
    recent: 'Ouvertes récemment',
    empty: 'Aucune page n’est encore ouverte à votre compte. Adressez-vous à l’administration de l’académie.',
    collapse: 'Réduire le menu',
    expand: 'Déployer le menu',
    open: 'Ouvrir le menu',
    close: 'Fermer le menu',
  },
  shell: {
    skip: 'Aller au contenu',
    loading: 'Chargement',
    breadcrumbs: 'Fil d’Ariane',
    star: 'Ajouter cette page aux favorites',
    unstar: 'Retirer cette page des favorites',
    starsFull: 'Dix pages favorites au plus. Retirez-en une d’abord.',
    notifications: terms.notifications,
    language: terms.language,
    account: terms.account,
    profile: 'Mon profil',
    changePassword: terms.changePassword,
    security: terms.accountSecurity,
    lock: 'Verrouiller l’écran',
    sessions: terms.devicesAndSessions,
    settings: displaySettings,
    footer: 'Diwan — gestion d’académie de formation',
    offline: 'Le serveur est injoignable. Ce qui est affiché n’est peut-être pas à jour.',
    partialLanguage: 'Cette langue est traduite en partie ; le reste s’affiche en anglais.',
  },
  palette: {
    title: 'Recherche rapide',
    placeholder: 'Chercher une page, une fiche ou une action…',
    nothing: 'Rien ne correspond à « {{text}} ».',
    hint: 'Tapez au moins deux lettres pour chercher dans les fiches.',
    acts: terms.actions,
    screens: terms.pages,
    searching: 'Recherche…',
    unavailable: 'La recherche dans les fiches est indisponible pour le moment.',
    results_zero: 'Aucun résultat',
    results_one: 'Un résultat',
    results_two: '{{count}} résultats',
    results_few: '{{count}} résultats',
    results_many: '{{count}} résultats',
    results_other: '{{count}} résultats',
  },
  settings: {
    title: displaySettings,
    starred: starredPages,
    notSaved: 'Les réglages n’ont pas pu être enregistrés dans votre compte. Ils restent sur cet appareil.',
  },
  pages: {
    notFound: {
      title: terms.pageNotFound,
      sentence: 'Il n’y a pas de page à cette adresse. Le lien est peut-être ancien ou mal saisi.',
    },
    notAllowed: {
      title: 'Vous ne pouvez pas ouvrir cette page',
      sentence: 'Votre session est ouverte, mais cette page est destinée à d’autres.',
      visitor: 'Cette page est réservée à certains comptes. Connectez-vous avec l’un d’eux.',
    },
    broken: {
      title: 'La page n’a pas pu être affichée',
      sentence: 'Une erreur inattendue s’est produite. Réessayez ; si elle se répète, donnez ce numéro à l’assistance.',
      sentenceWithoutNumber:
        'Une erreur inattendue s’est produite. Rechargez la page ; si elle se répète, dites à l’assistance ce que vous faisiez.',
      number: terms.requestNumber,
    },
    serverError: {
      title: terms.serverError,
      sentence:
        'Le serveur n’a pas pu terminer la requête. Rien de la dernière étape n’a été enregistré. Réessayez bientôt.',
    },
    chunk: {
      title: 'Une partie de l’application n’a pas pu être chargée',
      sentence:
        'Une nouvelle version a peut-être été publiée, ou la connexion a été perdue. Rechargez la page pour continuer.',
    },
    offline: {
      title: 'Le serveur est injoignable',
      sentence: 'Vérifiez votre connexion puis réessayez.',
    },
  },
  sample: {
    label: 'Académie d’essai',
    known: 'Académie d’essai : ses mots de passe sont publics.',
    nothingReal: 'N’y saisissez rien de réel.',
  },
  acting: {
    label: 'Action au nom d’une autre personne',
    as: 'Vous agissez au nom de',
    until: 'jusqu’au {{at}}',
    return: 'Revenir',
    toOwn: 'à mon compte',
    over: 'Vous n’agissez plus au nom de l’autre personne. Vous êtes de retour dans votre compte.',
  },
  why: {
    title: 'Pourquoi pas moi ?',
    label: 'Pourquoi pas moi : {{what}} ?',
    needs: 'Ouvert à l’un de ces rôles ou droits',
    have: 'Ce que possède votre compte',
    grantedBy: 'Qui peut accorder ce qui manque',
  },
  roles: {
    anonymous: 'Visiteur',
    admin: 'Administrateur',
    editor: 'Éditeur',
    trainee: terms.trainee,
    instructor: terms.instructor,
    evaluator: terms.evaluator,
    customer: 'Organisme client',
    trainingcoordinator: 'Coordinateur de formation',
  },
  permissions: {
    enteringexamination: 'Saisir les questions d’examen des formations et diplômes',
    enteringcourseclass: 'Activer les sessions',
    enteringcertificatewithnocourse: 'Délivrer les attestations de présence',
    enteringmembershipcard: 'Délivrer les cartes de membre',
    correctiontraineeexam: 'Corriger les notes des stagiaires',
    assessmentmanagement: 'Gérer l’évaluation',
    enteringsystemlookup: 'Gérer les tables du système',
    enteringcourses: 'Saisir les formations',
    enteringdeploma: 'Saisir les diplômes',
    enteringcompitations: 'Saisir les concours',
    advertisementmanagement: 'Gérer les annonces',
  },
  refusals: {
    unexpected: 'Erreur inattendue, veuillez réessayer. Si elle se répète, prévenez l’assistance.',
    offline: 'Le serveur n’a pas été atteint. Vérifiez la connexion et réessayez.',
    timeout: 'Le serveur a trop tardé à répondre. Réessayez bientôt.',
    notSignedIn: terms.sessionEnded,
    notAllowed: 'Votre compte ne peut pas faire cela. Demandez le droit à un administrateur.',
    notAllowedWhy:
      'Votre compte ne permet pas cette action. Il faut l’un de ceux-ci : {{needs}}. Accordé par : {{by}}.',
    notWhileActing:
      'Vous agissez au nom d’une autre personne, et seul le titulaire du compte peut faire cela. Revenez d’abord à votre compte.',
    notByToken:
      'Un programme ne peut pas faire cela avec son jeton d’API. Ajoutez ce domaine au jeton, ou faites-le vous-même.',
    notFound: 'Cette fiche n’existe pas, ou vous n’y avez pas accès.',
    fileLost: 'L’académie n’a plus ce fichier. Demandez à qui l’a envoyé de l’envoyer de nouveau.',
    invalidInput: 'Certaines données ne sont pas valides. Corrigez les champs signalés et réessayez.',
    keyReused: 'Cette demande a déjà été envoyée avec d’autres données. Rechargez la page et réessayez.',
    stillRunning: 'La demande précédente est encore en cours. Patientez un instant.',
    tooManyRequests: 'Trop de demandes en peu de temps. Patientez un peu et réessayez.',
    tooLarge: 'Ce que vous avez envoyé dépasse la taille permise.',
    unsupportedType: 'Ce type de fichier ou de données n’est pas accepté.',
    busy: 'Le serveur est occupé. Réessayez dans un instant.',
    noRoom:
      'Le disque du serveur est plein : votre envoi n’a pas été conservé. Prévenez l’assistance, puis recommencez.',
    maintenance: 'L’académie est en maintenance. Revenez dans un moment.',
    changedMeanwhile:
      'Cette fiche a été modifiée entre-temps. Rechargez-la pour voir la modification, puis saisissez la vôtre.',
    changedByYou:
      'Vous avez vous-même modifié cette fiche le {{at}}, dans un autre onglet ou sur un autre appareil, après l’avoir ouverte ici. Voyez la modification, puis continuez.',
    changedBy:
      '{{who}} a modifié cette fiche le {{at}}, après que vous l’avez ouverte. Voyez la modification, puis refaites la vôtre.',
    notNow: 'Ce n’est pas possible dans l’état actuel de la fiche. Rechargez la page pour le voir.',
    secondPersonNeeded: 'Vous avez demandé ce changement : une autre personne doit l’approuver.',
    changeAsked: 'Un changement attend déjà une deuxième personne. Approuvez-le, refusez-le ou retirez-le d’abord.',
    changeOutOfDate:
      'Ce qui devait changer a changé depuis cette demande. Refusez-la ou faites-la retirer, puis demandez à nouveau si besoin.',
    reasonMissing: terms.reasonFirst,
    fileNotFound: 'Ce fichier n’est pas parmi ceux que vous avez envoyés. Envoyez-le de nouveau.',
    fileTaken: 'Ce fichier appartient à un autre dossier. Envoyez-en une nouvelle copie.',
    emailNotProved: 'Confirmez d’abord votre adresse : déconnectez-vous, reconnectez-vous et saisissez le code reçu.',
    fileQuotaReached:
      'Vous avez atteint la limite du jour (fichiers : {{files}}, taille : {{megabytes}} Mo). Continuez demain.',
    fileTooHeavy:
      'La lecture de ce fichier demande plus de mémoire ou de temps qu’un fichier ne peut en prendre. Enregistrez-le de nouveau avec les seules lignes et colonnes utiles, ou divisez-le, puis envoyez-le encore.',
    fileNotAccepted: 'Ce genre de fichier n’est pas accepté ici. Acceptés : {{kinds}}.',
    fileDamaged:
      'Le contenu ne correspond pas au nom du fichier, ou le fichier est endommagé. Ouvrez-le, enregistrez-le de nouveau et renvoyez-le.',
    pictureTooLarge: 'L’image dépasse {{megapixels}} mégapixels. Réduisez-la puis renvoyez-la.',
    fileInfected:
      'Le fichier n’a pas été accepté : l’analyse de l’académie y a trouvé un élément dangereux. Vérifiez votre appareil, puis déposez une copie saine.',
    fileNotScanned:
      'Le fichier n’a pas pu être analysé et n’a pas été conservé. Déposez-le de nouveau dans un instant ; si cela se répète, prévenez l’assistance.',
  },
  rolesOfWomen: {
    trainee: 'Stagiaire',
    instructor: 'Formatrice',
    admin: 'Administratrice',
    editor: 'Éditrice',
    evaluator: 'Évaluatrice',
    trainingcoordinator: 'Coordinatrice de formation',
  },
}
