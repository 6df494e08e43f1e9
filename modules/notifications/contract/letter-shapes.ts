import * as z from 'zod'
import { mergeText } from '#platform/shared/letters/merge-text.ts'
import { instant, line, trilingualReply } from '#platform/shared/shapes.ts'

/** A text of a letter as it is stored, all three languages given. */
export const inEach = z.object({ ar: z.string(), en: z.string(), fr: z.string() })

const title = line(200)
const body = mergeText().refine((text) => text !== '', 'required')
/** The words of a letter as they are typed: its title is plain, its body merge text, which the server cleans. */
export const templateWords = {
  Title: z.strictObject({ ar: title, en: title, fr: title }),
  Body: z.strictObject({ ar: body, en: body, fr: body }),
}

/** A letter as its reader sees it, letterhead and foot with it. */
const letterShown = z.object({ Title: z.string(), Html: z.string() })
/** The same in each language. */
export const lettersShown = z.object({ ar: letterShown, en: letterShown, fr: letterShown })

/** What a letter said before. */
const templateVersion = z.object({
  Number: z.int(),
  At: instant(),
  By: trilingualReply.nullable(),
  IsShipped: z.boolean(),
  /** Null: it was taken away. */
  Title: inEach.nullable(),
  Body: inEach.nullable(),
})

/** What the page of a text shows beside its words. */
export const ofTemplate = {
  Marks: z.array(z.object({ Name: z.string(), IsNeeded: z.boolean() })),
  Versions: z.array(templateVersion),
  Version: z.int(),
}
