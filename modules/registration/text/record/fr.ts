import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as registration } from '../fr.ts'
import { fr as travel } from '../travel/fr.ts'
import { fr as accommodationRecord } from '#modules/accommodation/text/record/fr.ts'

export const fr: Words<typeof ar> = {
  /* Calls that do no act of their own: the words of their rights. */
  rights: {
    approveRegistrations: registration.acts.approve.do,
    sendInvoices: registration.acts.sendInvoice.do,
  },
  /* The registration's columns, as the audit shows them before and after. */
  facts: { roomType: registration.fields.roomType },
  roomTypes: { single: 'Simple', double: 'Double', triple: 'Triple' },
  columns: {
    sharedRoom: 'Chambre dans la liste',
    objection: 'Opposition levée',
    isAgreed: 'Convenue dans une demande',
    placeAsked: 'Le stagiaire doit dire s’il vient',
    traineeBudgetMinor: registration.fields.traineeBudget,
    courseBudgetMinor: registration.fields.courseBudget,
    main: 'État de l’inscription',
    visa: registration.fields.visa,
    money: registration.fields.money,
    travel: registration.fields.travel,
    hasSeat: 'Occupe une place',
    seatUntil: registration.fields.seatUntil,
    seatFrozenAt: 'Réservation suspendue',
    reason: terms.reason,
    organizationId: terms.organizationNumber,
    organizationAgreedAt: 'Accord de l’organisme',
    takenOverAt: 'Brouillon repris le',
    submittedAt: 'Envoyée le',
    waitingSince: 'En liste d’attente depuis',
    confirmedAt: registration.acts.confirm.past,
    arrivesOn: travel.arrivalDay,
    arrivesAt: travel.arrivalTime,
    departsOn: travel.departureDay,
    departsAt: travel.departureTime,
    departureFlight: travel.departureFlight,
    flight: registration.fields.flight,
    hotel: registration.fields.hotel,
    roomTypeId: accommodationRecord.columns.roomTypeId,
    hotelId: accommodationRecord.columns.hotelId,
    nights: registration.fields.nights,
    wishedClassId: 'Numéro de la session demandée',
    needsAccommodation: 'Hébergement demandé',
  },
}
