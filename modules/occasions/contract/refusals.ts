import { refusal } from '#platform/shared/refusal.ts'

/** Every seat is given to somebody who is confirmed. Data: `seats`. */
export const occasionFull = refusal('occasionFull', 409)
/** Nobody can ask for a place any more, or not yet. */
export const occasionClosed = refusal('occasionClosed', 409)
/** More are confirmed than the seats that were typed. Data: `confirmed`. */
export const fewerSeatsThanGuests = refusal('fewerSeatsThanGuests', 409)
