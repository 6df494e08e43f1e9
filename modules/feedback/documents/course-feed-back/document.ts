import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id, optional } from '#platform/shared/document/document-parameters.ts'
import { trilingualReply } from '#platform/shared/shapes.ts'
import { results } from '../../contract/shapes.ts'

export default document({
  path: '/report/CourseFeedBackIACE/:CourseID?/:CourseTypeID?',
  params: { CourseID: id, CourseTypeID: optional(id) },
  who: 'editorAssessment',
  paper: 'portrait',
  summary: 'What trainees said of a course in all its classes; with a type only of a course of that type.',
  shape: z.object({ CourseCode: z.string(), CourseName: trilingualReply, Results: results }),
})
