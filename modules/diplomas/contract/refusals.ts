import { refusal } from '#platform/shared/refusal.ts'

/** Another diploma has this code. Data: `code`. */
export const diplomaCodeTaken = refusal('diplomaCodeTaken', 409)
/** Another track has this code. Data: `code`. */
export const trackCodeTaken = refusal('trackCodeTaken', 409)
/** Tracks belong to the diploma. Data: `name`, `count`. */
export const diplomaInUse = refusal('diplomaInUse', 409)
/** Somebody has completed the track; it can be taken off the offer. Data: `name`. */
export const trackInUse = refusal('trackInUse', 409)
/** The diploma has no track on offer, so there would be nothing to see. */
export const diplomaWithoutTrack = refusal('diplomaWithoutTrack', 409)
/** The diploma is on offer, and this is its last track that is. Data: `name` of the track, `diploma`. */
export const lastTrackOnOffer = refusal('lastTrackOnOffer', 409)
/** The track asks for no course, so nobody could complete it. */
export const trackAsksNothing = refusal('trackAsksNothing', 409)
