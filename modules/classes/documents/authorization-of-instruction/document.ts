import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id, optional } from '#platform/shared/document/document-parameters.ts'
import { trilingualReply } from '#platform/shared/shapes.ts'
import { printedClass } from '../../contract/printed-class.ts'
import { teachingRoles } from '../../rules/staff.ts'

export default document({
  path: '/report/AuthorizationOfInstruction/:InstructorID?/:CourseClassID',
  params: { InstructorID: optional(id), CourseClassID: id },
  who: 'classReaders',
  paper: 'portrait',
  signedBy: ['director'],
  endedBy: ['classes.releaseInstructor', 'classes.reject', 'classes.cancel', 'classes.postpone'],
  summary:
    'That an instructor who has accepted is authorized to teach a class; left out, it is the caller, and for who plans the lead.',
  shape: printedClass.extend({
    InstructorName: trilingualReply,
    InstructorCode: z.string(),
    Role: z.enum(teachingRoles),
    /** Whether the sessions are those that are the instructor’s own; else none is yet, and they are all of the class. */
    AreOwnSessions: z.boolean(),
  }),
})
