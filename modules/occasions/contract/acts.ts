import { acts, follows, through } from '#platform/shared/record/act.ts'
import { checkIn, decideGuests, undoArrival } from './guests.ts'
import * as occasions from './occasions.ts'
import { askForPlace, askMyself, withdrawGuest } from './asking.ts'

/** In the order in which their buttons stand. */
export const occasionActs = acts('occasions', 'occasion', {
  addOccasion: { call: occasions.addOccasion },
  publishOccasion: { ...through(occasions.setOccasionPublished, { IsPublished: true }), next: true },
  editOccasion: { call: occasions.editOccasion },
  unpublishOccasion: { ...through(occasions.setOccasionPublished, { IsPublished: false }), asks: 'confirmation' },
  cancelOccasion: { call: occasions.cancelOccasion, asks: 'reason', grave: true },
  deleteOccasion: { call: occasions.deleteOccasion, asks: 'confirmation', grave: true },
  forgetGuests: follows,
})

export const guestActs = acts('occasions', 'guest', {
  askForPlace: through(askForPlace),
  askMyself: through(askMyself),
  confirmGuest: { ...through(decideGuests, { Decision: 'confirmed' }), next: true },
  waitlistGuest: through(decideGuests, { Decision: 'waitlisted' }),
  rejectGuest: { ...through(decideGuests, { Decision: 'rejected' }), asks: 'optionalReason', grave: true },
  withdrawGuest: through(withdrawGuest),
  checkIn: through(checkIn),
  undoArrival: { call: undoArrival, asks: 'confirmation' },
})
