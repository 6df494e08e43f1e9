import { refusal } from '#platform/shared/refusal.ts'

/** Neither people nor a class are chosen: there is nobody to invite. */
export const nobodyInvited = refusal('nobodyInvited', 409)
/** It would begin before now. */
export const beginsInThePast = refusal('beginsInThePast', 409)
