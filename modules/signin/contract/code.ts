import * as z from 'zod'
import { tooLong } from '#platform/shared/shapes.ts'
import { call } from '#platform/shared/call.ts'
import { foldDigits } from '#platform/shared/text.ts'
import { codeOver, codeTooSoon, stepOver, tooManyTries, wrongCode } from './refusals.ts'
import { fcmToken, signInRefusals, signInReply } from './session.ts'

/** The id that the browser got when the code was drawn. */
export const attemptId = () => z.uuid('notFound')

const typed = (shape: RegExp) =>
  z
    .string({ error: 'required' })
    .max(60, tooLong)
    .transform((text) => foldDigits(text).replace(/[\s-]/g, ''))
    .pipe(z.string().min(1, 'required').regex(shape, 'invalidCode'))
/** Six digits, also Arabic ones. */
export const typedCode = () => typed(/^\d{6}$/)
/** The same, or a recovery code. */
export const typedSecondFactor = () => typed(/^(\d{6}|[0-9A-Za-z]{10})$/)

export const codeRefusals = [wrongCode, codeOver, stepOver, tooManyTries] as const

export const verifyOtp = call({
  method: 'POST',
  path: '/api/Account/VerifyOtp',
  who: 'anonymous',
  effect: 'writes',
  duringMaintenance: true,
  summary: 'Signs in with the second factor: the mailed code, the one of the authenticator app, or a recovery code.',
  body: z.strictObject({ attemptId: attemptId(), code: typedSecondFactor(), FCMToken: fcmToken() }),
  reply: signInReply,
  refusals: [...codeRefusals, ...signInRefusals],
})

export const confirmEmail = call({
  method: 'POST',
  path: '/api/Account/ConfirmEmail',
  who: 'anonymous',
  effect: 'writes',
  duringMaintenance: true,
  summary: 'Proves the address of an account by the mailed code, and signs in.',
  body: z.strictObject({ attemptId: attemptId(), code: typedCode(), FCMToken: fcmToken() }),
  reply: signInReply,
  refusals: [...codeRefusals, ...signInRefusals],
})

export const resendCode = call({
  method: 'POST',
  path: '/api/Account/ResendCode',
  who: 'anonymous',
  effect: 'writes',
  duringMaintenance: true,
  summary: 'Mails another code in place of one that was asked for within the hour.',
  body: z.strictObject({ attemptId: attemptId() }),
  reply: z.object({ attemptId: z.uuid() }),
  refusals: [codeTooSoon, stepOver],
})
