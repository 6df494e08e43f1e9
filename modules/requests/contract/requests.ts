import * as z from 'zod'
import { languageCode } from '#modules/lookups/contract/language-code.ts'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import { list } from '#platform/shared/record/list.ts'
import {
  byId,
  day,
  email,
  id,
  instant,
  line,
  money,
  moneyReply,
  optionalLine,
  phone,
  plainText,
  queryFlag,
  queryId,
  savedReply,
  shortText,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { invoiceReply, proofTwin } from '#modules/billing/contract/shapes.ts'
import { requestTasks } from '../rules/request-states.ts'
import { actBody, historyLine, nominee, papers, proposalReply, requestRow, requestState, whole } from './shapes.ts'

const group = '/api/CourseRequest'

const asked = {
  CourseID: id().nullable(),
  /** Where it is no course of the catalogue. */
  Topic: optionalLine(300),
  FirstDay: day().nullable(),
  LastDay: day().nullable(),
  /** Where the days are open. */
  Month: shortText(7, 'notADay')
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'notADay')
    .nullable(),
  Trainees: whole(1, 500),
  /** Where, by the academy's list of places; or at a site of their own. */
  RequestLocationID: id().nullable(),
  OwnSite: optionalLine(300),
  Language: languageCode(),
  /** Accommodation of each trainee; null: none. */
  Nights: whole(1, 366).nullable(),
  RoomTypeID: id().nullable(),
  /** What whoever asks means to spend: for each trainee, and for all of it. */
  TraineeBudget: money().nullable().default(null),
  CourseBudget: money().nullable().default(null),
  /** Who pays, where that is not who asks. */
  PayerName: optionalLine(200),
  ContactName: line(200),
  ContactEmail: email(),
  ContactPhone: z.union([z.literal(''), phone()]),
  Notes: plainText(4000),
}
/** Also where a field is wrong by itself: who fills in a form reads all that is missing at once. */
const when = ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null
const complete = <S extends z.ZodObject>(fields: S) =>
  fields
    .refine((value) => value['CourseID'] !== null || value['Topic'] !== '', {
      path: ['CourseID'],
      error: 'required',
      when,
    })
    .refine((value) => (value['FirstDay'] === null) === (value['LastDay'] === null), {
      path: ['LastDay'],
      error: 'required',
      when,
    })
    .refine((value) => !value['FirstDay'] || String(value['LastDay']) >= String(value['FirstDay']), {
      path: ['LastDay'],
      error: 'endBeforeStart',
      when,
    })
export const requestFields = complete(z.strictObject(asked))
export const newRequestFields = complete(
  z.strictObject({
    ...asked,
    /** For whom, where staff asks; one of both. */
    OrganizationID: id().nullable(),
    TraineeID: id().nullable(),
    /** Handed in at once; else a draft. */
    Submit: z.boolean(),
  }),
)

export const getCourseRequests = call({
  method: 'GET',
  path: `${group}/GetCourseRequests`,
  who: 'courseRequest',
  effect: 'reads',
  summary: 'Course requests a page at a time: staff see all, an organization and a trainee the own ones.',
  ...list({
    row: requestRow,
    orders: ['Number', 'SubmittedAt', 'FirstDay'],
    first: '-SubmittedAt',
    filters: {
      State: requestState,
      /** What waits beside the states. */
      Task: z.enum(requestTasks),
      CourseID: queryId(),
      OrganizationID: queryId(),
      TraineeID: queryId(),
      RequestLocationID: queryId(),
      RoomTypeID: queryId(),
      /** Those of whose invoice something came in by it. */
      PaymentTypeID: queryId(),
      /** Only those that the caller coordinates. */
      Mine: queryFlag(),
      /** First and last day on which they were handed in, of the academy's time zone. */
      From: day(),
      To: day(),
    },
  }),
  refusals: [],
})

export const getCourseRequestCounts = call({
  method: 'GET',
  path: `${group}/GetCourseRequestCounts`,
  who: 'courseRequest',
  effect: 'reads',
  summary: 'How many requests are in each state, among those the caller sees; states without any are left out.',
  query: z.strictObject({ Mine: queryFlag().optional() }),
  reply: z.array(z.object({ State: requestState, Count: z.int() })),
  refusals: [],
})

