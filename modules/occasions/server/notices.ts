import { numberIn } from '#platform/server/notices/happened.ts'
import { nobody, page, tell, type Condition, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { guestActs, occasionActs } from '../contract/acts.ts'
import { keepers } from './audiences.ts'
import { occasionLetters as letters } from './letters/occasions.ts'
import { someoneMayFollow, waitsFirst } from './store/waiting.ts'

const guests = page('/DubaiEventGuests/:ID', (event) => ({ ID: numberIn(event, 'occasionId') }))

/** A hundred requests in an evening are one notice: whoever opens the list sees them all. */
const noneWaitedBefore: Condition = {
  says: 'no request waited before',
  holds: (db, event) => waitsFirst(db, numberIn(event, 'occasionId'), event.subjectId),
}
const othersWait: Condition = {
  says: 'a seat is free for the waiting list',
  holds: (db, event) => someoneMayFollow(db, numberIn(event, 'occasionId')),
}
const asked = [tell(keepers, letters.occasionSeatAsked, guests, { only: noneWaitedBefore })]

/** Who keeps the events is told of what waits. Guests get letters at the address that they gave (`acts/letters.ts`): most have no account to be told in. */
export const notices: NoticesOf<typeof occasionActs> & NoticesOf<typeof guestActs> = {
  'occasions.addOccasion': nobody,
  'occasions.editOccasion': nobody,
  'occasions.publishOccasion': nobody,
  'occasions.unpublishOccasion': nobody,
  'occasions.cancelOccasion': nobody,
  'occasions.deleteOccasion': nobody,
  'occasions.forgetGuests': nobody,
  'occasions.askForPlace': asked,
  'occasions.askMyself': asked,
  'occasions.confirmGuest': nobody,
  'occasions.waitlistGuest': nobody,
  'occasions.rejectGuest': nobody,
  'occasions.withdrawGuest': [tell(keepers, letters.occasionSeatFree, guests, { only: othersWait })],
  'occasions.checkIn': nobody,
  'occasions.undoArrival': nobody,
}
