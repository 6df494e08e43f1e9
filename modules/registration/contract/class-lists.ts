import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { byId, code, queryId, trilingualReply } from '#platform/shared/shapes.ts'
import { mainState, statusState } from './shapes.ts'

export const classTrainee = z
  .object({
    RegistrationID: z.int(),
    RegistrationCode: z.string(),
    TraineeID: z.int(),
    TraineeCode: z.string(),
    TraineeName: trilingualReply,
    /** How to reach the person; null for evaluators, who mark and need not. */
    Email: z.string().nullable(),
    Mobile: z.string().nullable(),
    OrganizationName: trilingualReply.nullable(),
    Main: mainState,
  })
  .meta({ id: 'ClassTrainee' })

const traineeClass = z
  .object({
    ClassID: z.int(),
    ClassCode: z.string(),
    ClassState: z.string(),
    CourseID: z.int(),
    CourseCode: z.string(),
    CourseName: trilingualReply,
    StartDate: z.string(),
    EndDate: z.string(),
    Hours: z.int(),
    Place: z.string(),
    ClassRoomName: trilingualReply.nullable(),
    RegistrationID: z.int(),
    RegistrationCode: z.string(),
    Status: statusState,
    Main: mainState,
  })
  .meta({ id: 'TraineeClass' })

const classWithTrainees = z
  .object({
    ClassID: z.int(),
    ClassCode: z.string(),
    ClassState: z.string(),
    CourseID: z.int(),
    CourseCode: z.string(),
    CourseName: trilingualReply,
    StartDate: z.string(),
    EndDate: z.string(),
    Trainees: z.array(classTrainee),
  })
  .meta({ id: 'ClassWithTrainees' })

export const getCourseClassByIDWithTrainee = call({
  method: 'GET',
  path: '/api/CourseClass/GetCourseClassByIDWithTrainee',
  who: 'staff',
  effect: 'reads',
  forOthers: true,
  summary: 'A class with the people enrolled in it.',
  query: byId,
  reply: classWithTrainees,
  refusals: [],
})

export const getCourseClassByCodeWithTrainee = call({
  method: 'GET',
  path: '/api/CourseClass/GetCourseClassByCodeWithTrainee',
  who: 'staff',
  effect: 'reads',
  forOthers: true,
  summary: 'The same by the class number, which stands in `ID`.',
  query: z.strictObject({ ID: code() }),
  reply: classWithTrainees,
  refusals: [],
})

export const getTraineeByCourseClassID = call({
  method: 'GET',
  path: '/api/CourseClass/GetTraineeByCourseClassID',
  who: 'staff',
  effect: 'reads',
  summary: 'The people enrolled in a class, by name.',
  query: z.strictObject({ courseClassID: queryId() }),
  reply: z.array(classTrainee),
  refusals: [],
})

export const getCourseClassByTraineeID = call({
  method: 'GET',
  path: '/api/CourseClass/GetCourseClassByTraineeID',
  who: 'all',
  effect: 'reads',
  forOthers: true,
  summary:
    'The classes a trainee is enrolled in, as far as the caller may see them; the own ones where no trainee is named.',
  query: z.strictObject({ ID: queryId().optional() }),
  reply: z.array(traineeClass),
  refusals: [],
})

export const getCourseClassByTraineeIDForTrainee = call({
  method: 'GET',
  path: '/api/CourseClass/GetCourseClassByTraineeIDForTrainee',
  who: 'trainee',
  effect: 'reads',
  forOthers: true,
  summary: "All classes of the caller's registrations, in whatever state.",
  reply: z.array(traineeClass),
  refusals: [],
})

export const getCourseClassByTraineeIDForAdmin = call({
  method: 'GET',
  path: '/api/CourseClass/GetCourseClassByTraineeIDForAdmin',
  who: 'reviewers',
  effect: 'reads',
  forOthers: true,
  summary: 'All classes of a trainee’s registrations, in whatever state.',
  query: byId,
  reply: z.array(traineeClass),
  refusals: [],
})

export const getAllTraineeCourses = call({
  method: 'GET',
  path: '/api/Trainee/GetAllTraineeCourses',
  who: 'courseRequest',
  effect: 'reads',
  summary: 'The courses a trainee has been registered to, the newest first; the own ones where no trainee is named.',
  query: z.strictObject({ traineeID: queryId().optional() }),
  reply: z.array(traineeClass),
  refusals: [],
})

export const getAllObtainCourses = call({
  method: 'GET',
  path: '/api/Trainee/GetAllObtainCourses',
  who: 'courseRequest',
  effect: 'reads',
  forOthers: true,
  summary: 'The courses that a trainee has completed, the newest first; the own ones where no trainee is named.',
  query: z.strictObject({ traineeID: queryId().optional() }),
  reply: z.array(traineeClass),
  refusals: [],
})

export const getCourseClassByInstructorAndTrainee = call({
  method: 'GET',
  path: '/api/CourseClass/GetCourseClassByInstructorAndTrainee',
  who: 'instructor',
  effect: 'reads',
  forOthers: true,
  summary: "Those of the caller's own classes in which this trainee is enrolled.",
  query: byId,
  reply: z.array(traineeClass),
  refusals: [],
})
