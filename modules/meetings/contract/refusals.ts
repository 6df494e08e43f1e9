import { refusal } from '#platform/shared/refusal.ts'

/** Neither people nor a class are chosen: there is nobody to invite. */
export const nobodyInvited = refusal('nobodyInvited', 409)
/** Neither a place nor a link: who is invited would not know where to go. */
export const nowhereToMeet = refusal('nowhereToMeet', 409)
/** It would begin before now. */
export const beginsInThePast = refusal('beginsInThePast', 409)
