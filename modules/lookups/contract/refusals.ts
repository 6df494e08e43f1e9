import { refusal } from '#platform/shared/refusal.ts'

/** Another entry of the list has this code. Data: `code`. */
export const codeTaken = refusal('codeTaken', 409)
/** Records refer to the entry. Data: `name`. */
export const entryInUse = refusal('entryInUse', 409)
/** The program knows this entry by its code: it is not merged into another. Data: `name`. */
export const entryOfProgram = refusal('entryOfProgram', 409)
/** The list holds the program's own codes: none is added, renamed or switched off. Data: `code`. */
export const listClosed = refusal('listClosed', 409)
/** Questions stand in the category, so it keeps its kind of sheet. Data: `code`. */
export const entryKept = refusal('entryKept', 409)
/** An entry is not merged into itself. */
export const sameEntry = refusal('sameEntry', 409)
/** What refers to both cannot become one: prices of both for the same nights, questions of another kind of sheet. */
export const entriesApart = refusal('entriesApart', 409)
/** The file has no header with a code and a name: another kind of file, or another list. */
export const notALookupFile = refusal('notALookupFile', 422)
/** A code stands in the file twice. Data: `row` (of the second), `code`. */
export const codeTwice = refusal('codeTwice', 422)
/** A row of the file is wrong. Data: `row`, `column`, `problem`. */
export const badFile = refusal('badFile', 422)
