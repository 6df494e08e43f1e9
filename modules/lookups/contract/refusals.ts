import { refusal } from '#platform/shared/refusal.ts'

/** Another entry of the list has this code. Data: `code`. */
export const codeTaken = refusal('codeTaken', 409)
/** Records refer to the entry. Data: `name`. */
export const entryInUse = refusal('entryInUse', 409)
/** The file has no usable header, or a row of it is wrong. Data: `row`, `column`, `problem`. */
export const badFile = refusal('badFile', 422)
