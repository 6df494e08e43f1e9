import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, dayReply, list } from '#platform/shared/record/list.ts'
import {
  id,
  moneyReply,
  plainText,
  queryFlag,
  queryId,
  trilingualReply,
  version,
  shortText,
  tooMany,
} from '#platform/shared/shapes.ts'
import { longestStay } from '#modules/accommodation/rules/stay.ts'
import { visaNeeds } from '../rules/desk/visa-need.ts'
import { mandatoryFields } from '../rules/mandatory.ts'
import { classClosed, classStarted, moveRefusals, offerGone, submissionRefusals, tooLateToHold } from './refusals.ts'
import { overridesBody } from './objections.ts'
import { moveBody, movedReply, reasonedBody, statusState } from './shapes.ts'

export const upcomingClass = z
  .object({
    ClassID: z.int(),
    ClassCode: codeReply(),
    CourseID: z.int(),
    CourseCode: codeReply(),
    CourseName: trilingualReply,
    CategoryID: z.int().nullable(),
    CategoryName: trilingualReply.nullable(),
    LevelName: trilingualReply.nullable(),
    Language: z.string(),
    LanguageName: trilingualReply.nullable(),
    Place: z.string(),
    ClassRoomName: trilingualReply.nullable(),
    StartDate: dayReply(),
    EndDate: dayReply(),
    Hours: z.int(),
    Days: z.int(),
    Fee: moneyReply,
    MaxTrainees: z.int(),
    SeatsLeft: z.int(),
    /** People on the waiting list. */
    Waiting: z.int(),
    /** Made for the caller's organization alone. */
    IsOwn: z.boolean(),
    /** The caller's own live registration to it. */
    RegistrationID: z.int().nullable(),
    RegistrationCode: codeReply().nullable(),
    RegistrationStatus: statusState.nullable(),
    /** For an organization: how many of its trainees are registered. */
    Registered: z.int(),
    Actions: z.array(z.string()),
  })
  .meta({ id: 'UpcomingClass' })

export const getUpcoming = call({
  method: 'GET',
  path: '/api/CourseRegistration/GetUpcoming',
  who: 'customerTrainee',
  effect: 'reads',
  summary: 'Classes that have not begun and take registrations, with the seats left and the caller’s own registration.',
  ...list({
    row: upcomingClass,
    orders: ['StartDate', 'Fee', 'CourseName'],
    first: 'StartDate',
    filters: {
      ClassID: queryId(),
      CourseID: queryId(),
      CategoryID: queryId(),
      Language: shortText(30, 'tooLong'),
      Place: z.enum(['academy', 'customerSite', 'online']),
      /** `2026-03`: classes that start in this month. */
      Month: shortText(7, 'notADay').regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'notADay'),
      WithSeats: queryFlag(),
    },
  }),
  refusals: [],
})

export const getUpcomingFilters = call({
  method: 'GET',
  path: '/api/CourseRegistration/GetUpcomingFilters',
  who: 'customerTrainee',
  effect: 'reads',
  summary: 'The categories, languages and months that occur among the upcoming classes.',
  reply: z.object({
    Categories: z.array(z.object({ ID: z.int(), Name: trilingualReply, Count: z.int() })),
    Languages: z.array(z.object({ Code: z.string(), Name: trilingualReply, Count: z.int() })),
    Months: z.array(z.object({ Month: z.string(), Count: z.int() })),
  }),
  refusals: [],
})

export const getMandatoryData = call({
  method: 'GET',
  path: '/api/CourseRegistration/GetMandatoryData',
  who: 'courseRequest',
  effect: 'reads',
  summary: 'What a registration of this trainee to this class asks for, what is known and what is missing.',
  query: z.strictObject({ ClassID: queryId(), TraineeID: queryId().optional() }),
  reply: z.object({
    /** Of the class. */
    Fee: moneyReply,
    TraineeID: z.int(),
    TraineeCode: z.string(),
    NameAr: z.string(),
    NameEn: z.string(),
    Gender: z.string().nullable(),
    BirthDate: z.string().nullable(),
    NationalityID: z.int().nullable(),
    NationalityName: trilingualReply.nullable(),
    PassportEnding: z.string().nullable(),
    PassportExpiresOn: z.string().nullable(),
    PassportNeededUntil: z.string(),
    Email: z.string(),
    WorkEmail: z.string(),
    Mobile: z.string(),
    VisaNeed: z.enum(visaNeeds),
    /** What the academy says of it; empty where the program's own sentence stands. */
    VisaNotice: trilingualReply,
    Missing: z.array(z.enum(mandatoryFields)),
    /** The organization the trainee belongs to, who may be named as payer. */
    OrganizationName: trilingualReply.nullable(),
  }),
  refusals: [],
})

