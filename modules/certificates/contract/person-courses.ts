import * as z from 'zod'
import { enrolledStates } from '#modules/registration/rules/main-track.ts'
import { call } from '#platform/shared/call.ts'
import { codeReply, dayReply, list, percentReply } from '#platform/shared/record/list.ts'
import { queryId, trilingualReply } from '#platform/shared/shapes.ts'
import { issuedKinds } from '../rules/eligibility.ts'

/** Somebody's place in a class, with what came of it as far as the reader may know. */
export const PersonCourse = z
  .object({
    /** Of the registration. */
    ID: z.int(),
    Code: codeReply(),
    TraineeID: z.int(),
    TraineeCode: codeReply(),
    FullName: trilingualReply,
    ClassID: z.int(),
    ClassCode: codeReply(),
    CourseID: z.int(),
    CourseName: trilingualReply,
    StartDate: dayReply(),
    EndDate: dayReply(),
    Hours: z.int(),
    Main: z.enum(enrolledStates),
    /** Of the scheduled minutes; null where nobody was marked yet, or it is not the reader's to know. */
    Attendance: percentReply().nullable(),
    /** The published result. */
    Percent: percentReply().nullable(),
    BandName: trilingualReply.nullable(),
    Passed: z.boolean().nullable(),
    Certificates: z.array(
      z.object({ Serial: z.string(), Kind: z.enum(issuedKinds), CourseClassID: z.int(), TraineeID: z.int() }),
    ),
  })
  .meta({ id: 'PersonCourse' })

export const getPersonCourses = call({
  method: 'GET',
  path: '/api/Trainee/GetTraineeCourses',
  who: 'peopleReaders',
  effect: 'reads',
  summary:
    'Who sat in which class, with attendance, result and certificates, of the people and classes that the caller reaches.',
  ...list({
    row: PersonCourse,
    orders: ['CreatedAt'],
    first: '-CreatedAt',
    filters: {
      TraineeID: queryId(),
      /** Of registrations on which it stands as the one that sends or pays. */
      OrganizationID: queryId(),
      CourseID: queryId(),
      Main: z.enum(enrolledStates),
    },
  }),
  refusals: [],
})
