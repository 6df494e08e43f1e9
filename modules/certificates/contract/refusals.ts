import { refusal } from '#platform/shared/refusal.ts'

/** The person may not have this certificate yet. Data: `obstacles`. */
export const notEligible = refusal('notEligible', 409)
/** Hiding a certificate, and rejecting a change, needs a reason. */
export const reasonMissing = refusal('reasonMissing', 422)
/** Nobody issues, opens, locks or replaces the own certificate, whatever rights the account has. */
export const ownCertificate = refusal('ownCertificate', 403)
/** Who asked for the change cannot approve it. */
export const secondPersonNeeded = refusal('secondPersonNeeded', 403)
/** A change of this certificate waits already for its second person. */
export const changeAsked = refusal('changeAsked', 409)
