import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as record } from '#modules/catalogue/text/record/en.ts'
import { en as sending } from '../sending/en.ts'
import { en as registration } from '../en.ts'

const classClosed = 'The class takes no more registrations.'
const courseBudgetExceeded =
  'The fees together are above the budget for the course. Fees: {{cost}}. Budget: {{budget}}.'
const admissionTest = record.columns.hasAdmissionTest

export const en: Words<typeof ar> = {
  title: 'What stands against it',
  none: 'Nothing stands against this registration.',
  holdsUp: {
    submission: 'Keeps it from being sent',
    approval: 'Keeps it from being approved',
    nothing: 'For your information',
  },
  own: {
    classClosed,
    alreadyRegistered: 'You are registered to this class already.',
    mandatoryDataMissing: 'Your data is incomplete:',
    passportTooShort: 'Your passport must be valid until {{until}} at least.',
    prerequisiteMissing: 'You lack what this course builds upon:',
    calendarClash: 'You have something else at the same time:',
    traineeBudgetExceeded: 'The fee is above your budget. Fee: {{cost}}. Budget: {{budget}}.',
    courseBudgetExceeded,
    admissionTestOpen: 'The course has an admission test. You sit it once the registration is sent.',
    noFreeSeat: 'No seat is free now: you join the waiting list.',
  },
  other: {
    classClosed,
    alreadyRegistered: 'The trainee is registered to this class already.',
    mandatoryDataMissing: 'The trainee’s data is incomplete:',
    passportTooShort: 'The trainee’s passport must be valid until {{until}} at least.',
    prerequisiteMissing: 'The trainee lacks what this course builds upon:',
    calendarClash: 'The trainee has something else at the same time:',
    traineeBudgetExceeded: 'The fee is above the budget for this trainee. Fee: {{cost}}. Budget: {{budget}}.',
    courseBudgetExceeded,
    admissionTestOpen: 'The course has an admission test. The trainee sits it once the registration is sent.',
    noFreeSeat: 'No seat is free now: the registration joins the waiting list.',
  },
  testNotPassed: 'The admission test has not been passed yet.',
  clashKinds: {
    class: terms.aClass,
    exam: terms.anExam,
    meeting: terms.aMeeting,
    arrival: registration.fields.arrival,
    departure: registration.fields.departure,
  },
  sameDays: 'on the same days; the hours are not known yet',
  askAcademy:
    'If there is a reason to let you in all the same, speak to the academy: it can register you and note why.',
  overrideHint: registration.acts.override.ask,
  reasonOf: 'Why it is let pass',
  letPass: 'Let pass',
  kinds: {
    passportTooShort: 'Validity of the passport',
    prerequisiteMissing: 'Earlier courses',
    calendarClash: 'Clash of dates',
    traineeBudgetExceeded: registration.fields.traineeBudget,
    courseBudgetExceeded: registration.fields.courseBudget,
    admissionTestOpen: admissionTest,
  },
  test: {
    title: admissionTest,
    intro: 'This course takes whoever has passed its admission test. Passing it once is enough.',
    notYet: 'The date of the test has not been set yet. You are told when it is.',
    notYetOther: 'No test of the course has been announced yet.',
    sit: 'Sit the test',
    when: 'From {{from}} until {{until}}',
    length: 'It takes {{minutes}}',
    pass: 'Passed from {{percent}}',
    soFar: 'Marked so far: {{percent}}',
    standings: {
      ahead: 'To come',
      open: 'Can be sat now',
      handedIn: 'Handed in, result to come',
      passed: 'Passed',
      failed: 'Not passed',
      missed: 'Missed',
    },
  },
  place: {
    title: 'Your place in this class',
    question: '{{name}} has given you this place. Will you come?',
    questionNoName: 'This place was given to you. Will you come?',
    decline: 'I do not come',
    declined: 'The place is free, and your organization was told.',
    declineAsk:
      'Your registration ends, the place goes to somebody else, and your organization is told. This cannot be undone.',
  },
  budget: {
    own: 'Your budget',
    ownHint: 'The most you mean to pay. You are told where the fee is higher.',
    trainee: 'Budget for each trainee',
    course: registration.fields.courseBudget,
    courseHint: 'For all whom your organization sends to this class.',
  },
  /* An organization registers several people together. */
  sending,
}
