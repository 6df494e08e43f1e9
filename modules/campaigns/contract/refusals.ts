import { refusal } from '#platform/shared/refusal.ts'

/** An advertisement is written to this audience. */
export const audienceInUse = refusal('audienceInUse', 409)
