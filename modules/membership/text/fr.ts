import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as billing } from '#modules/billing/text/fr.ts'
import { fr as certificates } from '#modules/certificates/text/fr.ts'
import { fr as requests } from '#modules/requests/text/fr.ts'
import { fr as accountsProfile } from '#modules/accounts/text/profile/fr.ts'
import { fr as settings } from '#modules/settings/text/fr.ts'
import { fr as examsRecord } from '#modules/exams/text/record/fr.ts'
import { fr as registration } from '#modules/registration/text/fr.ts'

const verifyACard = 'Vérifier une carte de membre'
const active = 'Valable'
const expired = 'Expirée'
const suspended = 'Suspendue'
const replaced = 'Remplacée'

export const fr: Words<typeof ar> = {
  screens: {
    mine: 'Ma carte de membre',
    cards: terms.membershipCards,
    requests: 'Demandes de carte de membre',
    verify: verifyACard,
  },
  ofTrainee: terms.membershipCard,
  card: 'Carte {{number}}',
  requestOf: 'Demande de carte : {{name}}',
  states: {
    requested: 'Demandée',
    pendingReview: registration.states.underReview,
    approved: 'Approuvée',
    paymentStage: billing.states.sent,
    proofUploaded: 'Paiement à vérifier',
    proofRejected: 'Preuve refusée',
    confirmed: 'Confirmée, à imprimer',
    active,
    suspended,
    expired,
    replaced,
    rejected: 'Refusée',
  },
  stages: {
    pendingReview: 'En attente d’examen',
    paymentStage: 'Étape du paiement',
    rejected: 'Refusée',
    confirmed: 'Confirmée',
  },
  kinds: { first: 'Nouvelle carte', renewal: 'Renouvellement', replacement: 'Remplacement' },
  causes: { lost: 'Perdue', damaged: 'Abîmée' },
  fields: {
    number: 'Numéro de la carte',
    name: terms.theTrainee,
    traineeCode: terms.traineeNumber,
    kind: terms.kind,
    cause: 'Motif du remplacement',
    state: terms.state,
    stage: 'Étape',
    requestedAt: 'Demandée le',
    stateSince: settings.fields.changed,
    validFrom: 'Valable à partir du',
    validUntil: examsRecord.columns.expiresAt,
    replaces: 'Remplace',
    reason: terms.reason,
    hidden: certificates.states.hidden,
    hiddenReason: 'Motif du masquage',
    note: terms.note,
    isWaiting: 'En attente de l’académie',
    endsSoon: 'Expire bientôt',
    invoice: terms.invoice,
    fee: terms.fee,
    due: 'À régler avant le',
    left: requests.fields.left,
    proof: requests.fields.proof,
    swift: requests.fields.swift,
    photo: accountsProfile.photo.title,
  },
  sections: { facts: 'La carte', money: 'Frais et paiement', history: terms.history, former: 'Cartes précédentes' },
  proofs: { uploaded: 'À vérifier', verified: 'En règle', rejected: 'Refusée' },
  none: 'Aucune carte pour l’instant.',
  noneAsked: 'Aucune demande.',
  free: 'Sans frais',
  noPhoto: 'Le profil n’a pas de photo : la carte est imprimée sans photo.',
  print: 'Afficher et imprimer la carte',
  printSheet: 'Imprimer une planche de cartes',
  mine: {
    intro: 'La carte montre que vous êtes membre de l’académie ; son code permet à chacun de la vérifier.',
    none: 'Vous n’avez pas encore de carte de membre.',
    ask: {
      first: 'Demander une carte',
      renewal: 'Demander le renouvellement',
      replacement: 'Demander un remplacement',
    },
    feeIs: 'Frais : {{fee}} hors taxe, dus une fois la demande approuvée.',
    feeNone: 'Il n’y a pas de frais.',
    validFor_zero: 'La carte est valable {{count}} mois.',
    validFor_one: 'La carte est valable un mois.',
    validFor_two: 'La carte est valable {{count}} mois.',
    validFor_few: 'La carte est valable {{count}} mois.',
    validFor_many: 'La carte est valable {{count}} mois.',
    validFor_other: 'La carte est valable {{count}} mois.',
    photo: 'La carte porte la photo de votre profil et votre nom tel qu’il figure dans votre dossier.',
    toProfile: 'Ouvrir mon profil',
    bars: {
      underWay: 'Votre demande est en cours ; vous voyez où elle en est.',
      suspended: 'Votre carte est suspendue. Contactez l’académie.',
      withheld: 'L’académie retire votre carte pour le moment. Demandez-lui le motif.',
    },
    sent: 'Votre demande est envoyée.',
    proofSent: 'La preuve de paiement est envoyée ; nous allons la vérifier.',
    proofHint: 'Une image ou un PDF du reçu, le code SWIFT, ou les deux.',
    payTo: 'À régler à',
    steps: {
      asked: 'Demande',
      review: registration.states.underReview,
      payment: terms.fee,
      card: 'Impression',
      held: active,
    },
  },
  acts: {
    request: { do: 'Demander une carte de membre', past: 'Carte de membre demandée' },
    takeForReview: { do: 'Prendre en examen', past: 'Demande de carte prise en examen' },
    approve: {
      do: terms.approve,
      ask: 'Le stagiaire reçoit la facture des frais ; sans frais, la carte reçoit son numéro aussitôt. Approuver ?',
      past: 'Demande de carte approuvée',
    },
    askPayment: { past: 'Frais d’une carte demandés' },
    confirmFree: { past: 'Carte sans frais confirmée' },
    uploadProof: { do: 'Déposer la preuve de paiement', past: 'Preuve de paiement d’une carte déposée' },
    confirm: {
      do: 'Confirmer le paiement',
      ask: 'Les frais sont comptés comme payés et la carte reçoit son numéro. Avez-vous vérifié la preuve ?',
      done: 'Carte créée.',
      past: 'Carte confirmée et numérotée',
    },
    rejectProof: {
      do: 'Refuser la preuve',
      ask: 'Une autre preuve est demandée au stagiaire. Écrivez le motif qu’il lira.',
      past: 'Preuve de paiement d’une carte refusée',
    },
    activate: {
      do: 'Remettre',
      ask: 'La carte est valable dès aujourd’hui et remplace la précédente. A-t-elle été remise ?',
      past: 'Carte remise et valable',
    },
    reinstate: { do: 'Rétablir', ask: 'La carte est de nouveau valable. Écrivez le motif.', past: 'Carte rétablie' },
    show: { do: terms.show, past: 'Carte masquée affichée de nouveau' },
    reject: {
      do: terms.reject,
      ask: 'Le stagiaire lit le motif et peut redemander ; une facture impayée est annulée. Écrivez le motif.',
      past: 'Demande de carte refusée',
    },
    suspend: {
      do: 'Suspendre',
      ask: 'Le code de la carte indique sa suspension jusqu’à son rétablissement. Écrivez le motif que le stagiaire lira.',
      past: 'Carte suspendue',
    },
    hide: {
      do: certificates.acts.hide.do,
      ask: certificates.acts.hide.ask,
      past: 'Carte masquée',
    },
    remindOfEnd: { past: 'Titulaire averti de l’échéance proche' },
    expire: { past: 'Carte expirée' },
    replace: { past: 'Carte remplacée par une autre' },
  },
  verify: {
    prompt: 'Scannez le code de la carte, ou saisissez le code de vérification imprimé au dos.',
    code: certificates.verify.code,
    check: certificates.verify.check,
    valid: active,
    validHint: 'Délivrée par l’académie et en vigueur.',
    expired,
    expiredHint: 'Délivrée par l’académie ; sa durée est passée.',
    suspended,
    suspendedHint: 'Délivrée par l’académie, qui l’a suspendue.',
    replaced,
    replacedHint: 'Délivrée par l’académie ; une autre carte la remplace.',
    unknown: 'Nous ne connaissons aucune carte portant ce code. Vérifiez la saisie.',
    holder: terms.name,
    nameEn: terms.nameInEnglish,
  },
  refusals: {
    cannotRequest: 'Cette carte ne peut pas être demandée maintenant. Rouvrez la page pour voir ce qui est possible.',
    ownCard: 'C’est votre propre carte. Une autre personne doit en décider.',
    heldHidden: 'La carte actuelle du stagiaire est masquée. Affichez-la de nouveau avant qu’une autre la remplace.',
  },
}
