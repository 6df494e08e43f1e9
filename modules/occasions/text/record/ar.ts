import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as occasions } from '../ar.ts'

export const ar = {
  rights: {
    addOccasion: occasions.acts.addOccasion.do,
    editOccasion: occasions.acts.editOccasion.past,
    setOccasionPublished: 'نشر الفعاليات وإخفاؤها',
    cancelOccasion: occasions.acts.cancelOccasion.do,
    deleteOccasion: occasions.acts.deleteOccasion.past,
    decideGuests: 'قبول طلبات الحضور ورفضها',
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
    occasionId: 'رقم الفعالية',
    language: terms.language,
    reason: terms.reason,
    arrivedAt: occasions.fields.arrivedAt,
  },
} as const
