import * as z from 'zod'
import { trilingualReply } from '#platform/shared/shapes.ts'

/* The lists of a person's record as replies show them. An entry without an id stands in the person's own row. */

export const Contact = z
  .object({
    ID: z.int().nullable(),
    /** Code of the contact type. */
    Type: z.string(),
    TypeName: trilingualReply.nullable(),
    Value: z.string(),
  })
  .meta({ id: 'PersonContact' })

export const Education = z
  .object({
    ID: z.int(),
    DegreeID: z.int(),
    DegreeName: trilingualReply,
    Subject: z.string(),
    Institution: z.string(),
    Year: z.int().nullable(),
  })
  .meta({ id: 'PersonEducation' })

/** A language, an area of study or a sector of a person. `EntryID` is the lookup's. */
export const Chosen = z.object({ ID: z.int(), EntryID: z.int(), Name: trilingualReply }).meta({ id: 'PersonChosen' })

export const Attachment = z
  .object({ ID: z.int(), Title: z.string(), FileID: z.int(), FileName: z.string(), Bytes: z.int() })
  .meta({ id: 'PersonAttachment' })

/** Whether the new person is mailed a link to set the first password at once. */
export const sendInvitation = () => z.boolean().default(false)
