import { refusal } from '#platform/shared/refusal.ts'

/** The lines come to more than a sheet holds. */
export const costsTooLarge = refusal('costsTooLarge', 409)
