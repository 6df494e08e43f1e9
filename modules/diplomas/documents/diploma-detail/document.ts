import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { moneyReply, trilingualReply } from '#platform/shared/shapes.ts'
import { diplomaTexts } from '../../contract/shapes.ts'

export default document({
  path: '/report/DiplomaDetail/:ID?',
  params: { ID: id },
  who: 'public',
  paper: 'portrait',
  summary: 'A diploma on offer with its tracks and their courses, for anybody.',
  shape: z.object({
    Code: z.string(),
    Name: trilingualReply,
    LevelName: trilingualReply.nullable(),
    /** Its picture, which visitors may fetch as long as the diploma is on offer. */
    ImageID: z.int().nullable(),
    Fee: moneyReply,
    ...diplomaTexts,
    /** Those on offer. */
    Tracks: z.array(
      z.object({
        Code: z.string(),
        Name: trilingualReply,
        Description: trilingualReply,
        LeastElectives: z.int(),
        Courses: z.array(
          z.object({ Code: z.string(), Name: trilingualReply, Hours: z.int(), IsRequired: z.boolean() }),
        ),
      }),
    ),
  }),
})
