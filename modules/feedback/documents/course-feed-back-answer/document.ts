import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { dayReply } from '#platform/shared/record/list.ts'
import { trilingualReply } from '#platform/shared/shapes.ts'
import { sheetCategory } from '../../contract/shapes.ts'

export default document({
  path: '/report/CourseFeedBackAnswerIACE/:CourseClassID?/:TraineeID?',
  params: { CourseClassID: id, TraineeID: id },
  who: 'editorAssessment',
  paper: 'portrait',
  summary:
    'The sheet about the course that a trainee of a class is asked to fill in, and on which day it was given. What was answered is not known to be theirs and does not stand on it.',
  shape: z.object({
    ClassCode: z.string(),
    CourseName: trilingualReply,
    TraineeName: trilingualReply,
    ClosesOn: dayReply(),
    GivenOn: dayReply().nullable(),
    Intro: trilingualReply,
    Categories: z.array(sheetCategory),
  }),
})
