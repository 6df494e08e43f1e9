import { refusal } from '#platform/shared/refusal.ts'

/** The one answer for a wrong password, an unknown address and an inactive account. */
export const wrongCredentials = refusal('wrongCredentials', 401)
/** Too many failed tries on this account. Data: `seconds` until the next one counts. */
export const tooManyTries = refusal('tooManyTries', 429)
/** The refresh token is unknown, used long ago, or its session has ended. */
export const sessionOver = refusal('sessionOver', 401)
export const wrongOldPassword = refusal('wrongOldPassword', 409)
export const samePassword = refusal('samePassword', 409)
/** A code was mailed a moment ago, or five within the hour. Data: `seconds` until another may be. */
export const codeTooSoon = refusal('codeTooSoon', 429)
/** Data: `triesLeft`. */
export const wrongCode = refusal('wrongCode', 409)
/** The mailed code is too old, was used, or was guessed at too often: another one may be asked for. */
export const codeOver = refusal('codeOver', 410)
/** What a code, an app or a passkey was to end took too long, was guessed at too often, or has been ended: it is begun anew. */
export const stepOver = refusal('stepOver', 410)
/** Nobody acts as an administrator, as themselves, or as somebody whose account is not active. */
export const cannotActAs = refusal('cannotActAs', 409)
/** The password was right; the academy has not approved the account yet. */
export const awaitsApproval = refusal('awaitsApproval', 403)
/** The session's screen is locked: `UnlockSession` goes on with it. */
export const sessionLocked = refusal('sessionLocked', 409)
/** The first code of an authenticator app does not fit its secret now. */
export const wrongAppCode = refusal('wrongAppCode', 409)
export const authenticatorOn = refusal('authenticatorOn', 409)
export const authenticatorOff = refusal('authenticatorOff', 409)
/** Nobody may go without a second factor where people's real data are. */
export const onlyInSample = refusal('onlyInSample', 409)

/* Signing in through an identity provider. */

/** The log-in that the browser came back with was never begun here, took too long, or has been used. */
export const providerLoginOver = refusal('providerLoginOver', 410)
/** The person cancelled at the provider. */
export const providerCancelled = refusal('providerCancelled', 403)
/** The provider refused. Data: `error`, its code. */
export const providerError = refusal('providerError', 409)
/** The provider was not reached in time, or answered that it is out of order. Data: `error`. */
export const providerUnreachable = refusal('providerUnreachable', 503)
/** Signature, nonce, times or sender of the provider's answer are not as they must be. Data: `error`. */
export const providerAnswerInvalid = refusal('providerAnswerInvalid', 409)
/** The provider names no address, or has not verified it. */
export const providerEmailUnproved = refusal('providerEmailUnproved', 403)
/** No account of the academy has the verified address. Data: `email`. */
export const providerAccountMissing = refusal('providerAccountMissing', 403)
/** The account waits to be approved. */
export const providerAccountPending = refusal('providerAccountPending', 403)
export const providerAccountInactive = refusal('providerAccountInactive', 403)
/** The academy asks this role for a factor of their own, and this is the last. */
export const lastFactor = refusal('lastFactor', 409)
/** The device has given this passkey already. */
export const passkeyKnown = refusal('passkeyKnown', 409)
