import { refusal } from '#platform/shared/refusal.ts'

/** The person may not have this certificate yet. Data: `obstacles`. */
export const notEligible = refusal('notEligible', 409)
/** Hiding or replacing a certificate needs a reason. */
export const reasonMissing = refusal('reasonMissing', 422)
