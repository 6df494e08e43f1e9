import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { doneReply, instant } from '#platform/shared/shapes.ts'
import { typedCode } from './code.ts'
import { AddressChange } from '#modules/accounts/contract/address.ts'
import { proofBody, proofRefusals } from './proof.ts'
import { authenticatorOff, authenticatorOn, codeTooSoon, lastFactor, tooManyTries, wrongAppCode } from './refusals.ts'

export const recoveryCodes = z.object({ RecoveryCodes: z.array(z.string()) })

export const Passkey = z
  .object({ ID: z.int(), Name: z.string(), CreatedAt: instant(), LastUsedAt: instant().nullable() })
  .meta({ id: 'Passkey' })

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
    /** The academy asks this role for an authenticator app or a passkey: the last one is not taken away. */
    NeedsOwnFactor: z.boolean(),
    Passkeys: z.array(Passkey),
    /** Another address that waits to be proved. */
    AddressChange: AddressChange.nullable(),
    RecoveryCodesLeft: z.int(),
  }),
  refusals: [],
})

export const sendProofCode = call({
  method: 'POST',
  path: '/api/Account/SendProofCode',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  summary:
    'For an account without a password: asks for a code that proves its owner before something weighty, mailed, or from the ' +
    'authenticator app where there is one.',
  body: z.strictObject({}),
  reply: z.object({ attemptId: z.uuid(), method: z.enum(['mail', 'app']) }),
  refusals: [codeTooSoon],
})

export const setSecondFactor = call({
  method: 'POST',
  path: '/api/Account/SetSecondFactor',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Switches the mailed code at each log-in on or off, where the academy leaves it to the person.',
  body: proofBody.extend({ IsWanted: z.boolean() }),
  reply: doneReply,
  refusals: [...proofRefusals],
})

export const beginAuthenticator = call({
  method: 'POST',
  path: '/api/Account/BeginAuthenticator',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Makes a secret for an authenticator app. It counts once `ConfirmAuthenticator` has got a first code.',
  body: proofBody,
  reply: z.object({
    /** Base 32, to be typed where no camera is at hand. */
    Secret: z.string(),
    /** `otpauth://`, for a QR code. */
    Uri: z.string(),
  }),
  refusals: [...proofRefusals, authenticatorOn],
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
  summary: 'Switches the authenticator app off; recovery codes end with the last factor that they stand in for.',
  body: proofBody,
  reply: doneReply,
  refusals: [...proofRefusals, authenticatorOff, lastFactor],
})

export const renewRecoveryCodes = call({
  method: 'POST',
  path: '/api/Account/RenewRecoveryCodes',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Makes ten new recovery codes; the former ones end.',
  body: proofBody,
  reply: recoveryCodes,
  refusals: [...proofRefusals, authenticatorOff],
})
