import { refusal } from '#platform/shared/refusal.ts'

/** The subject has no such groups, or no such figure. */
export const notGroupedSo = refusal('notGroupedSo', 409)
/** Ten years at most, and the last day not before the first. */
export const periodTooLong = refusal('periodTooLong', 409)
