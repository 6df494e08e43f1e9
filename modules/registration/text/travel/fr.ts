import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as registration } from '../fr.ts'

export const fr: Words<typeof ar> = {
  invoice: {
    lines: 'Lignes de la facture',
    text: terms.line,
    quantity: terms.quantity,
    unit: terms.price,
    amount: terms.amount,
    tax: terms.tax,
    total: terms.total,
    withStay: 'Avec l’hébergement et les suppléments payants',
    frozen: 'Les prix et les taux sont fixés à l’émission.',
    left: {
      noHotel: 'L’hébergement demandé n’y figure pas : aucun hôtel n’a encore été choisi.',
      noRoomType: 'L’hébergement demandé n’y figure pas : aucun type de chambre n’a encore été choisi.',
      noNights: 'L’hébergement demandé n’y figure pas : le nombre de nuits n’est pas encore connu.',
      noPrice: 'L’hébergement demandé n’y figure pas : toutes les nuits n’ont pas de prix parmi les prix des chambres.',
    },
  },
  arrivals: {
    about:
      'Qui arrive et qui repart, jour par jour, avec le vol et l’hôtel. Imprimez la liste pour l’accueil ou exportez-la vers Excel.',
    none: 'Personne n’arrive ni ne repart ces jours-là.',
    day: terms.day,
    time: terms.time,
    kind: 'Mouvement',
    kinds: { arrival: 'Arrive', departure: 'Repart' },
    flight: registration.fields.flight,
    trainee: terms.trainee,
    phone: 'Téléphone',
    hotel: registration.fields.hotel,
    class: terms.aClass,
    state: terms.state,
    states: {
      awaitingTravel: 'Voyage pas encore organisé',
      arranged: registration.acts.arrangeTravel.past,
      arrived: terms.arrived,
    },
    print: 'Imprimer la liste',
    today: 'Aujourd’hui seulement',
    week: 'Sept jours',
  },
  arrivalDay: 'Jour d’arrivée',
  arrivalTime: 'Heure d’arrivée',
  departureDay: 'Jour de départ',
  departureTime: 'Heure de départ',
  departureFlight: 'Vol de retour',
  dayHint: 'S’il reste vide, la veille du début de la session compte.',
}
