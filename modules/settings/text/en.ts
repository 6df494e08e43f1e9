import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as kit } from '#platform/web/text/kit/en.ts'

export const en = {
  screens: { general: 'General settings', system: 'System settings', numberSeries: 'Number series' },
  about: {
    general: 'About the academy itself: its name, its documents, its periods and its terms.',
    system: 'How the system works: signing in, what is kept, maintenance, and the lists that forms offer.',
  },
  nothing: 'No setting here is yours to change.',
  default: { is: 'Default:', empty: kit.form.empty, back: 'Back to default' },
  from: { next: 'Holds for what begins after it is saved.' },
  suffixes: { times: 'times', percent: '%', minutes: 'minutes', hours: 'hours', days: 'days', months: 'months' },
  units: {
    times_one: 'once',
    times_other: '{{shown}} times',
    minutes_one: '{{shown}} minute',
    minutes_other: '{{shown}} minutes',
    hours_one: '{{shown}} hour',
    hours_other: '{{shown}} hours',
    days_one: '{{shown}} day',
    days_other: '{{shown}} days',
    months_one: '{{shown}} month',
    months_other: '{{shown}} months',
  },
  documents: {
    add: 'Set a document apart',
    asOthers: 'Treat as the others',
    off: 'Switched off',
    offHelp: 'Nobody opens it as long as it is off.',
    signedBy: 'Signed by',
    signedByHelp: 'Choose nobody, and whoever usually signs it does.',
    footer: 'Line at its foot',
    posts: { director: 'The director', registrar: 'The registrar' },
  },
  actions: terms.actions,
  acts: { changeNumberSeries: { do: terms.edit, past: 'Number series changed' } },
  fields: {
    series: 'Record',
    pattern: 'Number pattern',
    digits: 'Least digits of the counter',
    restarts: 'Begins again each year',
    next: 'The next three numbers',
    changed: 'Last change',
  },
  series: {
    about:
      'Each kind of record has one counter that leaves no number out and repeats none. A new pattern holds for what comes; numbers that were given stay as they are.',
    edit: 'Number series: {{series}}',
    patternHelp:
      '{number} is where the counter stands and {year} the year; everything else is written as it is: Latin letters, digits and . - _ /',
    digitsHelp: 'Shorter counters are filled up with zeros.',
    restartsHelp: 'The pattern needs {year} then, so that no number is repeated.',
    never: 'Never changed',
    noPreview: 'Correct the pattern to see the numbers.',
    keys: {
      courseClass: terms.classes,
      registration: terms.registrations,
      invoice: terms.invoices,
      creditNote: terms.creditNotes,
      certificate: terms.certificates,
      exam: terms.exams,
      question: terms.questions,
      trainee: terms.trainees,
      instructor: terms.instructors,
      organization: terms.organizations,
    },
  },
  fieldErrors: {
    numberMissing: 'Write {number} where the counter is to stand.',
    markTwice: 'Write each mark once.',
    unknownMark: 'The marks are {year} and {number}.',
    badNumberText: 'Use Latin letters, digits and . - _ / alone, and begin with a letter or a digit.',
    yearMissing: 'Write {year} into the pattern as long as it begins again each year.',
    numberRepeats: 'This pattern repeats a number that is there.',
  },
  refusals: {
    numberRepeats:
      'The number {{number}} is there already, and this pattern would come to it again. Choose another pattern.',
    patternOfAnother:
      'Another kind of record is numbered by this pattern; nobody could tell their numbers apart. Choose another pattern.',
  },
}
