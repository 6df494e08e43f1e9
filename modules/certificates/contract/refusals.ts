import { refusal } from '#platform/shared/refusal.ts'

/** The person may not have this certificate yet. Data: `obstacles`. */
export const notEligible = refusal('notEligible', 409)
/** The text has fields that certificates of its kind do not fill. */
export const fieldsDoNotFit = refusal('fieldsDoNotFit', 422)
/** Only what was never given out is deleted. Data: `serial`. */
export const alreadyIssued = refusal('alreadyIssued', 409)
/** Nobody issues, opens, locks or replaces the own certificate, whatever rights the account has. */
export const ownCertificate = refusal('ownCertificate', 403)
