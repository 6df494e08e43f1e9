import { refusal } from '#platform/shared/refusal.ts'

/** No card can be asked for now, or not such a one. Data: `why`. */
export const cannotRequest = refusal('cannotRequest', 409)
/** Nobody decides about the own card, whatever rights the account has. */
export const ownCard = refusal('ownCard', 403)
/** What the holder has is hidden: no other takes its place before it is shown again. */
export const heldHidden = refusal('heldHidden', 409)
/** What the holder has is suspended: no other takes its place before it holds again. */
export const heldSuspended = refusal('heldSuspended', 409)
