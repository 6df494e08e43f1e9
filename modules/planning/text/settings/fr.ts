export const fr = {
  sections: { asking: { title: 'Demandes aux formateurs' } },
  settings: {
    instructorAnswerDays: {
      label: 'Délai de réponse du formateur',
      help: 'Il est ensuite relancé, puis le coordinateur est prévenu.',
    },
  },
}
