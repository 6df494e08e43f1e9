import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as billing } from '#modules/billing/text/fr.ts'
import { fr as certificates } from '#modules/certificates/text/fr.ts'
import { fr as classes } from '#modules/classes/text/fr.ts'
import { fr as exams } from '#modules/exams/text/fr.ts'
import { fr as people } from '#modules/people/text/fr.ts'
import { fr as planning } from '#modules/planning/text/fr.ts'
import { fr as proposals } from '#modules/requests/text/templates/fr.ts'
import { fr as requests } from '#modules/requests/text/fr.ts'
import { fr as registration } from '#modules/registration/text/fr.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as notifications } from '../fr.ts'

export const fr: Words<typeof ar> = {
  /** What a mail is about. */
  types: {
    instructorConfirm: 'Confirmation du formateur',
    classStartAlert: 'Alerte de début de session',
    classChange: 'Changement dans une session',
    newExam: 'Nouvel examen',
    assessment: 'Évaluation',
    invoice: terms.invoice,
    payRequest: 'Demande de paiement',
    instructorSignup: 'Candidature de formateur',
    instructorActivation: 'Activation du formateur',
    requestConfirmation: 'Confirmation d’inscription',
    certificateIssued: 'Certificat délivré',
  },
  statuses: {
    staff: {
      asked: classes.answers.asked,
      accepted: classes.answers.accepted,
    },
    class: {
      open: classes.states.open,
      tentative: classes.states.tentative,
      confirmed: classes.states.confirmed,
      running: classes.states.running,
      postponed: classes.states.postponed,
      cancelled: classes.states.cancelled,
    },
    exam: {
      published: exams.states.published,
      open: exams.states.open,
      marking: exams.states.marking,
      resultsInitial: exams.states.resultsInitial,
      resultsFinal: exams.states.resultsFinal,
    },
    invoice: {
      sent: billing.states.sent,
      paid: billing.states.paid,
      void: billing.states.void,
    },
    fee: {
      invoiced: registration.moneyStates.invoiced,
      proofRejected: registration.moneyStates.proofRejected,
      partial: registration.moneyStates.partial,
      overdue: registration.moneyStates.overdue,
    },
    application: {
      waiting: people.applications.waiting,
      moreAsked: people.applications.moreAsked,
      rejected: people.applications.rejected,
    },
    registration: {
      submitted: registration.states.submitted,
      underReview: registration.states.underReview,
      changesRequested: registration.states.changesRequested,
      approved: registration.states.approved,
      waitlisted: registration.states.waitlisted,
      rejected: registration.states.rejected,
      confirmed: registration.states.confirmed,
      attending: registration.states.attending,
      completed: registration.states.completed,
      failed: registration.states.failed,
      noShow: registration.states.noShow,
      proposalSent: requests.states.proposalSent,
      withdrawn: registration.states.withdrawn,
      cancelled: registration.states.cancelled,
    },
    certificate: {
      issuedLocked: certificates.states.issuedLocked,
      issuedDownloadable: certificates.states.issuedDownloadable,
    },
    instructor: { active: terms.active, inactive: people.states.inactive },
  },
  about:
    'Le texte des e-mails envoyés aux participants des sessions et aux formateurs, un par type et statut. Pour un statut sans texte, rien ne peut être envoyé.',
  type: 'Type d’e-mail',
  allTypes: exams.exam.anyType,
  none: 'Aucun texte ne correspond à votre choix.',
  noneForStatus: 'Aucun modèle d’e-mail pour ce statut',
  notMailed: 'Aucun type d’e-mail',
  missing: 'Aucun texte',
  write: 'Rédiger le texte',
  missingNow:
    'Il n’y a pas de modèle d’e-mail pour ce statut. Rédigez un texte et enregistrez-le : il sera envoyé dès lors.',
  back: proposals.back,
  marksHelp: 'Placez le curseur dans un texte, puis choisissez un champ à insérer.',
  previewOf: 'L’aperçu porte sur {{code}}.',
  previewNone: 'Rien n’a encore ce statut : les champs apparaissent par leur nom.',
  status: terms.status,
  subject: notifications.messageTitle,
  wording: notifications.templates.wording,
  send: {
    act: terms.send,
    about:
      'Choisissez le type d’e-mail et le statut, puis les destinataires. Le texte est le modèle rédigé pour ce statut.',
    people: notifications.recipients,
    all: 'Tous ceux qui ont ce statut',
    nobody: 'Il n’y a personne à qui envoyer cet e-mail pour le moment.',
    noTemplate: 'Il n’y a pas de modèle d’e-mail pour ce statut : rien ne peut être envoyé.',
    preview: planning.sections.preview,
    seen: 'Tel que le reçoit {{name}}',
    statusOf: '{{status}} ({{people}})',
    ask_zero: 'L’e-mail ne part à personne.',
    ask_one: 'L’e-mail part maintenant à {{count}} destinataire.',
    ask_two: 'L’e-mail part maintenant à {{count}} destinataires.',
    ask_few: 'L’e-mail part maintenant à {{count}} destinataires.',
    ask_many: 'L’e-mail part maintenant à {{count}} destinataires.',
    ask_other: 'L’e-mail part maintenant à {{count}} destinataires.',
    sent: 'E-mail envoyé. Destinataires : {{count}}',
    leftOut: 'Non envoyé à {{count}} : statut changé, pas de compte actif, ou e-mails de ce genre désactivés.',
  },
}
