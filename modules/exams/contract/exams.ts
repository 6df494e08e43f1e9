import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import { reasonMissing } from '#platform/shared/record/second-person.ts'
import {
  byId,
  day,
  instant,
  doneReply,
  optionalLine,
  id,
  plainText,
  queryId,
  savedReply,
  timeOfDay,
  trilingual,
  trilingualReply,
  version,
  tooMany,
} from '#platform/shared/shapes.ts'
import { codeReply, list, percentReply } from '#platform/shared/record/list.ts'
import { examActions, examTable } from '../rules/exam-states.ts'
import { questionType, seconds, weight } from './questions.ts'
import {
  closesBeforeStart,
  examBegun,
  examNotReady,
  papersOpen,
  questionOfOtherCourse,
  sharesNotHundred,
  startInPast,
} from './refusals.ts'

export const examState = z.enum(examTable.states)
const percent = (min: number) =>
  z.number('notANumber').min(min, 'tooSmall').max(100, 'tooLarge').multipleOf(0.01, 'notANumber')

export const examRow = z
  .object({
    ID: z.int(),
    Code: codeReply(),
    ExamName: trilingualReply,
    /** Null of an admission test, which is the course's own, and of a competition's. */
    CourseClassID: z.int().nullable(),
    CompetitionID: z.int().nullable(),
    ClassCode: codeReply().nullable(),
    CourseID: z.int(),
    CourseCode: codeReply(),
    CourseName: trilingualReply,
    StartsAt: instant(),
    ClosesAt: instant(),
    Minutes: z.int(),
    /** Of the class's exams; null where it is no class's. */
    SharePercent: percentReply().nullable(),
    Questions: z.int(),
    /** Sum of the questions' weights. */
    Weight: z.number(),
    /** At this moment, the clock included. */
    State: examState,
    /** Who may sit it. */
    Enrolled: z.int(),
    Papers: z.int(),
    /** Papers with a text answer that nobody has marked. */
    Unmarked: z.int(),
    Version: z.int(),
    Actions: z.array(z.string()),
  })
  .meta({ id: 'Exam' })

export const searchExams = call({
  method: 'GET',
  path: '/api/CourseExam/SearchExams',
  who: 'examStaff',
  effect: 'reads',
  summary:
    'Exams that the caller may see: an instructor those of the own classes. Without a sort those open and to come stand first, the soonest at the top.',
  ...list({
    row: examRow,
    orders: ['Nearest', 'StartsAt', 'Code', 'ClassCode'],
    first: 'Nearest',
    filters: {
      CourseClassID: queryId(),
      CourseID: queryId(),
      ExamTypeID: queryId(),
      State: examState,
      From: day(),
      Until: day(),
    },
  }),
  refusals: [],
})

export const examFault = z
  .object({
    /** Under `examFaults` in the text. */
    Code: z.string(),
    /** The question's number in the exam, where the fault is a question's. */
    Number: z.int().nullable(),
    /** Under `questionFaults` in the text. */
    QuestionFault: z.string().nullable(),
    Seconds: z.int().nullable(),
    Minutes: z.int().nullable(),
  })
  .meta({ id: 'ExamFault' })

const examQuestion = z
  .object({
    ID: z.int(),
    QuestionID: z.int(),
    Code: z.string(),
    Name: z.string(),
    Type: questionType,
    Preview: z.string(),
    ModuleName: trilingualReply.nullable(),
    LevelName: trilingualReply.nullable(),
    Weight: z.number(),
    Seconds: z.int(),
    IsActive: z.boolean(),
    Faults: z.array(z.string()),
  })
  .meta({ id: 'ExamQuestion' })

