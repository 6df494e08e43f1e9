import { refusal } from '#platform/shared/refusal.ts'

/** The pattern would make a number that something has already. Data: `number`. */
export const numberRepeats = refusal('numberRepeats', 409)
/** Another series counts by the same pattern: its numbers could not be told from these. Data: `series` (its key). */
export const patternOfAnother = refusal('patternOfAnother', 409)
