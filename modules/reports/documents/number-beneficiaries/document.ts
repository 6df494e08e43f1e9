import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { trilingualReply } from '#platform/shared/shapes.ts'

const beneficiaries = z.array(
  z.object({
    /** Null: of none. */
    Name: trilingualReply.nullable(),
    Men: z.int(),
    Women: z.int(),
    Together: z.int(),
  }),
)

export default document({
  path: '/report/NumberBeneficiaries/:CourseClassID?',
  params: { CourseClassID: id },
  who: 'adminTrainingCoordinator',
  paper: 'portrait',
  signedBy: ['registrar'],
  summary: 'How many people a class is for, by organization and by nationality.',
  shape: z.object({
    ClassCode: z.string(),
    CourseName: trilingualReply,
    StartDate: z.iso.date(),
    EndDate: z.iso.date(),
    Organizations: beneficiaries,
    Nationalities: beneficiaries,
  }),
})
