import type { Words } from '#platform/shared/words.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as occasions } from '../fr.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  rights: {
    addOccasion: occasions.acts.addOccasion.do,
    editOccasion: occasions.acts.editOccasion.past,
    setOccasionPublished: 'Publier les événements ou les retirer',
    cancelOccasion: occasions.acts.cancelOccasion.do,
    deleteOccasion: occasions.acts.deleteOccasion.past,
    decideGuests: 'Décider des demandes de place',
    checkIn: occasions.acts.checkIn.do,
    undoArrival: occasions.acts.undoArrival.do,
  },
  columns: {
    title: occasions.fields.title,
    place: terms.place,
    firstDay: terms.firstDay,
    lastDay: terms.lastDay,
    startsAt: terms.from,
    endsAt: terms.to,
    closesOn: occasions.fields.closesOn,
    seats: terms.seats,
    state: terms.state,
    occasionId: 'Numéro de l’événement',
    language: terms.language,
    reason: terms.reason,
    arrivedAt: occasions.fields.arrivedAt,
  },
}
