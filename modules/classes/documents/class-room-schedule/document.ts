import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { day, ids, optional } from '#platform/shared/document/document-parameters.ts'
import { trilingualReply } from '#platform/shared/shapes.ts'

export default document({
  path: '/report/ClassRoomScheduleIACE/:ClassIDs?/:DateFrom?/:DateTo?',
  params: { ClassIDs: optional(ids), DateFrom: optional(day), DateTo: optional(day) },
  who: 'classReaders',
  paper: 'landscape',
  period: ['DateFrom', 'DateTo'],
  summary:
    'Who meets in which class room when: the sessions of all classes, or of some, of these days or a week from today.',
  shape: z.object({
    From: z.iso.date(),
    To: z.iso.date(),
    /** False where there are more sessions than the paper takes. */
    IsWhole: z.boolean(),
    ClassRooms: z.array(
      z.object({
        Code: z.string(),
        Name: trilingualReply,
        Building: z.string(),
        Sessions: z.array(
          z.object({
            Date: z.iso.date(),
            StartTime: z.string(),
            EndTime: z.string(),
            Number: z.int(),
            ClassCode: z.string(),
            CourseName: trilingualReply,
            Instructors: z.array(trilingualReply),
            SeatsTaken: z.int(),
          }),
        ),
      }),
    ),
  }),
})
