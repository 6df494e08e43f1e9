import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { doneReply } from '#platform/shared/shapes.ts'
import { typedCode } from './code.ts'
import { authenticatorOff, authenticatorOn, tooManyTries, wrongAppCode, wrongOldPassword } from './refusals.ts'
import { typedPassword } from './session.ts'

/** Left out by accounts without a password, who sign in through a provider. */
const ownPassword = z.strictObject({ password: typedPassword().optional() })
const recoveryCodes = z.object({ RecoveryCodes: z.array(z.string()) })

export const getSecurity = call({
  method: 'GET',
  path: '/api/Account/GetSecurity',
  who: 'all',
  effect: 'reads',
  summary: 'How this account signs in: its second factor, and how many recovery codes are left.',
  reply: z.object({
    Email: z.string(),
    HasPassword: z.boolean(),
    /** The academy asks this role for a second factor, whatever the person wants. */
    IsDemanded: z.boolean(),
    IsWanted: z.boolean(),
    HasAuthenticator: z.boolean(),
    RecoveryCodesLeft: z.int(),
  }),
  refusals: [],
})

export const setSecondFactor = call({
  method: 'POST',
  path: '/api/Account/SetSecondFactor',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Switches the mailed code at each log-in on or off, where the academy leaves it to the person.',
  body: ownPassword.extend({ IsWanted: z.boolean() }),
  reply: doneReply,
  refusals: [wrongOldPassword, tooManyTries],
})

export const beginAuthenticator = call({
  method: 'POST',
  path: '/api/Account/BeginAuthenticator',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Makes a secret for an authenticator app. It counts once `ConfirmAuthenticator` has got a first code.',
  body: ownPassword,
  reply: z.object({
    /** Base 32, to be typed where no camera is at hand. */
    Secret: z.string(),
    /** `otpauth://`, for a QR code. */
    Uri: z.string(),
  }),
  refusals: [wrongOldPassword, tooManyTries, authenticatorOn],
})

export const confirmAuthenticator = call({
  method: 'POST',
  path: '/api/Account/ConfirmAuthenticator',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Switches the authenticator app on by its first code, and tells the recovery codes, once.',
  body: z.strictObject({ code: typedCode() }),
  reply: recoveryCodes,
  refusals: [wrongAppCode, authenticatorOn, authenticatorOff, tooManyTries],
})

export const removeAuthenticator = call({
  method: 'POST',
  path: '/api/Account/RemoveAuthenticator',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Switches the authenticator app off; its recovery codes end with it.',
  body: ownPassword,
  reply: doneReply,
  refusals: [wrongOldPassword, tooManyTries, authenticatorOff],
})

export const renewRecoveryCodes = call({
  method: 'POST',
  path: '/api/Account/RenewRecoveryCodes',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Makes ten new recovery codes; the former ones end.',
  body: ownPassword,
  reply: recoveryCodes,
  refusals: [wrongOldPassword, tooManyTries, authenticatorOff],
})
