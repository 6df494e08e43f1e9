import { refusal } from '#platform/shared/refusal.ts'

/** The chosen class or people have no active account among them. */
export const nobodyToTell = refusal('nobodyToTell', 422)
