import { refusal } from '#platform/shared/refusal.ts'

/** `most` views of this list are kept, by oneself or by whose they become. */
export const tooManyViews = refusal('tooManyViews', 409)
/** A role is shown as many views of this list as it may be, `most`; `role` is the first of them. */
export const tooManyShared = refusal('tooManyShared', 409)
