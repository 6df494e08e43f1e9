import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { trilingualReply } from '#platform/shared/shapes.ts'

export const getCatalogueReport = call({
  method: 'GET',
  path: '/api/Course/GetCatalogReport',
  who: 'editor',
  effect: 'reads',
  summary: 'How many courses the catalogue has of each category, how many of them are on offer, and their hours.',
  reply: z.object({
    Items: z.array(
      z.object({
        /** Null: courses without a category. */
        CategoryID: z.int().nullable(),
        CategoryName: trilingualReply.nullable(),
        Courses: z.int(),
        OnOffer: z.int(),
        /** Of those on offer. */
        Hours: z.int(),
      }),
    ),
  }),
  refusals: [],
})
