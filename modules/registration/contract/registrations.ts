import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { extraPer } from '#modules/lookups/contract/entry.ts'
import { invoiceReply } from '#modules/billing/contract/shapes.ts'
import { codeReply, dayReply, list } from '#platform/shared/record/list.ts'
import { byId, code, day, idList, moneyReply, queryFlag, queryId, trilingualReply } from '#platform/shared/shapes.ts'
import { mandatoryFields } from '../rules/mandatory.ts'
import { printedPapers } from '../rules/papers/printed.ts'
import { overrideReply } from './objections.ts'
import { admissionTestOpen, classClosed, moveRefusals, sponsorPending, tooLateToHold } from './refusals.ts'
import {
  documentReply,
  historyLine,
  mainState,
  moneyState,
  proofReply,
  registrationRow,
  statusState,
  taskName,
  travelState,
  visaState,
} from './shapes.ts'
import { transferReply } from './transfer.ts'

export const getRegistrations = call({
  method: 'GET',
  path: '/api/CourseRegistration/GetRegistrations',
  who: 'courseRequest',
  effect: 'reads',
  summary:
    "Registrations a page at a time: the academy's reviewers see all that were submitted, an organization those it pays for, a trainee the own ones.",
  ...list({
    row: registrationRow,
    orders: ['Code', 'SubmittedAt', 'StartDate', 'TraineeName', 'WaitingSince'],
    first: '-SubmittedAt',
    filters: {
      ClassID: queryId(),
      CourseID: queryId(),
      AnnualPlanID: queryId(),
      TraineeID: queryId(),
      OrganizationID: queryId(),
      Main: mainState,
      Visa: visaState,
      Money: moneyState,
      Travel: travelState,
      NeedsAccommodation: queryFlag(),
      RoomTypeID: queryId(),
      HotelID: queryId(),
      ExtraID: queryId(),
      PaymentTypeID: queryId(),
      Status: statusState,
      /** Those in which this waits for somebody. */
      Task: taskName,
      /** Those in which anything waits for the academy, or for the trainee. */
      WaitsFor: z.enum(['academy', 'trainee']),
      /** `open`: still on its way or in class; `past`: ended one way or the other. */
      Phase: z.enum(['open', 'past']),
      /** Those for which an organization has been named as payer: true where it has not answered, false where it pays. */
      AwaitingPayer: queryFlag(),
      /** Those that came out of a request that the trainee made alone. */
      FromRequest: queryFlag(),
      /** Those in a class made for one organization whose trainee is to say whether they come. */
      PlaceAsked: queryFlag(),
      /** Those whose trainee, or payer, asks to be moved to another class. */
      TransferAsked: queryFlag(),
      /** Only classes that the caller coordinates. */
      Mine: queryFlag(),
      /** Only those that the caller has taken to decide about them. */
      TakenByMe: queryFlag(),
      From: day(),
      To: day(),
    },
  }),
  refusals: [],
})

export const registrationReply = registrationRow
  .extend({
    Place: z.string(),
    ClassRoomName: trilingualReply.nullable(),
    Hours: z.int(),
    ClassLanguage: z.string(),
    MinTrainees: z.int(),
    MaxTrainees: z.int(),
    SeatsTaken: z.int(),
    RoomTypeID: z.int().nullable(),
    HotelID: z.int().nullable(),
    HotelName: trilingualReply.nullable(),
    Extras: z.array(z.object({ ID: z.int(), Name: trilingualReply, Price: moneyReply, Per: z.enum(extraPer) })),
    /** What the room costs in its nights, one amount a currency; for reviewers, where hotel, type and nights are known. */
    StayPrice: z.object({ Totals: z.array(moneyReply), Unpriced: z.int() }).nullable(),
    Flight: z.string(),
    ArrivesOn: z.string().nullable(),
    ArrivesAt: z.string().nullable(),
    DepartsOn: z.string().nullable(),
    DepartsAt: z.string().nullable(),
    DepartureFlight: z.string(),
    Hotel: z.string(),
    Notes: z.string(),
    CreatedAt: z.iso.datetime(),
    ConfirmedAt: z.iso.datetime().nullable(),
    Gender: z.string().nullable(),
    BirthDate: z.string().nullable(),
    NationalityName: trilingualReply.nullable(),
    /** The last three characters only; opening a passport is a call of its own and is logged. */
    PassportEnding: z.string().nullable(),
    PassportExpiresOn: z.string().nullable(),
    /** The day a passport has to reach for a visa to this class. */
    PassportNeededUntil: z.string(),
    Email: z.string(),
    Mobile: z.string(),
    JobTitle: z.string(),
    Missing: z.array(z.enum(mandatoryFields)),
    OrganizationHasCredit: z.boolean(),
    /** What whoever pays means to spend for this trainee, and for all whom they send; for them and reviewers alone. */
    TraineeBudget: moneyReply.nullable(),
    CourseBudget: moneyReply.nullable(),
    /** What stood against it and was let pass. */
    Overrides: z.array(overrideReply),
    Invoice: invoiceReply.nullable(),
    /** The last one that was voided, where no other stands in its place. */
    VoidInvoice: invoiceReply.pick({ ID: true, Number: true }).nullable(),
    Proofs: z.array(proofReply),
    Documents: z.array(documentReply),
    /** What can be printed of it now. */
    Printed: z.array(z.enum(printedPapers)),
    History: z.array(historyLine),
    ...transferReply,
  })
  .meta({ id: 'Registration' })

