import { en as signin } from '../en.ts'

export const en = {
  sections: {
    signIn: {
      title: signin.screens.signInRules,
      about: 'Who is asked for a code after the password, and when screens lock.',
    },
  },
  settings: {
    secondFactor: {
      label: 'The second step of logging in',
      options: {
        staff: {
          label: 'For the staff',
          help: 'Administrators, editors, coordinators, instructors and evaluators; others if they have switched it on.',
        },
        everybody: { label: 'For everybody', help: 'Trainees and organizations too.' },
        off: {
          label: 'Only for those who have switched it on',
          help: 'In the sample academy alone, to try its accounts with one click.',
        },
      },
    },
    lockAfterMinutes: {
      label: 'Screens of the staff lock after',
      help: 'Minutes without keyboard or mouse. Zero: never by themselves.',
    },
    actAsNotice: {
      label: 'Tell people after an administrator acted as them',
      help: 'A notification comes when the acting ends. The audit keeps it in any case.',
    },
  },
}
