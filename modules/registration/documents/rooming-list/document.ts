import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { trilingualReply } from '#platform/shared/shapes.ts'

export default document({
  path: '/report/RoomingList/:ID',
  params: { ID: id },
  who: 'reviewers',
  paper: 'portrait',
  summary: 'Who of a class stays in which room of which hotel, for the hotel’s desk.',
  shape: z.object({
    ClassCode: z.string(),
    CourseName: trilingualReply,
    StartDate: z.iso.date(),
    EndDate: z.iso.date(),
    Hotels: z.array(
      z.object({
        Name: trilingualReply.nullable(),
        Guests: z.array(
          z.object({
            ID: z.int(),
            /** null: in none yet. */
            Room: z.int().nullable(),
            RoomTypeName: trilingualReply.nullable(),
            TraineeName: trilingualReply,
            Gender: z.enum(['male', 'female']).nullable(),
            OrganizationName: trilingualReply.nullable(),
            ArrivesOn: z.iso.date(),
            Nights: z.int().nullable(),
          }),
        ),
      }),
    ),
  }),
})
