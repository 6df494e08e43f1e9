import { fr as terms } from '#platform/web/text/terms/fr.ts'

export const fr = {
  sections: {
    academy: { title: 'L’académie', about: 'Ce qui figure sur les lettres et les documents.' },
    signatories: { title: 'Les signataires', about: 'Sans nom ici, on signe à la main.' },
    documents: { title: terms.printedDocuments },
    zone: {
      title: 'Heure',
      about: 'Tous les jours et horaires s’y comptent : elle ne change plus une fois le travail commencé.',
    },
    maintenance: { title: terms.maintenance, about: 'Ferme l’accès un moment, sauf aux administrateurs.' },
  },
  settings: {
    academyName: { label: 'Nom de l’académie' },
    academyAddress: { label: 'Adresse de l’académie' },
    academyEmail: {
      label: 'Adresse e-mail de l’académie',
      help: 'On y écrit pour demander un droit ou de l’aide.',
    },
    academyPhone: { label: 'Téléphone de l’académie' },
    arabicDigits: {
      label: terms.digitsInArabic,
      help: 'Dans les pages, les lettres et les documents. Chacun peut en choisir d’autres pour les pages.',
      options: { arab: { label: 'Chiffres arabes orientaux' }, latn: { label: 'Chiffres latins' } },
    },
    directorTitle: { label: 'Titre du directeur' },
    directorName: { label: 'Nom du directeur' },
    registrarTitle: { label: 'Titre du responsable des inscriptions' },
    registrarName: { label: 'Nom du responsable des inscriptions' },
    reportTicketMinutes: {
      label: 'Validité de la clé d’un document',
      help: 'La clé n’ouvre le document que dans la fenêtre d’impression.',
    },
    documentLetterDays: { label: 'Validité du lien d’un document envoyé par e-mail' },
    timeZone: {
      label: 'Fuseau horaire',
      help: 'Modifiable jusqu’au premier examen, session, réunion, événement, ligne du plan ou demande.',
    },
    maintenance: { label: 'État de la maintenance' },
  },
}
