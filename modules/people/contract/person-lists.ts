import * as z from 'zod'
import { trilingualReply } from '#platform/shared/shapes.ts'

/* The lists of a person's record as replies show them. One entry is the main one; of contacts one of each type. */

export const Contact = z
  .object({
    ID: z.int(),
    /** Code of the contact type. */
    Type: z.string(),
    TypeName: trilingualReply,
    Value: z.string(),
    IsMain: z.boolean(),
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
    IsMain: z.boolean(),
  })
  .meta({ id: 'PersonEducation' })

/** A course that an instructor has taken, here or elsewhere. */
export const Obtained = z
  .object({ ID: z.int(), Title: z.string(), Provider: z.string(), Year: z.int().nullable(), IsMain: z.boolean() })
  .meta({ id: 'PersonObtained' })

/** A language, an area of study or a sector of a person. `EntryID` is the lookup's. */
export const Chosen = z
  .object({ ID: z.int(), EntryID: z.int(), Name: trilingualReply, IsMain: z.boolean() })
  .meta({ id: 'PersonChosen' })

/** A course that an instructor is able to deliver; `ID` is the line's. A proposal of the instructor does not count yet. */
export const AbleCourse = z
  .object({ ID: z.int(), CourseID: z.int(), Code: z.string(), Name: trilingualReply, IsProposed: z.boolean() })
  .meta({ id: 'AbleCourse' })

/** Somebody to speak to in an organization. The main one has its account. */
export const ContactPerson = z
  .object({
    ID: z.int(),
    Name: z.string(),
    JobTitle: z.string(),
    Email: z.string(),
    Phone: z.string(),
    IsMain: z.boolean(),
  })
  .meta({ id: 'ContactPerson' })

export const Attachment = z
  .object({ ID: z.int(), Title: z.string(), FileID: z.int(), FileName: z.string(), Bytes: z.int() })
  .meta({ id: 'PersonAttachment' })

/** Whether the new person is mailed a link to set the first password at once. */
export const sendInvitation = () => z.boolean().default(false)
