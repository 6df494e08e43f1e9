import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { printedClass, printedPerson, printedSession } from '../../contract/printed.ts'
import { markStates } from '../../rules/credit.ts'

export default document({
  path: '/report/DailyAttendanceSheetIACE/:CourseClassID?',
  params: { CourseClassID: id },
  who: 'classReaders',
  paper: 'landscape',
  signedBy: ['registrar'],
  endedBy: ['classes.cancel', 'classes.postpone'],
  summary: 'The attendance of everybody in a class, day by day and session by session, with the percentage so far.',
  shape: printedClass.extend({
    RequiredPercent: z.number(),
    Sessions: z.array(printedSession.pick({ Number: true, Day: true, StartTime: true, EndTime: true })),
    People: z.array(
      printedPerson.extend({
        /** One for each session, null where nobody has marked it. */
        Marks: z.array(z.enum(markStates).nullable()),
        /** Credited of the sessions that were held; null before the first. */
        TakenPercent: z.number().nullable(),
      }),
    ),
  }),
})
