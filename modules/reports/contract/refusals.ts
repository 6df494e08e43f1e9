import { refusal } from '#platform/shared/refusal.ts'

/** The subject has no such groups, or no such figure. */
export const notGroupedSo = refusal('notGroupedSo', 409)
/** Ten years at most, and the last day not before the first. */
export const periodTooLong = refusal('periodTooLong', 409)

/** The list has no such column, filter or order, or it cannot be grouped or added up so; `field` of the definition. */
export const notAskedSo = refusal('notAskedSo', 409)
/** The reader may not open the list. */
export const listNotOpen = refusal('listNotOpen', 403)
/** So many rows are brought together in the background alone. */
export const tooManyForNow = refusal('tooManyForNow', 409)
export const tooManyGroups = refusal('tooManyGroups', 409)
/** `most` wait or run, or were begun within a day. */
export const tooManyRuns = refusal('tooManyRuns', 409)
/** Somebody of those who are to get it may not see it. */
export const recipientNotAllowed = refusal('recipientNotAllowed', 409)
