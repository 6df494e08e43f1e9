import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { day, trilingualReply } from '#platform/shared/shapes.ts'
import { evaluationReach } from '../../rules/reach.ts'

const spread = z.object({
  Given: z.int(),
  Average: z.number().nullable(),
  Lowest: z.number().nullable(),
  Highest: z.number().nullable(),
})

export default document({
  path: '/report/CourseClassEvaluationMeanStatisticIACE/:CourseClassID?',
  params: { CourseClassID: id },
  who: evaluationReach,
  paper: 'portrait',
  signedBy: ['registrar'],
  summary:
    'How the trainees of a class did in each mean of evaluation and each exam: the average, the lowest and the highest.',
  shape: z.object({
    ClassCode: z.string(),
    CourseName: trilingualReply,
    StartDate: day(),
    EndDate: day(),
    /** Who takes part. */
    Trainees: z.int(),
    PassPercent: z.number(),
    /** `Share`: percent of the final result. Scores are of `MaxScore`. */
    Means: z.array(spread.extend({ Name: trilingualReply, Share: z.number(), MaxScore: z.number() })),
    /** In percent. */
    Exams: z.array(spread.extend({ Name: trilingualReply, Share: z.number().nullable() })),
  }),
})
