import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { printedClass, printedSession } from '../../contract/printed.ts'

export default document({
  path: '/report/InstructorLoginSheetIACE/:CourseClassID?',
  params: { CourseClassID: id },
  who: 'classReaders',
  paper: 'portrait',
  signedBy: ['registrar'],
  endedBy: ['classes.cancel', 'classes.postpone'],
  summary: 'The sheet on which the instructors of a class sign in and out of each session.',
  shape: printedClass.extend({ Sessions: z.array(printedSession) }),
})
