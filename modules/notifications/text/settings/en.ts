export const en = {
  sections: { notices: { title: 'Daily mail' } },
  settings: {
    dailyMailHour: {
      label: 'Hour at which it leaves (0 to 23)',
      help: 'In the academy’s time. It goes to those who chose it in place of a mail for each notification, and only on days with something new.',
    },
  },
}
