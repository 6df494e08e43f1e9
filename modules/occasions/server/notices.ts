import { nobody, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { guestActs, occasionActs } from '../contract/acts.ts'

/** Guests get letters at the address that they gave (`acts/letters.ts`): most have no account to be told in. */
export const notices: NoticesOf<typeof occasionActs> & NoticesOf<typeof guestActs> = {
  'occasions.addOccasion': nobody,
  'occasions.editOccasion': nobody,
  'occasions.publishOccasion': nobody,
  'occasions.unpublishOccasion': nobody,
  'occasions.cancelOccasion': nobody,
  'occasions.deleteOccasion': nobody,
  'occasions.forgetGuests': nobody,
  'occasions.askForPlace': nobody,
  'occasions.askMyself': nobody,
  'occasions.confirmGuest': nobody,
  'occasions.waitlistGuest': nobody,
  'occasions.rejectGuest': nobody,
  'occasions.withdrawGuest': nobody,
  'occasions.checkIn': nobody,
  'occasions.undoArrival': nobody,
}
