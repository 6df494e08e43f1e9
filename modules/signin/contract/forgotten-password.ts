import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { email, tooLong } from '#platform/shared/shapes.ts'
import { areSame, mismatch, newPassword, repeatedPassword } from '#modules/accounts/contract/password.ts'
import { linkOver } from '#modules/accounts/contract/refusals.ts'
import { attemptId, codeRefusals, typedCode } from './code.ts'
import { codeTooSoon } from './refusals.ts'
import { signInRefusals, signInReply } from './session.ts'

/** What the fragment of a letter's link holds, or what a right code was exchanged for. */
const passwordToken = () => z.string({ error: 'required' }).min(1, 'required').max(100, tooLong)

export const forgotPassword = call({
  method: 'POST',
  path: '/api/Account/ForgotPassword',
  who: 'anonymous',
  effect: 'writes',
  duringMaintenance: true,
  // From one network, on average. Each address gets five letters an hour, whoever asks.
  perSecond: 1 / 2,
  summary: 'Mails a code with which a new password may be set. The answer is the same where nobody has the address.',
  body: z.strictObject({ email: email() }),
  reply: z.object({ attemptId: z.uuid() }),
  refusals: [codeTooSoon],
})

export const checkResetCode = call({
  method: 'POST',
  path: '/api/Account/CheckResetCode',
  who: 'anonymous',
  effect: 'writes',
  duringMaintenance: true,
  summary: 'Exchanges the mailed code for a token with which the password may be set, once and within ten minutes.',
  body: z.strictObject({ attemptId: attemptId(), code: typedCode() }),
  reply: z.object({ token: z.string() }),
  refusals: [...codeRefusals],
})

export const getPasswordToken = call({
  method: 'POST',
  path: '/api/Account/GetPasswordToken',
  who: 'anonymous',
  effect: 'reads',
  duringMaintenance: true,
  summary: 'Whose password a token sets: for the page that an invitation opens.',
  body: z.strictObject({ token: passwordToken() }),
  reply: z.object({
    kind: z.enum(['invitation', 'reset']),
    email: z.string(),
    nameAr: z.string(),
    nameEn: z.string(),
  }),
  refusals: [linkOver],
})

export const setPassword = call({
  method: 'POST',
  path: '/api/Account/SetPassword',
  who: 'anonymous',
  effect: 'writes',
  duringMaintenance: true,
  summary: 'Sets the password of the account that the token belongs to, signs it out everywhere, and signs in here.',
  body: z
    .strictObject({ token: passwordToken(), newPassword: newPassword(), confirmPassword: repeatedPassword() })
    .refine(areSame, mismatch),
  reply: signInReply,
  refusals: [linkOver, ...signInRefusals],
})
