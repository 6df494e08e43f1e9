import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { instant, queryFlag, queryId, trilingualReply } from '#platform/shared/shapes.ts'
import { examState } from './exams.ts'

const examToMark = z
  .object({
    ExamID: z.int(),
    Code: codeReply(),
    ExamName: trilingualReply,
    CourseClassID: z.int().nullable(),
    CompetitionID: z.int().nullable(),
    ClassCode: codeReply().nullable(),
    CourseName: trilingualReply,
    ClosesAt: instant(),
    State: examState,
    Papers: z.int(),
    /** Papers with unmarked text answers. */
    Unmarked: z.int(),
    /** Papers closed by leaving exam mode that nobody has reviewed. */
    ToReview: z.int(),
    Actions: z.array(z.string()),
  })
  .meta({ id: 'ExamToMark' })

const shared = { row: examToMark, orders: ['ClosesAt', 'Code', 'ClassCode'], first: '-ClosesAt' } as const
const filters = {
  State: examState,
  /** Only of classes on whose staff the caller is. */
  Mine: queryFlag(),
}

export const getUnmarkedExams = call({
  method: 'GET',
  path: '/api/Instructor/GetAllInstructorExamsUnMarked',
  who: 'adminEvaluatorInstructor',
  effect: 'reads',
  summary: 'Exams with papers that the caller may and should mark or review.',
  ...list({ ...shared, filters }),
  refusals: [],
})

export const getInstructorExams = call({
  method: 'GET',
  path: '/api/Instructor/GetAllInstructorExams',
  who: 'examStaff',
  effect: 'reads',
  summary: 'Announced exams whose papers the caller reaches, of one instructor’s classes where one is named.',
  ...list({ ...shared, filters: { ...filters, instructorID: queryId(), CourseID: queryId() } }),
  refusals: [],
})
