import { refusal } from '#platform/shared/refusal.ts'

/** A campaign that is to go out is written to this audience. */
export const audienceInUse = refusal('audienceInUse', 409)

/** The program ships it, or a campaign that is to go out sends it. */
export const advertisementInUse = refusal('advertisementInUse', 409)

/** The academy has written it: there is no text to go back to. */
export const nothingShipped = refusal('nothingShipped', 409)

/** Rows of the annual plan that are not decided, over, or for one organization alone. */
export const rowsNotOpen = refusal('rowsNotOpen', 409)

/** Nobody in the audience would get it. */
export const nobodyToWriteTo = refusal('nobodyToWriteTo', 409)

/** The same advertisement is on its way to the same audience. */
export const alreadyGoingOut = refusal('alreadyGoingOut', 409)

/** What an advert lacks before it can be scheduled stands at its fields. */
export const advertLacksParts = refusal('advertLacksParts', 409)
