import { refusal } from '#platform/shared/refusal.ts'

/** Entries open, it starts, it ends: in this order. */
export const timesOutOfOrder = refusal('timesOutOfOrder', 422)
/** Its exam asks questions of the course already. */
export const courseStays = refusal('courseStays', 409)
/** Data: `why`, of `entryBars`. */
export const cannotEnter = refusal('cannotEnter', 409)
/** Data: `why`, of `appealBars`. */
export const cannotAppeal = refusal('cannotAppeal', 409)
/** Nobody decides about the own entry, whatever rights the account has. */
export const ownEntry = refusal('ownEntry', 403)
/** Data: `waiting`, how many appeals nobody has decided yet; `until`, until when more may come. */
export const appealsOpen = refusal('appealsOpen', 409)
