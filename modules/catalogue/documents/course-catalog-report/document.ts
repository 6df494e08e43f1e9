import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id, optional } from '#platform/shared/document/document-parameters.ts'
import { moneyReply, trilingualReply } from '#platform/shared/shapes.ts'

export default document({
  path: '/report/CourseCatalogReport/:CategoryID?',
  params: { CategoryID: optional(id) },
  who: 'editor',
  paper: 'portrait',
  summary: 'The courses on offer by category, or those of one.',
  shape: z.object({
    Categories: z.array(
      z.object({
        /** Null: courses without a category. */
        Name: trilingualReply.nullable(),
        Courses: z.array(
          z.object({
            Code: z.string(),
            Name: trilingualReply,
            LevelName: trilingualReply.nullable(),
            Hours: z.int(),
            Days: z.int(),
            Fee: moneyReply,
          }),
        ),
      }),
    ),
  }),
})
