import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, dayReply, list } from '#platform/shared/record/list.ts'
import { day, queryId, trilingualReply } from '#platform/shared/shapes.ts'
import { sheetKind } from './questions.ts'
import { means, results, roundRow, sheetQuestion } from './shapes.ts'

const group = '/api/FeedbackResult'

export const getFeedbackResults = call({
  method: 'GET',
  path: `${group}/GetFeedbackResults`,
  who: 'feedbackReaders',
  effect: 'reads',
  summary:
    'What a kind of sheet came to: in one round, of a course, of an instructor, or all together. Only rounds that are counted are part of it.',
  query: z.strictObject({
    Kind: sheetKind,
    RoundID: queryId().optional(),
    CourseID: queryId().optional(),
    InstructorID: queryId().optional(),
    From: day().optional(),
    To: day().optional(),
  }),
  reply: results,
  refusals: [],
})

export const getFeedbackSignedSheet = call({
  method: 'GET',
  path: `${group}/GetFeedbackSignedSheet`,
  who: 'editorAssessment',
  effect: 'reads',
  summary: 'A sheet that somebody answered by name.',
  query: z.strictObject({ ID: queryId() }),
  reply: z.object({
    Name: trilingualReply,
    Kind: sheetKind,
    ClassCode: codeReply(),
    CourseName: trilingualReply,
    InstructorName: trilingualReply.nullable(),
    GivenOn: dayReply(),
    Answers: z.array(
      sheetQuestion
        .extend({ Category: trilingualReply, Value: z.int().nullable(), Comment: z.string() })
        .meta({ id: 'FeedbackSignedAnswer' }),
    ),
  }),
  refusals: [],
})

export const getInstructorAssessmentResults = call({
  method: 'GET',
  path: `${group}/GetInstructorAssessmentResults`,
  who: 'editor',
  effect: 'reads',
  summary: 'Instructors with what trainees and evaluators said of them, over all rounds that are counted.',
  ...list({
    row: z
      .object({
        InstructorID: z.int(),
        Code: codeReply(),
        Name: trilingualReply,
        Rounds: z.int(),
        Sheets: z.int(),
        ByTrainees: z.number().nullable(),
        TraineesMargin: z.number().nullable(),
        ByEvaluators: z.number().nullable(),
        LastOn: dayReply(),
      })
      .meta({ id: 'InstructorAssessmentResult' }),
    orders: ['Name'],
    first: 'Name',
  }),
  refusals: [],
})

export const getInstructorAssessmentResult = call({
  method: 'GET',
  path: `${group}/GetInstructorAssessmentResult`,
  who: 'editor',
  effect: 'reads',
  summary: 'Who the instructor with a code is, for the page of what was said of them.',
  query: z.strictObject({ Code: z.string().max(60, { error: 'tooLong', abort: true }).min(1, 'required') }),
  reply: z.object({ InstructorID: z.int(), Code: codeReply(), Name: trilingualReply }),
  refusals: [],
})

const ofInstructor = z.strictObject({ instructorID: queryId() })
const ofOneInstructor = z.strictObject({ instructorID: queryId().optional() })

export const getAllInstructorReview = call({
  method: 'GET',
  path: '/api/Instructor/GetAllInstructorReview',
  who: 'instructorKeepers',
  effect: 'reads',
  forOthers: true,
  summary: 'The rounds in which trainees said what they think of an instructor; of the own ones what was released.',
  query: ofInstructor,
  reply: z.array(roundRow),
  refusals: [],
})

export const getAllInstructorAssessment = call({
  method: 'GET',
  path: '/api/Instructor/GetAllInstructorAssessment',
  who: 'instructorKeepers',
  effect: 'reads',
  summary:
    'What evaluators said of an instructor: for editors round by round, for the instructor all together in whole fives of sheets; the own where no instructor is named.',
  query: ofOneInstructor,
  reply: z.object({ Rounds: z.array(roundRow), Sheets: z.int(), ...means }),
  refusals: [],
})

export const getAllCourseReview = call({
  method: 'GET',
  path: '/api/Trainee/GetAllCourseReview',
  who: 'reviewers',
  effect: 'reads',
  summary:
    'About which classes a trainee was asked, and on which day each sheet was given. What was said is not told by it.',
  query: z.strictObject({ traineeID: queryId() }),
  reply: z.array(
    z
      .object({
        ID: z.int(),
        Kind: sheetKind,
        ClassID: z.int(),
        ClassCode: codeReply(),
        CourseName: trilingualReply,
        InstructorName: trilingualReply.nullable(),
        ClosesOn: dayReply(),
        GivenOn: dayReply().nullable(),
      })
      .meta({ id: 'TraineeCourseReview' }),
  ),
  refusals: [],
})
