import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { text } from '#platform/shared/document/document-parameters.ts'
import { moneyReply, trilingualReply } from '#platform/shared/shapes.ts'

export default document({
  path: '/report/RegistrationCheckListIACE/:CourseName?',
  // The name or the code of a course on offer; what is printed is what the course is called.
  params: { CourseName: text },
  who: 'public',
  paper: 'portrait',
  summary: 'What has to be ready before somebody registers to a course on offer, to be ticked, for anybody.',
  shape: z.object({
    CourseCode: z.string(),
    CourseName: trilingualReply,
    Hours: z.int(),
    Days: z.int(),
    Fee: moneyReply,
    Prerequisites: z.array(z.object({ Code: z.string(), Name: trilingualReply })),
    /** How long past the end of a class a passport must be valid for a visa. */
    PassportMonths: z.int(),
  }),
})
