import { refusal } from '#platform/shared/refusal.ts'

/** There is no such document, it does not come in bundles, or these are no parameters of it; `label` says which. */
export const notBundled = refusal('notBundled', 409)
/** `most` runs wait or are made, or `papers` were asked for within a day. */
export const tooManyPapers = refusal('tooManyPapers', 409)
/** Some of its papers may not be had any more: `count` of them, `labels` names the first. */
export const papersClosed = refusal('papersClosed', 409)
