import { refusal } from '#platform/shared/refusal.ts'

/** The chosen class or people have no active account among them. */
export const nobodyToTell = refusal('nobodyToTell', 422)
/** Merge fields that this letter does not know, or needed ones that are missing; which, say the fields. */
export const marksDoNotFit = refusal('marksDoNotFit', 422)
/** No mail template for this status. */
export const noMailTemplate = refusal('noMailTemplate', 422)
/** What a browser handed in is no push subscription, or one at an address that the academy does not ask. */
export const noSubscription = refusal('noSubscription', 422)
