import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { day, id, optional } from '#platform/shared/document/document-parameters.ts'
import { day as dayShape } from '#platform/shared/shapes.ts'
import { printedClass, printedPerson, printedSession } from '../../contract/printed.ts'
import { markStates } from '../../rules/credit.ts'

export default document({
  path: '/report/TraineeAttendanceSheetIACE/:CourseClassID?/:Day?',
  params: { CourseClassID: id, Day: optional(day) },
  who: 'classReaders',
  paper: 'portrait',
  endedBy: ['classes.cancel', 'classes.postpone'],
  summary:
    'The attendance sheet of a class for one day, to be signed session by session: today where no day is said, else the next on which the class meets. What is marked already stands on it.',
  shape: printedClass.extend({
    Day: dayShape(),
    Sessions: z.array(printedSession),
    /** `Marks`: one for each session, null where there is none yet. */
    People: z.array(printedPerson.extend({ Marks: z.array(z.enum(markStates).nullable()) })),
  }),
})
