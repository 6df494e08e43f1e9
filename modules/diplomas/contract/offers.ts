import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { instant, moneyReply, queryId, trilingualReply } from '#platform/shared/shapes.ts'
import { diplomaTexts, TrackCourse } from './shapes.ts'

const offerRow = {
  ID: z.int(),
  Code: codeReply(),
  Name: trilingualReply,
  LevelName: trilingualReply.nullable(),
  Fee: moneyReply,
  /** A picture, to be fetched with the bearer. */
  ImageID: z.int().nullable(),
}

const Progress = z
  .object({
    /** Courses that have to be completed, electives among them. */
    Needed: z.int(),
    Done: z.int(),
    RequiredLeft: z.int(),
    ElectivesLeft: z.int(),
    /** When the track was completed; what it asks for today may be something else. */
    CompletedAt: instant().nullable(),
  })
  .meta({ id: 'TrackProgress' })

export const getOffered = call({
  method: 'GET',
  path: '/api/Diploma/GetOffered',
  who: 'customerTrainee',
  effect: 'reads',
  summary: 'The diplomas on offer, a page at a time; for a trainee with how far the own way in each has come.',
  ...list({
    row: z
      .object({
        ...offerRow,
        /** Those on offer. */
        Tracks: z.int(),
        /** In the track in which the trainee has come furthest; null for organizations. */
        Progress: Progress.nullable(),
      })
      .meta({ id: 'OfferedDiploma' }),
    orders: ['Name', 'Code'],
    first: 'Name',
  }),
  refusals: [],
})

export const courseStates = ['completed', 'enrolled', 'applied'] as const

const OfferedCourse = TrackCourse.extend({
  /** What the trainee's registrations say; null: nothing, or an organization asks. */
  State: z.enum(courseStates).nullable(),
  RegistrationCode: codeReply().nullable(),
  /** The next class with a free seat that is open to whoever asks. */
  Next: z
    .object({
      ClassID: z.int(),
      ClassCode: codeReply(),
      StartDate: z.iso.date(),
      EndDate: z.iso.date(),
      FreeSeats: z.int(),
    })
    .nullable(),
}).meta({ id: 'OfferedCourse' })

export const getPrograms = call({
  method: 'GET',
  path: '/api/Diploma/GetPrograms',
  who: 'customerTrainee',
  effect: 'reads',
  summary:
    'The tracks on offer of a diploma, or without its id the free-standing ones, with the own progress and the next classes.',
  query: z.strictObject({ ID: queryId().optional() }),
  reply: z.object({
    Diploma: z.object({ ...offerRow, ...diplomaTexts }).nullable(),
    Tracks: z.array(
      z.object({
        ID: z.int(),
        Code: codeReply(),
        Name: trilingualReply,
        Description: trilingualReply,
        LeastElectives: z.int(),
        /** The trainee's own; null for organizations. */
        Progress: Progress.nullable(),
        /** Of those whom the organization sent to courses of the track; null for trainees. */
        People: z.object({ Completed: z.int(), UnderWay: z.int() }).nullable(),
        Courses: z.array(OfferedCourse),
      }),
    ),
  }),
  refusals: [],
})

export const peopleStates = ['completed', 'underWay'] as const

export const getPeopleOfTrack = call({
  method: 'GET',
  path: '/api/Track/GetTraineesOfTrack',
  who: 'reviewersCustomer',
  effect: 'reads',
  summary:
    'Those who are in courses of a track or have completed some, with how far they have come, a page at a time; an organization sees those whom it sent, by the courses that it sent them to.',
  ...list({
    row: z
      .object({
        ID: z.int(),
        Code: codeReply(),
        FullName: trilingualReply,
        Done: z.int(),
        Needed: z.int(),
        State: z.enum(peopleStates),
        /** The required courses that are left, and the electives as long as some are. */
        Left: z.array(z.object({ ID: z.int(), Code: z.string(), Name: trilingualReply, IsRequired: z.boolean() })),
      })
      .meta({ id: 'PersonInTrack' }),
    orders: ['FullName', 'Done'],
    first: '-Done',
    filters: { State: z.enum(peopleStates) },
    always: { TrackID: queryId() },
  }),
  refusals: [],
})
