import { refusal } from '#platform/shared/refusal.ts'

/** Another good token of this person has the name: a repeated request makes no second one. */
export const tokenNameTaken = refusal('tokenNameTaken', 409)
/** Data: `most`. */
export const tooManyTokens = refusal('tooManyTokens', 409)
/** Data: `most`. */
export const tooManyWebhooks = refusal('tooManyWebhooks', 409)
/** The address stands inside of the academy's own network, or is none of https. */
export const addressInside = refusal('addressInside', 422)