export const examDetail = examRow
  .extend({
    ExamTypeID: z.int().nullable(),
    /** The times again in the academy's time zone, as the form shows them. */
    StartDate: z.string(),
    StartTime: z.string(),
    CloseDate: z.string(),
    CloseTime: z.string(),
    PassDegree: z.number(),
    ExcellentDegree: z.number(),
    IsMandatory: z.boolean(),
    ExamMode: z.boolean(),
    StrictMultiAnswers: z.boolean(),
    ShowFeedback: z.boolean(),
    TwoMarkers: z.boolean(),
    Rules: z.string(),
    PublishedAt: z.string().nullable(),
    ResultsInitialAt: z.string().nullable(),
    ResultsFinalAt: z.string().nullable(),
    ExamQuestions: z.array(examQuestion),
    /** Everything that keeps it from being ready. */
    Faults: z.array(examFault),
    ShareSum: z.number(),
    /** The other exams of the class. */
    OtherExams: z.array(
      z.object({
        ID: z.int(),
        Code: z.string(),
        ExamName: trilingualReply,
        SharePercent: z.number(),
        State: examState,
      }),
    ),
    History: z.array(
      z.object({
        ID: z.int(),
        At: z.string(),
        By: z.string().nullable(),
        Kind: z.string(),
        /** As whoever did it gave it. */
        Why: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'ExamDetail' })

export const getExam = call({
  method: 'GET',
  path: '/api/CourseExam/GetExam',
  who: 'examStaff',
  effect: 'reads',
  summary: 'One exam with its questions (no right answers), sums, faults and the other exams of its class.',
  query: byId,
  reply: examDetail,
  refusals: [],
})

const asked = {
  /** The class whose exam it is; null: it is a course's own. */
  CourseClassID: id().nullable(),
  /** The course whose admission test it is; null: it is a class's. */
  CourseID: id().nullable().default(null),
  /** The competition whose exam it is: it says its name, times and minutes itself; null: it is none's. */
  CompetitionID: id().nullable().default(null),
  ExamName: trilingual(200),
  ExamTypeID: id().nullable(),
  StartDate: day(),
  StartTime: timeOfDay(),
  CloseDate: day(),
  CloseTime: timeOfDay(),
  Minutes: z.int('notANumber').min(1, 'tooSmall').max(1440, 'tooLarge'),
  PassDegree: percent(0.01),
  ExcellentDegree: percent(0.01),
  /** Of the class's exams; null where it is no class's. */
  SharePercent: percent(0.01).nullable(),
  IsMandatory: z.boolean(),
  ExamMode: z.boolean(),
  StrictMultiAnswers: z.boolean(),
  /** Trainees read the feedback of the questions once the results are released. */
  ShowFeedback: z.boolean().default(false),
  /** Two people mark each text answer, neither knowing the other’s marks. */
  TwoMarkers: z.boolean().default(false),
  Rules: plainText(4000),
  /** In the order in which they are asked. */
  Questions: z
    .array(z.strictObject({ QuestionID: id(), Weight: weight(), Seconds: seconds() }))
    .max(300, tooMany)
    .refine((list) => new Set(list.map((each) => each.QuestionID)).size === list.length, 'twice'),
}
const owned = <S extends z.ZodObject>(fields: S) =>
  fields
    .refine(
      (exam) => ['CourseClassID', 'CourseID', 'CompetitionID'].filter((owner) => exam[owner] !== null).length === 1,
      {
        path: ['CourseClassID'],
        error: 'required',
      },
    )
    .refine((exam) => exam['CourseClassID'] === null || exam['SharePercent'] !== null, {
      path: ['SharePercent'],
      error: 'required',
    })
export const examFields = owned(z.strictObject(asked))

export const addExam = call({
  method: 'POST',
  path: '/api/CourseExam/AddExam',
  who: 'editorExamination',
  effect: 'writes',
  summary: 'Makes a draft exam for a class, or an admission test of a course, out of questions of the course.',
  body: examFields,
  reply: savedReply,
  refusals: [closesBeforeStart, questionOfOtherCourse, notNow],
})

export const updateExam = call({
  method: 'PUT',
  path: '/api/CourseExam/UpdateExam',
  who: 'editorExamination',
  effect: 'writes',
  summary: 'Changes a draft exam and its questions.',
  query: byId,
  body: owned(z.strictObject({ ...asked, Version: version() })),
  reply: savedReply,
  refusals: [closesBeforeStart, questionOfOtherCourse, changedMeanwhile, notNow],
})

export const deleteExam = call({
  method: 'DELETE',
  path: '/api/CourseExam/DeleteExam',
  who: 'editorExamination',
  effect: 'writes',
  summary: 'Removes a draft exam.',
  query: byId,
  reply: doneReply,
  refusals: [notNow],
})

export const copyExam = call({
  method: 'POST',
  path: '/api/CourseExam/CopyExam',
  who: 'editorExamination',
  effect: 'writes',
  summary:
    'Makes a draft with the same questions for the same class or another one of the same course; for no class, an admission test of the course.',
  body: z.strictObject({ ID: id(), CourseClassID: id().nullable() }),
  reply: savedReply,
  refusals: [questionOfOtherCourse, notNow],
})

export const moveExam = call({
  method: 'POST',
  path: '/api/CourseExam/MoveExam',
  who: 'examStaff',
  effect: 'writes',
  summary:
    'Moves an exam on: ready, published (pins the questions), back, initial and final results, initial ones back, archived. Opening and closing are the clock’s.',
  body: z.strictObject({
    ID: id(),
    Action: z.enum(examActions),
    Version: version(),
    /** Kept in the exam's history; taking results back needs one. */
    Reason: optionalLine(1000).optional(),
  }),
  reply: savedReply.extend({ State: examState }),
  refusals: [
    examNotReady,
    sharesNotHundred,
    startInPast,
    examBegun,
    papersOpen,
    reasonMissing,
    changedMeanwhile,
    notNow,
  ],
})
