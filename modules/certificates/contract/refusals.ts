import { refusal } from '#platform/shared/refusal.ts'

/** The person may not have this certificate yet. Data: `obstacles`. */
export const notEligible = refusal('notEligible', 409)
/** Nobody issues, opens, locks or replaces the own certificate, whatever rights the account has. */
export const ownCertificate = refusal('ownCertificate', 403)
