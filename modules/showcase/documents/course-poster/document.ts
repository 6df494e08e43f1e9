import * as z from 'zod'
import { places } from '#modules/classes/contract/class-shapes.ts'
import { document } from '#platform/shared/document/document.ts'
import { codeOf } from '#platform/shared/document/document-parameters.ts'
import { moneyReply, trilingualReply } from '#platform/shared/shapes.ts'
import { posterId } from '../../rules/poster-id.ts'

export default document({
  path: '/report/CoursePoster/:ID?',
  /** The id of a course, or `class-` and that of a class. */
  params: { ID: codeOf(posterId) },
  who: 'public',
  paper: 'portrait',
  summary:
    'A course on offer, or a class that takes registrations of everybody, to be put up on a wall: with the QR code of its public page.',
  shape: z.object({
    /** Of the course, or of the class. */
    Code: z.string(),
    Name: trilingualReply,
    CategoryName: trilingualReply.nullable(),
    ImageID: z.int().nullable(),
    Hours: z.int(),
    Days: z.int(),
    Fee: moneyReply,
    /** The class, or the next ones of the course. */
    Dates: z.array(z.object({ StartDate: z.iso.date(), EndDate: z.iso.date(), Place: z.enum(places) })),
    /** The public page, which the QR code says. */
    Address: z.string(),
  }),
})
