import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { trilingualReply } from '#platform/shared/shapes.ts'
import { printedClass } from '../../contract/printed-class.ts'
import { staffRoles } from '../../rules/staff.ts'

export default document({
  path: '/report/TrainingOrder/:CourseClassID?',
  params: { CourseClassID: id },
  who: 'classReaders',
  paper: 'portrait',
  signedBy: ['director', 'registrar'],
  endedBy: ['classes.cancel', 'classes.postpone'],
  summary: 'The order to hold a class: when and where it meets, who is on its staff and who takes part.',
  shape: printedClass.extend({
    MinTrainees: z.int(),
    MaxTrainees: z.int(),
    /** Who has not declined. */
    Staff: z.array(
      z.object({
        Name: trilingualReply,
        Role: z.enum(staffRoles),
        Standing: z.enum(['asked', 'accepted', 'appointed']),
      }),
    ),
    /** How many take part. */
    TakingPart: z.int(),
    /** Who they are; null for whoever plans classes by a right and is shown nobody. */
    Trainees: z
      .array(z.object({ Code: z.string(), Name: trilingualReply, OrganizationName: trilingualReply.nullable() }))
      .nullable(),
  }),
})
