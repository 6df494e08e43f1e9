import { refusal } from '#platform/shared/refusal.ts'

/** Another room of the hotel has this number. Data: `number`. */
export const roomNumberUsed = refusal('roomNumberUsed', 409)
/** Nights of the period have a price already. Data: `from`, `to`: the first and last night of that price. */
export const roomPriceOverlaps = refusal('roomPriceOverlaps', 409)
