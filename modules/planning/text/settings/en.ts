export const en = {
  sections: { asking: { title: 'Asking instructors' } },
  settings: {
    instructorAnswerDays: {
      label: 'An instructor answers within',
      help: 'Then they are reminded, and later the coordinator is told.',
    },
  },
}
