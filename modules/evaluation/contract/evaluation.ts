import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import { changeActions, changeAsked } from '#platform/shared/record/second-person.ts'
import {
  doneReply,
  id,
  instant,
  optionalLine,
  queryId,
  trilingualReply,
  tooMany,
  version,
} from '#platform/shared/shapes.ts'
import {
  changeNeedsReason,
  classCancelled,
  classNotBegun,
  classNotConfirmed,
  degreeOutOfRange,
  degreesClosed,
  nobodyEnrolled,
  ownResult,
  resultsStillInitial,
  sumsWrong,
} from './refusals.ts'
import { shortfalls } from '../rules/final-result.ts'
import { figures, resultChange, resultHistory } from './result-changes.ts'

const byClass = z.strictObject({ courseClassID: queryId() })
const meanKind = z.enum(['participation', 'attendance', 'assignments', 'project'])
const shortfall = z.enum(shortfalls)

/** Every part of the sum, so that the trainee can follow it. */
export const Arithmetic = z
  .object({
    Means: z.array(
      z.object({
        Kind: meanKind,
        Name: trilingualReply,
        Percent: z.number(),
        Score: z.number().nullable(),
        MaxScore: z.number(),
        Points: z.number(),
      }),
    ),
    Exams: z.array(
      z.object({
        Name: trilingualReply,
        SharePercent: z.number(),
        ExamPercent: z.number().nullable(),
        PassDegree: z.number(),
        IsMandatory: z.boolean(),
        Passed: z.boolean(),
        Points: z.number(),
      }),
    ),
    MeansWeight: z.number(),
    ExamsWeight: z.number(),
    PassPercent: z.number(),
    AttendancePercent: z.number().nullable(),
    AttendanceThreshold: z.number(),
    /** A gate beside the sum; null where the class has no practical part, absent in results of before there was one. */
    Practical: z
      .object({ Percent: z.number().nullable(), PassPercent: z.number(), Passed: z.boolean() })
      .nullable()
      .optional(),
    Shortfalls: z.array(shortfall),
  })
  .meta({ id: 'Arithmetic' })

const Person = {
  RegistrationID: z.int(),
  TraineeID: z.int(),
  TraineeCode: z.string(),
  NameAr: z.string(),
  NameEn: z.string(),
}

export const getParticipation = call({
  method: 'GET',
  path: '/api/Evaluation/GetParticipation',
  who: 'adminEvaluatorInstructorCoordinator',
  effect: 'reads',
  summary: 'The degrees of everybody in a class, by evaluation mean.',
  query: byClass,
  reply: z.object({
    CourseClassID: z.int(),
    ClassCode: z.string(),
    CourseName: trilingualReply,
    IsOpen: z.boolean(),
    /** Why no degree can be given now; null where `IsOpen`. */
    Closed: z.enum(['notBegun', 'notConfirmed', 'cancelled', 'published']).nullable(),
    StartsOn: z.string(),
    Means: z.array(
      z.object({
        MeanID: z.int(),
        Kind: meanKind,
        Name: trilingualReply,
        /** What is marked, where it is participation and the course says so. */
        Participation: trilingualReply.nullable(),
        Percent: z.number(),
        MaxScore: z.number(),
        MinScore: z.number(),
      }),
    ),
    People: z.array(
      z.object({
        ...Person,
        Scores: z.array(z.object({ MeanID: z.int(), Score: z.number(), Version: z.int() })),
      }),
    ),
  }),
  refusals: [],
})

export const saveParticipation = call({
  method: 'POST',
  path: '/api/Evaluation/SaveParticipation',
  who: 'adminEvaluatorInstructorCoordinator',
  effect: 'writes',
  summary: 'Gives degrees to people of one class; degrees not named stay.',
  body: z.strictObject({
    CourseClassID: id(),
    Scores: z
      .array(
        z.strictObject({
          RegistrationID: id(),
          MeanID: id(),
          Score: z.number('notANumber').min(0, 'tooSmall').max(1000, 'tooLarge').multipleOf(0.01, 'notANumber'),
          Version: version().nullable(),
        }),
      )
      .min(1, 'required')
      .max(500, tooMany),
  }),
  reply: doneReply,
  refusals: [degreeOutOfRange, degreesClosed, classNotBegun, classNotConfirmed, classCancelled, changedMeanwhile],
})

