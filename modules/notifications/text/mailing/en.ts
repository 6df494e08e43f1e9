import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as billing } from '#modules/billing/text/en.ts'
import { en as certificates } from '#modules/certificates/text/en.ts'
import { en as classes } from '#modules/classes/text/en.ts'
import { en as exams } from '#modules/exams/text/en.ts'
import { en as people } from '#modules/people/text/en.ts'
import { en as planning } from '#modules/planning/text/en.ts'
import { en as proposals } from '#modules/requests/text/templates/en.ts'
import { en as requests } from '#modules/requests/text/en.ts'
import { en as registration } from '#modules/registration/text/en.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as notifications } from '../en.ts'

export const en: Words<typeof ar> = {
  /** What a mail is about. */
  types: {
    instructorConfirm: 'Instructor confirmation',
    classStartAlert: 'Class start alert',
    classChange: 'Change in a class',
    newExam: 'New exam',
    assessment: 'Assessment',
    invoice: terms.invoice,
    payRequest: 'Request for payment',
    instructorSignup: 'Instructor sign-up',
    instructorActivation: 'Instructor activation',
    requestConfirmation: 'Confirmation of a registration',
    certificateIssued: 'Certificate issued',
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
    'The wording of mails that are sent to the people of classes and to instructors, one for each type and status. For a status without a text nothing can be sent.',
  type: 'Type of mail',
  allTypes: exams.exam.anyType,
  none: 'No text matches what you chose.',
  noneForStatus: 'No mail template for this status',
  notMailed: 'No type of mail is about it',
  missing: 'No text',
  write: 'Write the text',
  missingNow: 'There is no mail template for this status. Write a text and save it: from then on it is sent.',
  back: proposals.back,
  marksHelp: 'Put the cursor into a text, then choose a field to insert.',
  previewOf: 'The preview is about {{code}}.',
  previewNone: 'Nothing is in this status yet, so the fields appear by their names.',
  status: terms.status,
  subject: notifications.messageTitle,
  wording: notifications.templates.wording,
  send: {
    act: terms.send,
    about:
      'Choose the type of mail and the status, then who gets it. Its wording is the template written for this status.',
    people: notifications.recipients,
    all: 'Everybody in this status',
    nobody: 'There is nobody to send this mail to now.',
    noTemplate: 'There is no mail template for this status, so nothing can be sent.',
    preview: planning.sections.preview,
    seen: 'As it reaches {{name}}',
    statusOf: '{{status}} ({{people}})',
    ask_zero: 'The mail goes to nobody.',
    ask_one: 'The mail goes to {{count}} recipient now.',
    ask_two: 'The mail goes to {{count}} recipients now.',
    ask_few: 'The mail goes to {{count}} recipients now.',
    ask_many: 'The mail goes to {{count}} recipients now.',
    ask_other: 'The mail goes to {{count}} recipients now.',
    sent: 'Mail sent. Recipients: {{count}}',
    leftOut:
      'Not sent to {{count}}: their status changed, they have no active account, or they switched such mails off.',
  },
}
