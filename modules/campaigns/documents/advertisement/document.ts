import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { trilingualReply } from '#platform/shared/shapes.ts'

export default document({
  path: '/report/Advertisement/:ID?',
  params: { ID: id },
  who: 'advertisementManagement',
  paper: 'portrait',
  summary: 'The poster of an advert: its words, its picture, and a code that opens what it leads to.',
  shape: z.object({
    Title: trilingualReply,
    /** Safe HTML. */
    Body: trilingualReply,
    /** The picture itself; null where it has none. */
    Picture: z.string().nullable(),
    /** What it leads to; null for nothing, and where that is not on offer any more. */
    TargetName: trilingualReply.nullable(),
    TargetCode: z.string(),
    /** Where the code leads, which anybody may open. */
    Address: z.string().nullable(),
    StartsOn: z.iso.date(),
    EndsOn: z.iso.date(),
  }),
})
