export const en = {
  sections: {
    terms: { title: 'Terms of registration', about: 'Accepted by everybody who opens an account.' },
    signup: { title: 'New accounts' },
  },
  settings: {
    registrationTerms: {
      label: 'Text of the terms',
      help: 'A line that begins with # is a heading; an empty line begins a paragraph.',
    },
    signupsPerHour: {
      label: 'Most sign-ups an hour from one network',
      help: 'Raise it where many trainees register from one place.',
    },
  },
}
