import { refusal } from '#platform/shared/refusal.ts'

/** The own data were downloaded a moment ago. Data: `seconds` until they may be again. */
export const ownDataTooSoon = refusal('ownDataTooSoon', 429)
/** What was typed to confirm is not the own address. */
export const notOwnAddress = refusal('notOwnAddress', 409)
/** The person has asked already, and nobody has decided yet. */
export const erasureAsked = refusal('erasureAsked', 409)
/** Something of the person is still open. Data: `open`, how much. */
export const erasureBlocked = refusal('erasureBlocked', 409)
/** Nobody decides on the own request. */
export const ownErasure = refusal('ownErasure', 403)
