import { refusal } from '#platform/shared/refusal.ts'

/** More than is left of the invoice. Data: `left` in minor units, `currency`. */
export const creditedTooMuch = refusal('creditedTooMuch', 409)
/** Nothing would be left to pay of what is not paid, and what the invoice is about waits for that: it has its own way to end it. */
export const creditSettles = refusal('creditSettles', 409)
