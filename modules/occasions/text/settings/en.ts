export const en = {
  sections: { guests: { title: 'Keeping of event guests’ details' } },
  settings: {
    guestMonths: {
      label: 'Details of guests are kept for',
      help: 'From the last day of the event. Then name, e-mail, mobile, employer and letters are erased; the counts stay. Zero: never.',
    },
  },
}
