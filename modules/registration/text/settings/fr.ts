import { fr as terms } from '#platform/web/text/terms/fr.ts'

export const fr = {
  sections: {
    seats: { title: terms.seats },
    visas: { title: 'Passeports et visas' },
    keeping: { title: 'Conservation des copies de passeport' },
  },
  settings: {
    seatHoldDays: {
      label: 'Réservation d’une place avant paiement',
      help: 'Elle est ensuite proposée à une autre personne.',
    },
    seatOfferHours: { label: 'Offre d’une place à la première personne en attente' },
    homeCountry: { label: 'Pays de l’académie', help: 'Ses ressortissants n’ont pas besoin de visa.' },
    passportMonths: { label: 'Validité du passeport après la fin de la session' },
    passportFileDays: {
      label: 'Conservation des copies de passeport et de visa',
      help: 'À compter de la fin de la dernière session qui les exigeait. Zéro : jamais supprimées.',
    },
  },
}