export const getCourseRequestTasks = call({
  method: 'GET',
  path: `${group}/GetCourseRequestTasks`,
  who: 'reviewers',
  effect: 'reads',
  summary: 'How many requests wait for something beside their state: an approval, a proof’s verdict, a refund.',
  reply: z.array(z.object({ Task: z.enum(requestTasks), Count: z.int() })),
  refusals: [],
})

export const requestReply = requestRow
  .extend({
    RequestLocationID: z.int().nullable(),
    RequestLocationName: trilingualReply.nullable(),
    OwnSite: z.string(),
    Language: z.string(),
    LanguageName: trilingualReply,
    Nights: z.int().nullable(),
    RoomTypeID: z.int().nullable(),
    RoomTypeName: trilingualReply.nullable(),
    TraineeBudget: moneyReply.nullable(),
    CourseBudget: moneyReply.nullable(),
    PayerName: z.string(),
    ContactName: z.string(),
    ContactEmail: z.string(),
    ContactPhone: z.string(),
    Notes: z.string(),
    CreatedAt: instant(),
    /** The newest first; who asked reads those that were sent. */
    Proposals: z.array(proposalReply),
    Nominees: z.array(nominee),
    /** Nobody is added or left out any more: people are swapped one for one. */
    OnlySwaps: z.boolean(),
    Invoice: invoiceReply.nullable(),
    /** What the academy said that it keeps of what was paid, after the request was called off. */
    Kept: moneyReply.nullable(),
    Proofs: z.array(
      z.object({
        ID: z.int(),
        SwiftCode: z.string().nullable(),
        File: z.object({ ID: z.int(), Name: z.string(), Size: z.int() }).nullable(),
        Note: z.string(),
        State: z.enum(['uploaded', 'verified', 'rejected']),
        Reason: z.string().nullable(),
        Received: moneyReply.nullable(),
        UploadedAt: instant(),
        /** Other proofs with the same file or the same SWIFT code; for the academy's people alone. */
        Twins: z.array(proofTwin),
      }),
    ),
    /** Those that there are by now. */
    Papers: z.array(z.enum(papers)),
    History: z.array(historyLine),
  })
  .meta({ id: 'CourseRequest' })

export const getCourseRequest = call({
  method: 'GET',
  path: `${group}/GetCourseRequest`,
  who: 'courseRequest',
  effect: 'reads',
  summary: 'One request with its proposals, the people named in it, its invoice and its history.',
  query: byId,
  reply: requestReply,
  refusals: [],
})

export const getAllTraineeCourseRequest = call({
  method: 'GET',
  path: '/api/Trainee/GetAllTraineeCourseRequest',
  who: 'courseRequest',
  effect: 'reads',
  forOthers: true,
  summary: 'The requests that a trainee made, the newest first, and those in which the trainee is named.',
  query: z.strictObject({ traineeID: queryId() }),
  reply: z.array(requestRow),
  refusals: [],
})

export const addRequest = call({
  method: 'POST',
  path: `${group}/AddCourseRequest`,
  who: 'courseRequest',
  effect: 'writes',
  summary: 'Asks for a course as a draft, or at once: an organization or a trainee for itself, staff for either.',
  body: newRequestFields,
  reply: savedReply.extend({ Number: z.string() }),
  refusals: [],
})

export const editRequest = call({
  method: 'PUT',
  path: `${group}/UpdateCourseRequest`,
  who: 'courseRequest',
  effect: 'writes',
  summary: 'Changes what is asked, until the academy has begun with it; staff until a proposal is sent.',
  query: byId,
  body: complete(z.strictObject({ ...asked, Version: version() })),
  reply: savedReply,
  refusals: [notNow, changedMeanwhile],
})

export const getCourseRequestCoordinators = call({
  method: 'GET',
  path: `${group}/GetCourseRequestCoordinators`,
  who: 'reviewers',
  effect: 'reads',
  summary: 'Who may see to a request, by name.',
  reply: z.array(z.object({ ID: z.int(), Name: trilingualReply })),
  refusals: [],
})

export const assign = call({
  method: 'POST',
  path: `${group}/AssignCourseRequest`,
  who: 'reviewers',
  effect: 'writes',
  summary: 'Gives the request to somebody of the academy.',
  body: actBody.extend({ CoordinatorID: id() }),
  reply: savedReply,
  refusals: [notNow, changedMeanwhile],
})
