import { refusal } from '#platform/shared/refusal.ts'

/** The one-time secret is not the one that the start-up printed. */
export const wrongSetupSecret = refusal('wrongSetupSecret', 403)
/** There is an account already: the set-up page has done its work. */
export const alreadySetUp = refusal('alreadySetUp', 409)
/** Another account has this address. Data: `email`. */
export const emailTaken = refusal('emailTaken', 409)
/** A link was mailed to the address a moment ago. Data: `seconds` until another may be. */
export const linkTooSoon = refusal('linkTooSoon', 429)
/** Nobody grants a right they lack. Data: `rights`, those that are not the actor's to give or take. */
export const cannotGrant = refusal('cannotGrant', 403)
/** The account holds rights that the actor could not have granted. */
export const beyondYourRights = refusal('beyondYourRights', 403)
/** Nobody changes the own role, permissions, address or state. */
export const ownRights = refusal('ownRights', 403)
/** The academy would be left without an administrator. */
export const lastAdmin = refusal('lastAdmin', 409)
/** The account belongs to a record that does not go with the role. Data: `code`. */
export const otherRecord = refusal('otherRecord', 409)
/** Names and address are changed where the person's record is. Data: `code`. */
export const keptByRecord = refusal('keptByRecord', 409)
/** The account was used or belongs to a record: it is set inactive, not deleted. Data: `name`. */
export const userHasData = refusal('userHasData', 409)
/** The link or the permission to set a password is too old, was used, or was replaced by a newer one. */
export const linkOver = refusal('linkOver', 410)
/** The account stands for somebody who was erased: nothing about it changes any more. */
export const userErased = refusal('userErased', 409)
/** The address is the one that the account has already. */
export const notNew = refusal('notNew', 409)
