import { en as terms } from '#platform/web/text/terms/en.ts'

export const en = {
  sections: {
    academy: { title: 'The academy', about: 'What stands on letters and documents.' },
    signatories: { title: 'Who signs', about: 'Without a name here, the line is signed by hand.' },
    documents: { title: terms.printedDocuments },
    zone: { title: 'Time', about: 'All days and times are counted in it, so it does not change once work has begun.' },
    maintenance: { title: terms.maintenance, about: 'Keeps everybody but administrators out for a while.' },
  },
  settings: {
    academyName: { label: 'Name of the academy' },
    academyAddress: { label: 'Address of the academy' },
    academyEmail: { label: 'E-mail of the academy', help: 'Whoever lacks a right or needs help writes to it.' },
    academyPhone: { label: 'Phone of the academy' },
    arabicDigits: {
      label: terms.digitsInArabic,
      help: 'On pages, in letters and on documents. A person may choose others for the pages.',
      options: { arab: { label: 'Arabic-Indic digits' }, latn: { label: 'Latin digits' } },
    },
    directorTitle: { label: 'Title of the director' },
    directorName: { label: 'Name of the director' },
    registrarTitle: { label: 'Title of the registrar' },
    registrarName: { label: 'Name of the registrar' },
    reportTicketMinutes: {
      label: 'A document’s key is good for',
      help: 'The key opens the document in the window that prints it, and nowhere else.',
    },
    documentLetterDays: { label: 'A mailed link to a document is good for' },
    timeZone: {
      label: 'Time zone',
      help: 'It may change until the first plan row, class, exam, meeting, event or request.',
    },
    maintenance: { label: 'State of maintenance' },
  },
}
