import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as diplomas } from '#modules/diplomas/text/fr.ts'
import { fr as examsCorrection } from '#modules/exams/text/correction/fr.ts'
import { fr as occasions } from '#modules/occasions/text/fr.ts'

const erasureRequests = 'Demandes d’effacement'

export const fr: Words<typeof ar> = {
  screens: {
    erasureRequests,
    erasureRequest: terms.erasureRequest,
  },
  title: terms.yourData,
  download: {
    hint: 'Une copie de tout ce que l’académie conserve sur vous, dans un fichier ZIP : votre fiche, vos inscriptions, factures, présences, examens, résultats, certificats, notifications et fichiers, avec une page qui explique chacun d’eux. Vous pouvez la télécharger toutes les dix minutes.',
    running: 'Vos données sont en cours de rassemblement. Avec de gros fichiers, cela prend quelques minutes.',
    done: 'Vos données ont été téléchargées. Gardez cette copie en lieu sûr.',
    fileName: 'mes-donnees',
  },
  erasure: {
    title: 'Effacement de vos données',
    hint: 'Vous demandez à l’académie d’effacer vos données personnelles et de fermer votre compte. Un administrateur examine la demande et y répond.',
    keeps:
      'Ce qui doit être conservé reste sans votre nom : inscriptions, résultats, factures et journal d’audit. Les certificats qui vous ont été délivrés restent tels qu’imprimés, afin que ceux à qui vous les présentez puissent les vérifier.',
    reason: 'Motif (facultatif)',
    email: 'L’adresse de votre compte',
    emailHint: 'Saisissez-la pour confirmer que la demande vient de vous. Une fois fait, c’est irréversible.',
    send: occasions.ask.confirm,
    sent: 'Votre demande a été envoyée. Nous vous informerons de la décision.',
    askedAt: 'Vous avez demandé l’effacement le {{at}}.',
    refusedAt: 'Votre demande a été refusée le {{at}}.',
    withdrawnAt: 'Vous avez retiré votre demande le {{at}}.',
    answer: 'La raison : {{reason}}',
    open: 'Impossible tant que ceci reste ouvert :',
    withdrawn: 'La demande a été retirée.',
  },
  states: { asked: 'En attente', withdrawn: 'Retirée', refused: 'Refusée', done: 'Effectuée' },
  acts: {
    downloadOwnData: { do: 'Télécharger mes données', past: 'Données personnelles téléchargées' },
    askErasure: { do: 'Demander l’effacement', past: 'Effacement demandé' },
    withdrawErasure: {
      do: 'Retirer la demande',
      ask: 'Vos données et votre compte restent tels quels. Vous pourrez refaire la demande quand vous voudrez.',
      past: 'Demande d’effacement retirée',
    },
    approveErasure: {
      do: 'Effacer',
      ask: 'Les données de {{name}} sont effacées maintenant et le compte fermé. C’est irréversible.',
      past: 'Personne effacée',
    },
    refuseErasure: {
      do: 'Refuser',
      ask: 'Les données restent telles quelles, et la personne est informée de la raison.',
      past: 'Effacement refusé',
    },
  },
  blocks: {
    registration: diplomas.courseStates.applied,
    courseRequest: 'Demande de formation en cours',
    invoice: 'Facture impayée',
    refund: 'Somme à rembourser',
    exam: 'Examen encore sans résultat',
    repeat: 'Demande de repasser un examen en cours',
    teaching: 'Session animée et non close',
    planned: 'Place dans le plan',
    coordinating: 'Travail coordonné par la personne',
    lastAdmin: 'Dernier administrateur pouvant se connecter',
  },
  list: {
    title: erasureRequests,
    description: 'Qui a demandé à l’académie d’être effacé, et ce qu’il en est advenu.',
    none: 'Personne n’a demandé à être effacé.',
    person: 'Demandeur',
    email: terms.eMail,
    role: terms.role,
    state: terms.state,
    askedAt: 'Demandé le',
    endedAt: 'Terminé le',
  },
  request: {
    title: terms.erasureRequest,
    facts: 'La demande',
    reason: 'Motif donné',
    noReason: 'Aucun motif donné',
    answer: 'Raison du refus',
    decidedBy: examsCorrection.grievance.decidedBy,
    removed: 'Ce qui part',
    kept: 'Ce qui reste sans nom, et pourquoi',
    nothingKept: 'Rien de cette personne ne doit être conservé.',
    blocks: 'À clore avant l’effacement',
    own: 'C’est votre propre demande. Personne ne décide de la sienne ; un autre administrateur s’en charge.',
    approved: 'La personne a été effacée et la dernière lettre part.',
    refused: 'La demande a été refusée et la personne informée.',
  },
  removed: {
    names: 'Noms, titre, naissance, nationalité et travail',
    contact: 'Adresse, téléphones, autres moyens de joindre la personne, et diplômes',
    identity: 'Numéro et expiration du passeport',
    files: 'Photo, copie du passeport, pièces jointes, preuves de visa et billets',
    access: 'Mot de passe, sessions, moyens de connexion et réglages',
    messages: 'Textes et fichiers des messages des discussions',
    notifications: terms.notifications,
    letters: 'Textes et adresses des lettres',
  },
  kept: {
    registrations: 'Inscriptions : les places et l’historique des sessions en dépendent',
    invoices: 'Factures et justificatifs de paiement : la comptabilité doit les conserver',
    attendance: 'Présences : les résultats et certificats reposent dessus',
    attempts: 'Passages d’examens avec leurs réponses : ils prouvent les notes',
    results: 'Résultats finaux : ils prouvent ce qui a été acquis',
    certificates: 'Certificats délivrés tels qu’imprimés : pour que chacun puisse les vérifier',
    membershipCards: 'Cartes de membre sans nom : pour qu’aucun numéro ne soit redonné',
    feedback: 'Les évaluations demandées et rendues, sans texte : pour qu’aucun avis ne compte deux fois',
    competitionEntries: 'Inscriptions aux concours sans le nom : pour que le rang de personne ne change',
    teaching: 'Sessions animées : elles font partie du dossier de la session',
    acts: 'Journal d’audit : il prouve qui a fait quoi ; ce qu’il contient de la personne n’est pas montré',
  },
  fieldErrors: { notOwnAddress: 'Ce n’est pas l’adresse de votre compte' },
  refusals: {
    ownDataTooSoon: 'Vos données viennent d’être téléchargées. Vous pourrez recommencer dans {{wait}}.',
    notOwnAddress: 'Ce n’est pas l’adresse de votre compte. Saisissez-la comme pour vous connecter.',
    erasureAsked: 'Vous avez déjà demandé à être effacé ; la demande attend encore la réponse de l’académie.',
    erasureBlocked:
      'Personne n’est effacé tant que quelque chose reste ouvert. La liste l’indique ; fermez-le d’abord.',
    ownErasure: 'Personne ne décide de sa propre demande. Laissez-la à un autre administrateur.',
  },
}
