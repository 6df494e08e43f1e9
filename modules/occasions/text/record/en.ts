import type { Words } from '#platform/shared/words.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as occasions } from '../en.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  rights: {
    addOccasion: occasions.acts.addOccasion.do,
    editOccasion: occasions.acts.editOccasion.past,
    setOccasionPublished: 'Publish events or take them off',
    cancelOccasion: occasions.acts.cancelOccasion.do,
    deleteOccasion: occasions.acts.deleteOccasion.past,
    decideGuests: 'Decide about requests for seats',
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
    occasionId: 'Number of the event',
    language: terms.language,
    reason: terms.reason,
    arrivedAt: occasions.fields.arrivedAt,
  },
}
