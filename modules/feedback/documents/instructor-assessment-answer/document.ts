import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { dayReply } from '#platform/shared/record/list.ts'
import { trilingualReply } from '#platform/shared/shapes.ts'
import { sheetQuestion } from '../../contract/shapes.ts'

export default document({
  path: '/report/InstructorAssessmentAnswerIACE/:ID?',
  params: { ID: id },
  who: 'editor',
  paper: 'portrait',
  summary: 'What one evaluator said of an instructor, by name.',
  shape: z.object({
    ClassCode: z.string(),
    CourseName: trilingualReply,
    InstructorName: trilingualReply,
    EvaluatorName: trilingualReply,
    GivenOn: dayReply(),
    Answers: z.array(
      sheetQuestion.extend({ Category: trilingualReply, Value: z.int().nullable(), Comment: z.string() }),
    ),
  }),
})
