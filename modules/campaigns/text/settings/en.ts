import { en as terms } from '#platform/web/text/terms/en.ts'

export const en = {
  sections: { advertisements: { title: terms.advertisementsByMail } },
  settings: {
    advertisementsGoOut: {
      label: 'Send advertisements',
      help: 'Off, every campaign halts at once: what has not left waits until this is on again. Mails about registrations and accounts are not touched.',
    },
  },
}
