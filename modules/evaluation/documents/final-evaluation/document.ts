import * as z from 'zod'
import { enrolmentReach } from '#modules/registration/rules/reach.ts'
import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { day, instant, trilingualReply } from '#platform/shared/shapes.ts'
import { Arithmetic } from '../../contract/evaluation.ts'

export default document({
  path: '/report/FinalEvaluationIACE/:CourseClassID?/:TraineeID?',
  params: { CourseClassID: id, TraineeID: id },
  who: enrolmentReach,
  paper: 'portrait',
  signedBy: ['registrar', 'director'],
  series: 'trainee',
  summary: 'The published final evaluation of a trainee in a class with its arithmetic.',
  shape: z.object({
    TraineeCode: z.string(),
    NameAr: z.string(),
    NameEn: z.string(),
    ClassCode: z.string(),
    CourseName: trilingualReply,
    StartsOn: day(),
    EndsOn: day(),
    Percent: z.number(),
    BandName: trilingualReply.nullable(),
    Passed: z.boolean(),
    Version: z.int(),
    PublishedAt: instant(),
    Arithmetic,
  }),
})
