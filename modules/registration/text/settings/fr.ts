import { fr as lookups } from '#modules/lookups/text/fr.ts'
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
    visaDefault: {
      label: 'Visa des personnes dont la nationalité n’a pas de règle',
      help: 'Chaque nationalité a sa règle dans la liste des nationalités.',
      options: {
        notRequired: { label: lookups.visas.notRequired },
        onArrival: { label: lookups.visas.onArrival },
        required: { label: lookups.visas.required },
        toCheck: { label: 'Le coordinateur vérifie' },
      },
    },
    visaNotice: {
      label: 'Avis à qui un visa est nécessaire',
      help: 'Lu par le stagiaire avant l’envoi d’une inscription. Vide, le texte du programme est affiché.',
    },
    visaOnArrivalNotice: { label: 'Avis à qui reçoit le visa à l’arrivée' },
    visaLateDays: {
      label: 'Un visa est en retard s’il n’est pas réglé avant la session de',
      help: 'Jusqu’au double, son échéance est proche.',
    },
    passportFileDays: {
      label: 'Conservation des copies de passeport et de visa',
      help: 'À compter de la fin de la dernière session qui les exigeait. Zéro : jamais supprimées.',
    },
  },
}
