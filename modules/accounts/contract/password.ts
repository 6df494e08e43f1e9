import * as z from 'zod'
import { tooLong } from '#platform/shared/shapes.ts'
import { failedChecks } from '../rules/password.ts'

/** A password that somebody chooses. */
export const newPassword = () =>
  z
    .string({ error: 'required' })
    .max(128, tooLong)
    .refine((password) => password.isWellFormed() && failedChecks(password).length === 0, 'weak')

export const repeatedPassword = () => z.string({ error: 'required' }).max(128, tooLong)
export const areSame = (body: { newPassword: string; confirmPassword: string }) =>
  body.newPassword === body.confirmPassword
export const mismatch = { error: 'mismatch', path: ['confirmPassword'] }