const budget = () => z.int('notANumber').min(0, 'tooSmall').max(999_999_999, 'tooLarge').nullable().default(null)

/** What is wished beside the seat, whoever is to pay. */
export const stayWishes = {
  NeedsAccommodation: z.boolean().default(false),
  RoomTypeID: id().nullable().default(null),
  Nights: z.int('notANumber').min(1, 'tooSmall').max(longestStay, 'tooLarge').nullable().default(null),
  /** Paid extras. */
  ExtraIDs: z
    .array(id())
    .max(20, tooMany)
    .refine((ids) => new Set(ids).size === ids.length, 'alreadyUsed')
    .default([]),
  NeedsTravel: z.boolean().default(false),
  Notes: plainText(2000).default(''),
  /** What whoever pays means to spend, in minor units of the class's currency: for this trainee, and for all whom they send. */
  TraineeBudget: budget(),
  CourseBudget: budget(),
}
const wishes = {
  ...stayWishes,
  /** The trainee's organization is to pay and will be asked. */
  PaidByOrganization: z.boolean().default(false),
}

export const add = call({
  method: 'POST',
  path: '/api/CourseRegistration/AddRegistration',
  who: 'courseRequest',
  effect: 'writes',
  summary:
    'Registers a trainee to a class: the own person, a trainee of the own organization, or anybody by a reviewer. A draft where `Submit` is false.',
  body: z.strictObject({
    ClassID: id(),
    TraineeID: id().optional(),
    Submit: z.boolean().default(true),
    Overrides: overridesBody(),
    ...wishes,
  }),
  reply: movedReply,
  refusals: submissionRefusals,
})

export const edit = call({
  method: 'POST',
  path: '/api/CourseRegistration/UpdateRegistration',
  who: 'courseRequest',
  effect: 'writes',
  summary: 'Changes the wishes of a draft, or of a registration sent back for changes.',
  body: z.strictObject({ ID: id(), Version: version(), ...wishes }),
  reply: movedReply,
  refusals: moveRefusals,
})

export const submit = call({
  method: 'POST',
  path: '/api/CourseRegistration/SubmitRegistration',
  who: 'courseRequest',
  effect: 'writes',
  summary: 'Hands a draft in, or hands it in again after the requested changes.',
  body: moveBody,
  reply: movedReply,
  refusals: [...moveRefusals, ...submissionRefusals],
})

export const acceptOffer = call({
  method: 'POST',
  path: '/api/CourseClass/ConfirmRegistration',
  who: 'customerTrainee',
  effect: 'writes',
  summary: 'Accepts a place that the academy offers from the waiting list; the seat is then held as after an approval.',
  body: moveBody,
  reply: movedReply,
  refusals: [...moveRefusals, offerGone, classClosed, tooLateToHold],
})

export const confirmPlace = call({
  method: 'POST',
  path: '/api/CourseClass/ConfirmCustomRegistration',
  who: 'trainee',
  effect: 'writes',
  summary: 'Says that the trainee comes, whom somebody else gave a place in a class made for one organization.',
  body: moveBody,
  reply: movedReply,
  refusals: moveRefusals,
})

export const withdraw = call({
  method: 'POST',
  path: '/api/CourseRegistration/WithdrawRegistration',
  who: 'customerTrainee',
  effect: 'writes',
  summary: 'Gives the registration up before the class starts; its seat goes to the next in line.',
  body: z.strictObject({ ID: id(), Version: version(), Reason: plainText(1000).default('') }),
  reply: movedReply,
  refusals: [...moveRefusals, classStarted],
})

export const agreeToPay = call({
  method: 'POST',
  path: '/api/CourseRegistration/AgreeToPay',
  who: 'customer',
  effect: 'writes',
  summary: 'The organization agrees to pay for its trainee, who named it as payer.',
  body: moveBody,
  reply: movedReply,
  refusals: moveRefusals,
})

export const declineToPay = call({
  method: 'POST',
  path: '/api/CourseRegistration/DeclineToPay',
  who: 'customer',
  effect: 'writes',
  summary: 'The organization does not pay; the trainee is told why and pays alone.',
  body: reasonedBody,
  reply: movedReply,
  refusals: moveRefusals,
})