const Result = {
  Percent: z.number(),
  BandName: trilingualReply.nullable(),
  Passed: z.boolean(),
  /** What may be said of it: until it is final, `notPassed` only where nothing can make it good any more. */
  Outcome: z.enum(['notBegun', 'inProgress', 'passed', 'notPassed']),
  Standing: z.enum(['initial', 'final']),
  Version: z.int(),
  PublishedAt: instant().nullable(),
}

const resultDetail = z
  .object({
    ...Person,
    ClassCode: z.string(),
    CourseName: trilingualReply,
    StartsOn: z.string(),
    EndsOn: z.string(),
    ...Result,
    Arithmetic,
  })
  .meta({ id: 'ResultDetail' })

const ResultRow = z.object({
  ...Person,
  ...Result,
  /** What everybody sees until it is published anew; null before the first time. */
  Published: figures.nullable(),
  /** What a new computation would give differs from what was published. */
  IsOutdated: z.boolean(),
  Shortfalls: z.array(shortfall),
})

export const getFinalResults = call({
  method: 'GET',
  path: '/api/Evaluation/GetFinalResults',
  who: 'adminEvaluatorInstructorCoordinator',
  effect: 'reads',
  summary: 'The final results of a class as they stand now, computed afresh.',
  query: byClass,
  reply: z.object({
    CourseClassID: z.int(),
    ClassCode: z.string(),
    CourseName: trilingualReply,
    Faults: z.array(z.enum(['meansSum', 'examsSum'])),
    People: z.array(ResultRow),
    /** What waits for a second person. */
    Change: resultChange.nullable(),
    History: resultHistory,
    Actions: z.array(z.enum(['publishFinalResults', 'askResultChange', ...changeActions])),
  }),
  refusals: [],
})

export const getFinalResultDetail = call({
  method: 'GET',
  path: '/api/Evaluation/GetFinalResultDetail',
  who: 'adminEvaluatorInstructorCoordinator',
  effect: 'reads',
  summary: 'One row of the final results of a class with its arithmetic, as it stands now, computed afresh.',
  query: z.strictObject({ CourseClassID: queryId(), TraineeID: queryId() }),
  reply: resultDetail,
  refusals: [],
})

export const publishFinalResults = call({
  method: 'POST',
  path: '/api/Evaluation/PublishFinalResults',
  who: 'resultPublishers',
  effect: 'writes',
  summary:
    'Computes and publishes the final results of a class; a reason is kept in its history. Of those published already, other figures are asked for with a reason; they are published once another person approves.',
  body: z.strictObject({ CourseClassID: id(), Reason: optionalLine(300).optional() }),
  reply: z.object({
    Published: z.int(),
    Passed: z.int(),
    /** Changes of published results that wait for a second person. */
    Asked: z.int(),
  }),
  refusals: [
    resultsStillInitial,
    changeNeedsReason,
    sumsWrong,
    nobodyEnrolled,
    classNotBegun,
    classNotConfirmed,
    classCancelled,
    changeAsked,
    ownResult,
    notNow,
  ],
})

export const getTraineePassDetail = call({
  method: 'GET',
  path: '/api/Trainee/GetTraineePassDetail',
  who: 'all',
  effect: 'reads',
  summary:
    'The final result of one trainee in one class with its arithmetic; a trainee sees the own once it is published.',
  query: z.strictObject({ TraineeID: queryId(), CourseClassID: queryId() }),
  reply: resultDetail,
  refusals: [],
})

export const getPassedTraineeByCourseClassID = call({
  method: 'GET',
  path: '/api/CourseClass/GetPassedTraineeByCourseClassID',
  who: 'staff',
  effect: 'reads',
  forOthers: true,
  summary: 'The trainees who passed a class by its published results.',
  query: byClass,
  reply: z.array(z.object({ ...Person, Percent: z.number(), BandName: trilingualReply.nullable() })),
  refusals: [],
})

export const getMyResults = call({
  method: 'GET',
  path: '/api/Evaluation/GetMyResults',
  who: 'trainee',
  effect: 'reads',
  summary: 'The published final results of the calling trainee.',
  reply: z.array(
    z.object({
      CourseClassID: z.int(),
      TraineeID: z.int(),
      ClassCode: z.string(),
      CourseName: trilingualReply,
      EndsOn: z.string(),
      Percent: z.number(),
      BandName: trilingualReply.nullable(),
      Passed: z.boolean(),
      PublishedAt: instant(),
    }),
  ),
  refusals: [],
})
