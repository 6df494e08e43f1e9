import * as z from 'zod'
import { dayOf } from '#platform/shared/values/dates.ts'
import { code, day, id, line, optionalLine, plainText, tooLong, tooMany, shortText } from '#platform/shared/shapes.ts'
import { failedChecks } from '#modules/accounts/rules/password.ts'
import { birthDateFault } from '../../rules/birth-date.ts'
import { missingContacts, repeatedContacts } from '../../rules/signup/contacts.ts'
import { mostFiles } from '../../rules/signup/limits.ts'
import { repeated } from '../../rules/signup/repeated.ts'
import { contact, degree, noneTwice, plain, repeatedDegrees } from '../person-entries.ts'

/** What a new password must meet; not trimmed, as a password is what was typed. */
const newPassword = () =>
  z
    .string({ error: 'required' })
    .min(1, 'required')
    .max(128, tooLong)
    .refine((password) => password.isWellFormed() && failedChecks(password).length === 0, 'weak')

export const passwordPair = {
  Password: newPassword(),
  ConfirmPassword: z.string({ error: 'required' }).max(128, tooLong),
}

/** The two passwords are one. */
export function samePasswords(body: { Password: string; ConfirmPassword: string }, context: z.RefinementCtx): void {
  if (body.Password !== body.ConfirmPassword)
    context.addIssue({ code: 'custom', message: 'mismatch', path: ['ConfirmPassword'] })
}

/** The box beside the terms was ticked. */
export const acceptedTerms = () => z.literal(true, { error: 'notAccepted' })

/** The key that the browser got when the address was proved. */
export const signupKey = () => shortText(43, 'required').regex(/^[\w-]{43}$/, 'required')

// Marks and apostrophes that several scripts share are no other script's.
const otherLetter = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/u
/** A name as the passport has it, in Latin letters. */
const latinLine = (max: number) => line(max).refine((text) => !otherLetter.test(text), 'latinOnly')
const optionalLatinLine = (max: number) => optionalLine(max).refine((text) => !otherLetter.test(text), 'latinOnly')

/** A part of a name that everybody has, in both scripts. */
export const namePart = () => z.strictObject({ ar: line(60), en: latinLine(60) })
/**
 * Somebody's birth date, so that its step says at once what nobody can have. By the clock and zone of whoever fills the
 * form in; the academy's own are asked when it is handed in.
 */
export const birthDate = () =>
  day().superRefine((typed, context) => {
    const code = birthDateFault(typed, dayOf(new Date()))
    if (code) context.addIssue({ code: 'custom', message: code })
  })
/** One that some have not. */
export const optionalNamePart = () => z.strictObject({ ar: optionalLine(60), en: optionalLatinLine(60) })
export const bothNames = () => z.strictObject({ ar: line(200), en: latinLine(200) })

/** E-mail, work e-mail and mobile at least, none twice. That the own address is among them, the server checks. */
export const contacts = () =>
  z
    .array(contact().transform(plain))
    .max(20, tooMany)
    .superRefine(noneTwice(repeatedContacts))
    .superRefine((list, context) => {
      const [missing] = missingContacts(list)
      if (missing) context.addIssue({ code: 'custom', message: 'contactInfoMissing' })
    })

export const education = () =>
  z.array(degree()).min(1, 'entryMissing').max(20, tooMany).superRefine(noneTwice(repeatedDegrees))

export const attachments = () =>
  z
    .array(z.strictObject({ FileID: id(), Title: line(150) }))
    .min(1, 'entryMissing')
    .max(mostFiles, tooMany)
    .superRefine(noneTwice((list: readonly { FileID: number }[]) => repeated(list, (each) => each.FileID)))

/** Several of a lookup's entries, none twice. */
export const lookupIds = () =>
  z
    .array(id())
    .min(1, 'entryMissing')
    .max(50, tooMany)
    .superRefine(noneTwice((list: readonly number[]) => repeated(list, (each) => each)))

export const competitionCode = () => code(60).nullable()
export const longText = () => plainText(4000)
