import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { dayReply } from '#platform/shared/record/list.ts'
import { trilingualReply } from '#platform/shared/shapes.ts'
import { sheetKind } from '../../contract/questions.ts'
import { results } from '../../contract/shapes.ts'

export default document({
  path: '/report/InstructorAssessment/:ID?',
  params: { ID: id },
  who: 'editor',
  paper: 'portrait',
  summary: 'What trainees or evaluators said of an instructor in one class, by the id of the round.',
  shape: z.object({
    ClassCode: z.string(),
    CourseName: trilingualReply,
    InstructorName: trilingualReply,
    Kind: sheetKind,
    ClosesOn: dayReply(),
    Results: results,
  }),
})
