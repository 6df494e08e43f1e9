import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as diplomas } from '#modules/diplomas/text/en.ts'
import { en as examsCorrection } from '#modules/exams/text/correction/en.ts'
import { en as occasions } from '#modules/occasions/text/en.ts'

const erasureRequests = 'Erasure requests'

export const en: Words<typeof ar> = {
  screens: {
    erasureRequests,
    erasureRequest: terms.erasureRequest,
  },
  title: terms.yourData,
  download: {
    hint: 'A copy of all that the academy holds of you, as a ZIP file: your record, registrations, invoices, attendance, exams, results, certificates, notifications and files, with a page that explains each of them. You can download it every ten minutes.',
    running: 'Your data are being gathered. With large files this takes some minutes.',
    done: 'Your data were downloaded. Keep the copy in a safe place.',
    fileName: 'my-data',
  },
  erasure: {
    title: 'Erasing your data',
    hint: 'You ask the academy to erase your personal data and to close your account. An administrator looks at the request and answers it.',
    keeps:
      'What must be kept stays without your name: registrations, results, invoices and the audit. Certificates issued to you stay as they were printed, so that whoever you show them to can verify them.',
    reason: 'Reason (optional)',
    email: 'The e-mail of your account',
    emailHint: 'Type it to confirm that it is you who asks. Once it is done, it cannot be undone.',
    send: occasions.ask.confirm,
    sent: 'Your request was sent. You will hear when it is decided.',
    askedAt: 'You asked to be erased on {{at}}.',
    refusedAt: 'Your request was refused on {{at}}.',
    withdrawnAt: 'You withdrew your request on {{at}}.',
    answer: 'The reason: {{reason}}',
    open: 'It cannot be done while this is open:',
    withdrawn: 'The request was withdrawn.',
  },
  states: { asked: 'Waiting', withdrawn: 'Withdrawn', refused: 'Refused', done: 'Done' },
  acts: {
    downloadOwnData: { do: 'Download my data', past: 'Own data downloaded' },
    askErasure: { do: 'Ask to be erased', past: 'Erasure asked for' },
    withdrawErasure: {
      do: 'Withdraw the request',
      ask: 'Your data and your account stay as they are. You can ask again whenever you want.',
      past: 'Erasure request withdrawn',
    },
    approveErasure: {
      do: 'Erase',
      ask: '{{name}} is erased now and the account closed. This cannot be undone.',
      past: 'Person erased',
    },
    refuseErasure: {
      do: 'Refuse',
      ask: 'The data stay as they are, and the person is told the reason.',
      past: 'Erasure refused',
    },
  },
  blocks: {
    registration: diplomas.courseStates.applied,
    courseRequest: 'Course request under way',
    invoice: 'Unpaid invoice',
    refund: 'Money to return',
    exam: 'Exam without a result yet',
    repeat: 'Open request to sit an exam again',
    teaching: 'Class taught and not closed yet',
    planned: 'Place in the plan',
    coordinating: 'Work that the person coordinates',
    lastAdmin: 'The last administrator who can log in',
  },
  list: {
    title: erasureRequests,
    description: 'Who asked the academy to erase them, and what came of it.',
    none: 'Nobody has asked to be erased.',
    person: 'Who asks',
    email: terms.eMail,
    role: terms.role,
    state: terms.state,
    askedAt: 'Asked',
    endedAt: 'Ended',
  },
  request: {
    title: terms.erasureRequest,
    facts: 'The request',
    reason: 'Reason given',
    noReason: 'No reason given',
    answer: 'Reason of the refusal',
    decidedBy: examsCorrection.grievance.decidedBy,
    removed: 'What goes',
    kept: 'What stays without a name, and why',
    nothingKept: 'There is nothing of this person that must be kept.',
    blocks: 'Close this before the person can be erased',
    own: 'This is your own request. Nobody decides on their own; another administrator does.',
    approved: 'The person was erased, and the last letter is on its way.',
    refused: 'The request was refused, and the person is told.',
  },
  removed: {
    names: 'Names, title, birth, nationality and work',
    contact: 'E-mail, phones, other ways to reach the person, and education',
    identity: 'Number and expiry of the passport',
    files: 'Photo, passport scan, attachments, visa proofs and tickets',
    access: 'Password, sessions, ways to sign in and settings',
    messages: 'Words and files of messages in chats',
    notifications: terms.notifications,
    letters: 'Texts and addresses of letters',
  },
  kept: {
    registrations: 'Registrations: seats and the history of classes are reckoned by them',
    invoices: 'Invoices and proofs of their payment: accounting must keep them',
    attendance: 'Attendance: results and certificates rest on it',
    attempts: 'Attempts at exams with their answers: they prove the marks',
    results: 'Final results: they prove what was achieved',
    certificates: 'Issued certificates as printed: so that whoever is shown one can verify it',
    membershipCards: 'Membership cards without the name: so that no number is given twice',
    feedback: 'Which feedback was asked for and given, without what was written: so that no opinion counts twice',
    competitionEntries: 'Entries to competitions without the name: so that nobody else’s rank changes',
    teaching: 'Classes taught: part of the record of the class',
    acts: 'The audit: it proves who did what; what it holds of the person is not shown',
  },
  fieldErrors: { notOwnAddress: 'This is not the e-mail of your account' },
  refusals: {
    ownDataTooSoon: 'Your data were downloaded a moment ago. You can download them again in {{wait}}.',
    notOwnAddress: 'This is not the address of your account. Type it as you log in with it.',
    erasureAsked: 'You have asked to be erased already, and the request still waits for the academy.',
    erasureBlocked: 'Nobody is erased while something of theirs is still open. The list shows it; close it first.',
    ownErasure: 'Nobody decides on their own request. Leave it to another administrator.',
  },
}
