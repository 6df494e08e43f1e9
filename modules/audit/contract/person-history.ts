import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { day, instant, queryId, trilingualReply } from '#platform/shared/shapes.ts'
import { mostReached } from './entries.ts'

/** What part of the academy's work an act belongs to: its module. Those of every record that a module hands in as `concerning`. */
export const areas = [
  'people',
  'catalogue',
  'accounts',
  'signin',
  'planning',
  'classes',
  'requests',
  'registration',
  'billing',
  'diplomas',
  'attendance',
  'exams',
  'practical',
  'competitions',
  'evaluation',
  'certificates',
  'membership',
  'notifications',
] as const

export const HistoryRow = z
  .object({
    ID: z.int(),
    At: instant(),
    Area: z.enum(areas),
    Kind: z.string(),
    /** Whose hand it was; null: a visitor, or the academy itself. */
    ActorID: z.int().nullable(),
    ActorName: trilingualReply.nullable(),
    SubjectType: z.string(),
    SubjectID: z.int(),
    /** The code that the record is known by. */
    Code: codeReply().nullable(),
    /** Of a paper or a repeat the exam. */
    ExamID: z.int().nullable(),
    /** Of an invoice the registration that it is about. */
    RegistrationID: z.int().nullable(),
    /** Why, where somebody said so. */
    Reason: z.string().nullable(),
  })
  .meta({ id: 'HistoryRow' })

const history = <const Always extends z.ZodRawShape>(always: Always) =>
  list({
    row: HistoryRow,
    orders: ['At'],
    first: '-At',
    always,
    filters: {
      Area: z.enum(areas),
      /** First and last day, of the academy's time zone. */
      From: day(),
      To: day(),
    },
  })

const told = { method: 'GET', who: 'reviewers', effect: 'reads', refusals: [] } as const
const most = `newest first: at most the first ${mostReached} rows.`

export const getTraineeHistory = call({
  ...told,
  path: '/api/Trainee/GetTraineeHistory',
  summary: `What happened to a trainee, of what the caller reaches, ${most}`,
  ...history({ TraineeID: queryId() }),
})

export const getInstructorHistory = call({
  ...told,
  path: '/api/Instructor/GetInstructorHistory',
  summary: `What happened to an instructor, of what the caller reaches, ${most}`,
  ...history({ InstructorID: queryId() }),
})

export const getOrganizationHistory = call({
  ...told,
  path: '/api/Customer/GetCustomerHistory',
  summary: `What happened to an organization, of what the caller reaches, ${most}`,
  ...history({ OrganizationID: queryId() }),
})
