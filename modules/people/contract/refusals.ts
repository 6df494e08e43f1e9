import { refusal } from '#platform/shared/refusal.ts'
import { beyondYourRights, ownRights } from '#modules/accounts/contract/refusals.ts'

/** What changing the address or the state of a person's account, or taking it away, may be refused with. */
export const keeps = [beyondYourRights, ownRights] as const

/** Somebody else has this e-mail address. */
export const emailTaken = refusal('emailTaken', 409)
/** Somebody else has this passport number. */
export const passportTaken = refusal('passportTaken', 409)
/** The contact is the address that the person signs in with. */
export const signInAddress = refusal('signInAddress', 409)
/** Rejecting needs a reason. */
export const reasonMissing = refusal('reasonMissing', 422)
/** Nobody decides about the own name. */
export const ownName = refusal('ownName', 403)
/** The person has data (registrations, classes, ...) and can only be set inactive. Data: `name`. */
export const hasData = refusal('hasData', 409)

/** A record is merged with another one. */
export const sameRecord = refusal('sameRecord', 422)
/** The record was merged into another one meanwhile. Data: `code`. */
export const mergedAlready = refusal('mergedAlready', 409)
/** Something that is open keeps the two records apart. Data: `codes`. */
export const mergeForbidden = refusal('mergeForbidden', 409)

/** The file is neither CSV nor XLSX, or cannot be read. */
export const unreadableRoster = refusal('unreadableRoster', 422)
/** Nothing but a header, or not even that. */
export const emptyRoster = refusal('emptyRoster', 422)
/** Data: `rows`, `limit`. */
export const tooManyRows = refusal('tooManyRows', 422)
/** A cell stands in a column beyond those. Data: `columns`, `limit`. */
export const tooManyColumns = refusal('tooManyColumns', 422)
/** A column that the import needs is not mapped, or two columns are mapped to the same field. Data: `fields`. */
export const mappingIncomplete = refusal('mappingIncomplete', 422)
/** Rows with errors are left that are neither fixed nor skipped. Data: `count`. */
export const rosterHasErrors = refusal('rosterHasErrors', 409)
/** Every row is skipped. */
export const nothingToImport = refusal('nothingToImport', 409)

/** The proof of the address is too old or was used: prove it once more. */
export const signupOver = refusal('signupOver', 410)
/** More registrations within an hour from one network than the academy allows. Data: `seconds`. */
export const tooManySignups = refusal('tooManySignups', 429)
/** The address has an account: told to nobody who has not proved it. */
export const alreadyRegistered = refusal('alreadyRegistered', 409)
/** The list has this entry already. */
export const alreadyExists = refusal('alreadyExists', 409)
/** Data: `files`, `megabytes`. */
export const tooManyFiles = refusal('tooManyFiles', 409)
