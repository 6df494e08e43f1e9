import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { listQuery, paged, queryId, trilingualReply } from '#platform/shared/shapes.ts'
import { examState } from './exams.ts'

const examToMark = z
  .object({
    ExamID: z.int(),
    Code: z.string(),
    ExamName: trilingualReply,
    CourseClassID: z.int(),
    ClassCode: z.string(),
    CourseName: trilingualReply,
    ClosesAt: z.string(),
    State: examState,
    Papers: z.int(),
    /** Papers with unmarked text answers. */
    Unmarked: z.int(),
    /** Papers closed by leaving exam mode that nobody has reviewed. */
    ToReview: z.int(),
    Actions: z.array(z.string()),
  })
  .meta({ id: 'ExamToMark' })

const examsToMarkOrders = ['ClosesAt', 'Code', 'ClassCode'] as const
const examsToMarkFilters = { State: examState.optional() }

export const getUnmarkedExams = call({
  method: 'GET',
  path: '/api/Instructor/GetAllInstructorExamsUnMarked',
  who: 'adminEvaluatorInstructor',
  effect: 'reads',
  summary: 'Exams with papers that the caller may and should mark or review.',
  query: listQuery(examsToMarkOrders, examsToMarkFilters),
  reply: paged(examToMark),
  refusals: [],
})

export const getInstructorExams = call({
  method: 'GET',
  path: '/api/Instructor/GetAllInstructorExams',
  who: 'examStaff',
  effect: 'reads',
  summary: 'The exams of an instructor’s classes; an instructor asks for the own ones only.',
  query: listQuery(examsToMarkOrders, { ...examsToMarkFilters, instructorID: queryId().optional() }),
  reply: paged(examToMark),
  refusals: [],
})
