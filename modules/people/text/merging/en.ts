import { en as people } from '../en.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'

export const en: Words<typeof ar> = {
  intro:
    'Pairs of trainees’ records that are likely one person’s. Look at them before you merge them or say that they are two people.',
  none: 'No records are likely one person’s.',
  noneApart: 'Nobody has said yet that two records are different people’s.',
  tabs: { likely: 'Likely one person', apart: 'Said to be two people' },
  fields: {
    one: 'First record',
    other: 'Second record',
    reasons: 'They agree in',
    score: 'Likelihood',
    apartAt: 'Decided',
  },
  scores: { high: 'Very likely', middle: 'Likely', low: 'Possible' },
  reasons: {
    email: terms.eMail,
    passport: 'End of the passport number and its expiry day',
    mobile: terms.mobile,
    name: terms.name,
    birthDate: terms.dateOfBirth,
    nameAlike: 'A similar name',
  },
  inactive: people.states.inactive,
  compare: 'Look and merge',
  mergeIntro:
    'Everything in the second record moves to the first: registrations, results, certificates, invoices. A merge cannot be taken back.',
  chooseOther: 'With which record?',
  otherRecord: 'The same trainee’s other record',
  records: 'The two records',
  swap: 'Swap the records',
  stays: 'This record stays',
  goes: 'This record is merged into it and closed',
  fieldsTitle: 'Where they differ',
  fieldsHint: 'Choose for each field the value that stays. Contacts, education and attachments of both are kept.',
  noDifference: 'The records differ in nothing.',
  field: 'Detail',
  ofKept: 'Record that stays',
  ofGone: 'Merged record',
  movesTitle: 'What moves',
  movesHint:
    'Everything of the merged record becomes the other one’s. Certificates and results stay as they were issued, and invoices keep the name they were issued to.',
  movesNone: 'The merged record holds nothing but its own data.',
  cancel: terms.cancel,
  merge: 'Merge the records',
  mergeAsk:
    'Record {{gone}} is closed and everything it holds moves to {{kept}}. The account that does not stay is signed out everywhere and no longer signs in. This cannot be taken back.',
  account: 'Account to sign in with',
  endsWith: 'ends with {{ending}}',
  expires: 'expires {{date}}',
  withScan: 'with a scan',
  empty: 'No value',
  blocks: {
    bothInClass: 'Both are registered for one class',
    examOpen: 'An exam is under way',
    bothRepeat: 'Both have asked to repeat the same exam',
    erasureAsked: 'A request to erase data waits for a decision',
  },
  settle: {
    bothInClass: 'Cancel one of the registrations or move it to another class:',
    examOpen: 'Wait until it is handed in:',
    bothRepeat: 'Settle one of the requests:',
    erasureAsked: 'Decide about the request first:',
  },
  moved: {
    registrations: 'Registrations',
    invoices: terms.invoices,
    attendance: 'Attendance marks',
    attempts: 'Exams and attempts',
    repeats: 'Requests to repeat an exam',
    results: 'Final results of classes',
    certificates: 'Certificates',
    contacts: 'Contacts',
    education: people.lists.Education,
    files: people.lists.Attachments,
    notices: 'Notices',
    acts: 'Facts of the history',
    others: 'Other',
  },
}
