/** What an invoice may be about: records of modules that stand below, by the names that facts about them bear. */
export const invoiceSubjects = [
  'registration',
  'courseRequest',
  'repeatExam',
  'membershipCard',
  'competitionEntry',
] as const
export type InvoiceSubject = (typeof invoiceSubjects)[number]

export const invoiceStates = ['sent', 'paid', 'void'] as const
export type InvoiceState = (typeof invoiceStates)[number]
