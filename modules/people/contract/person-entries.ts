import * as z from 'zod'
import { code, email, id, line, optionalLine, phone, tooMany } from '#platform/shared/shapes.ts'
import { foldText } from '#platform/shared/text.ts'
import { furtherMains } from '../rules/main-entry.ts'
import { contactError, plainContact, repeatedContacts, type ContactTyped } from '../rules/signup/contacts.ts'
import { repeated } from '../rules/signup/repeated.ts'

/* The lists of a person or an organization as they are written: whole, none twice, with one main entry. */

/** Marks every entry that stands further up already. */
export const noneTwice =
  (repeats: (list: never) => number[]) =>
  (list: unknown, context: z.RefinementCtx): void => {
    for (const at of repeats(list as never)) {
      context.addIssue({ code: 'custom', message: 'alreadyExists', path: [at] })
    }
  }

/** At most one main entry, of each group. */
const oneMain =
  (groupOf?: (entry: never) => string) =>
  (list: unknown, context: z.RefinementCtx): void => {
    for (const at of furtherMains(list as never, groupOf as never)) {
      context.addIssue({ code: 'custom', message: 'severalMain', path: [at, 'IsMain'] })
    }
  }

const isMain = () => z.boolean().default(false)

const typed = (contact: ContactTyped, context: z.RefinementCtx) => {
  const error = contactError(contact)
  if (error) context.addIssue({ code: 'custom', message: error, path: ['Value'] })
}
const contactShape = { Type: code(30), Value: optionalLine(200) }
export const contact = () => z.strictObject(contactShape).superRefine(typed)
/** In the one form in which it is stored and compared. */
export const plain = <C extends ContactTyped>(each: C): C => ({ ...each, Value: plainContact(each) })

/** A person's contacts; the address to sign in with need not be among them. */
export const contactEntries = () =>
  z
    .array(
      z
        .strictObject({ ...contactShape, IsMain: isMain() })
        .superRefine(typed)
        .transform(plain),
    )
    .max(20, tooMany)
    .superRefine(noneTwice(repeatedContacts))
    .superRefine(oneMain(({ Type }: ContactTyped) => Type))

const yearOf = z.int('notANumber').min(1940, 'tooSmall').max(2100, 'tooLarge')
const degreeShape = { DegreeID: id(), Institution: optionalLine(200), Year: yearOf.nullable() }
export const degree = () => z.strictObject({ ...degreeShape, Subject: line(200) })
export const repeatedDegrees = (list: readonly { DegreeID: number; Subject: string }[]) =>
  repeated(list, (each) => `${each.DegreeID} ${foldText(each.Subject)}`)

export const educationEntries = () =>
  z
    .array(z.strictObject({ ...degreeShape, Subject: optionalLine(200), IsMain: isMain() }))
    .max(20, tooMany)
    .superRefine(noneTwice(repeatedDegrees))
    .superRefine(oneMain())

/** Entries of a lookup. */
export const chosenEntries = () =>
  z
    .array(z.strictObject({ EntryID: id(), IsMain: isMain() }))
    .max(50, tooMany)
    .superRefine(noneTwice((list: readonly { EntryID: number }[]) => repeated(list, (each) => each.EntryID)))
    .superRefine(oneMain())

/** The courses that an instructor has taken. */
export const obtainedEntries = () =>
  z
    .array(z.strictObject({ Title: line(200), Provider: optionalLine(200), Year: yearOf.nullable(), IsMain: isMain() }))
    .max(50, tooMany)
    .superRefine(
      noneTwice((list: readonly { Title: string; Provider: string }[]) =>
        // No line holds a line break, so where the title ends is plain.
        repeated(list, (each) => `${foldText(each.Title)}\n${foldText(each.Provider)}`),
      ),
    )
    .superRefine(oneMain())

/** Every attachment of a record: those that it has, and files that the caller uploaded to the field `recordAttachment`. */
export const attachmentEntries = () =>
  z
    .array(z.strictObject({ FileID: id(), Title: line(200) }))
    .max(20, tooMany)
    .superRefine(noneTwice((list: readonly { FileID: number }[]) => repeated(list, (each) => each.FileID)))

/** The people to speak to in an organization. */
export const contactPeople = () =>
  z
    .array(
      z.strictObject({
        Name: line(200),
        JobTitle: optionalLine(200),
        Email: z.union([z.literal(''), email()]),
        Phone: z.union([z.literal(''), phone()]),
        IsMain: isMain(),
      }),
    )
    .min(1, 'entryMissing')
    .max(20, tooMany)
    .superRefine(
      noneTwice((list: readonly { Name: string; Email: string }[]) =>
        repeated(list, (each) => `${foldText(each.Name)} ${each.Email}`),
      ),
    )
    .superRefine(oneMain())

/** A list and a flat field that is read from its main entry are not sent side by side: which of both would count? */
export const listOrFlat =
  (pairs: Readonly<Record<string, readonly string[]>>) =>
  (body: object, context: z.RefinementCtx): void => {
    const given = body as Readonly<Record<string, unknown>>
    for (const [list, flats] of Object.entries(pairs)) {
      if (given[list] === undefined) continue
      for (const flat of flats) {
        if (given[flat] !== undefined) context.addIssue({ code: 'custom', message: 'inTheList', path: [flat] })
      }
    }
  }