export const getRegistration = call({
  method: 'GET',
  path: '/api/CourseRegistration/GetRegistration',
  who: 'courseRequest',
  effect: 'reads',
  summary: 'One registration with its four tracks, documents, invoice and history.',
  query: byId,
  reply: registrationReply,
  refusals: [],
})

export const getRegistrationByCode = call({
  method: 'GET',
  path: '/api/CourseRegistration/GetRegistrationByCode',
  who: 'courseRequest',
  effect: 'reads',
  summary: 'The same by its code, as the address of the status page carries it.',
  query: z.strictObject({ Code: code() }),
  reply: registrationReply,
  refusals: [],
})

export const getRegistrationTasks = call({
  method: 'GET',
  path: '/api/CourseRegistration/GetRegistrationTasks',
  who: 'courseRequest',
  effect: 'reads',
  summary: 'How many registrations wait for each thing somebody has to do, among those the caller sees.',
  query: z.strictObject({ Mine: queryFlag().optional() }),
  reply: z.array(z.object({ Task: taskName, By: z.enum(['academy', 'trainee']), Count: z.int() })),
  refusals: [],
})

export const registrationClassRow = z
  .object({
    ClassID: z.int(),
    ClassCode: codeReply(),
    ClassState: z.string(),
    CourseID: z.int(),
    CourseCode: codeReply(),
    CourseName: trilingualReply,
    AnnualPlanID: z.int().nullable(),
    StartDate: dayReply(),
    EndDate: dayReply(),
    Fee: moneyReply,
    MinTrainees: z.int(),
    MaxTrainees: z.int(),
    SeatsTaken: z.int(),
    SeatsLeft: z.int(),
    ToReview: z.int(),
    ChangesRequested: z.int(),
    Approved: z.int(),
    Waiting: z.int(),
    Offered: z.int(),
    Enrolled: z.int(),
    /** Registrations in which the academy has something to do. */
    ToDo: z.int(),
  })
  .meta({ id: 'RegistrationClass' })

export const getRegistrationClasses = call({
  method: 'GET',
  path: '/api/CourseRegistration/GetRegistrationClasses',
  who: 'reviewers',
  effect: 'reads',
  summary: 'Classes with how many registrations stand where and what waits for the academy.',
  ...list({
    row: registrationClassRow,
    orders: ['ClassCode', 'StartDate'],
    first: 'StartDate',
    filters: {
      ClassID: queryId(),
      CourseID: queryId(),
      AnnualPlanID: queryId(),
      Mine: queryFlag(),
      OnlyToDo: queryFlag(),
      /** Leaves out classes that have ended. */
      NotEnded: queryFlag(),
      From: day(),
      To: day(),
    },
  }),
  refusals: [],
})

export const approveRegistrations = call({
  method: 'POST',
  path: '/api/CourseRegistration/ApproveRegistrations',
  who: 'reviewers',
  effect: 'writes',
  summary:
    'Approves several registrations in the order they were submitted, all or none; those without a seat go to the waiting list.',
  body: idList,
  reply: z.object({ Approved: z.int(), Waitlisted: z.int() }),
  refusals: [...moveRefusals, classClosed, tooLateToHold, sponsorPending, admissionTestOpen],
})
