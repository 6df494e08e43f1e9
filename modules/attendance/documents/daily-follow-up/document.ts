import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { day, id, optional } from '#platform/shared/document/document-parameters.ts'
import { day as dayShape } from '#platform/shared/shapes.ts'
import { printedClass, printedPerson, printedSession } from '../../contract/printed.ts'

export default document({
  path: '/report/DialyFollowUpTrainingEvaluationIACE/:CourseClassID?/:Day?/:ModuleID?',
  params: { CourseClassID: id, Day: optional(day), ModuleID: optional(id) },
  who: 'classReaders',
  paper: 'landscape',
  endedBy: ['classes.cancel', 'classes.postpone'],
  summary:
    'The sheet on which an instructor follows up the training of one day, of one module where it is said: how many came, and for each trainee how the day went.',
  shape: printedClass.extend({
    Day: dayShape(),
    Sessions: z.array(printedSession),
    /** How many of the class were marked as having come to each session; null before it is marked. */
    Came: z.array(z.int().nullable()),
    /** Those who came to one of them; everybody before any is marked. */
    People: z.array(printedPerson),
  }),
})
