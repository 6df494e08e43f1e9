import * as z from 'zod'
import { classFull } from '#modules/classes/contract/refusals.ts'
import { call } from '#platform/shared/call.ts'
import { codeReply, dayReply, list } from '#platform/shared/record/list.ts'
import { id, moneyReply, queryFlag, queryId, trilingualReply } from '#platform/shared/shapes.ts'
import {
  admissionTestOpen,
  alreadyRegistered,
  classBegun,
  classClosed,
  moveRefusals,
  paidNeedsSeat,
  prerequisiteMissing,
  proofUndecided,
  sponsorPending,
  submissionRefusals,
  tooLateToHold,
} from './refusals.ts'
import { objectionReply, overridesBody } from './objections.ts'
import { moneyState, movedReply, reasonedBody, travelState, visaState } from './shapes.ts'

const classFacts = {
  ClassID: z.int(),
  ClassCode: codeReply(),
  CourseID: z.int(),
  CourseCode: codeReply(),
  CourseName: trilingualReply,
  StartDate: dayReply(),
  EndDate: dayReply(),
  Place: z.string(),
  Fee: moneyReply,
  SeatsLeft: z.int(),
  /** People on the waiting list. */
  Waiting: z.int(),
}

export const getTransferClasses = call({
  method: 'GET',
  path: '/api/CourseRegistration/GetTransferClasses',
  who: 'courseRequest',
  effect: 'reads',
  summary:
    'Classes to which a registration can be moved: they take registrations and are open to the trainee, who has none to them; reviewers are also shown those for which the trainee lacks a course.',
  ...list({
    row: z.object(classFacts).meta({ id: 'TransferClass' }),
    orders: ['StartDate'],
    first: 'StartDate',
    always: { ID: queryId() },
    filters: { ClassID: queryId(), CourseID: queryId(), WithSeats: queryFlag() },
  }),
  refusals: [],
})

export const getTransfer = call({
  method: 'GET',
  path: '/api/CourseRegistration/GetTransfer',
  who: 'courseRequest',
  effect: 'reads',
  summary: 'What moving a registration to a class would mean: its seat, its days, the money, the visa and the travel.',
  query: z.strictObject({ ID: queryId(), ClassID: queryId() }),
  reply: z.object({
    ...classFacts,
    /** Approved already: with a free seat it is approved in the other class too, else it goes through the review there. */
    IsReviewed: z.boolean(),
    FormerFee: moneyReply,
    /** What came in for the former class. */
    Paid: moneyReply,
    /** Of this, what counts for the other class. */
    Carried: moneyReply,
    ToReturn: moneyReply,
    /** What is still to be paid for the other class, with the tax. */
    ToPay: moneyReply,
    Money: moneyState,
    Visa: visaState,
    Travel: travelState,
    FormerVisa: visaState,
    FormerTravel: travelState,
    /** What stands against a place in the other class and was not let pass before. */
    Objections: z.array(objectionReply),
  }),
  refusals: [],
})

export const transfer = call({
  method: 'POST',
  path: '/api/CourseRegistration/TransferRegistration',
  who: 'reviewers',
  effect: 'writes',
  summary:
    'Moves a registration to another class: another registration there takes over papers, wishes, payer and what was paid.',
  body: reasonedBody.extend({
    ClassID: id(),
    /** What happens where no seat is free. */
    IfFull: z.enum(['refuse', 'waitlist']).default('refuse'),
    Overrides: overridesBody(),
  }),
  reply: movedReply.extend({ Former: movedReply }),
  refusals: [
    ...moveRefusals,
    ...submissionRefusals,
    admissionTestOpen,
    classBegun,
    classFull,
    paidNeedsSeat,
    proofUndecided,
    sponsorPending,
    tooLateToHold,
  ],
})

export const askTransfer = call({
  method: 'POST',
  path: '/api/CourseRegistration/AskTransfer',
  who: 'customerTrainee',
  effect: 'writes',
  summary: 'Asks the academy to move a registration to another class; the newest wish stands.',
  body: reasonedBody.extend({ ClassID: id() }),
  reply: movedReply,
  refusals: [...moveRefusals, alreadyRegistered, classClosed, prerequisiteMissing],
})

export const declineTransfer = call({
  method: 'POST',
  path: '/api/CourseRegistration/DeclineTransfer',
  who: 'reviewers',
  effect: 'writes',
  summary: 'Leaves the registration where it is, and tells why to whoever asked to be moved.',
  body: reasonedBody,
  reply: movedReply,
  refusals: moveRefusals,
})

/** The registration on the other side of a transfer; null where the reader does not reach it. */
export const otherSide = z
  .object({ ID: z.int(), Code: z.string(), ClassCode: z.string(), CourseName: trilingualReply, StartDate: z.string() })
  .meta({ id: 'TransferredRegistration' })

/** What of a transfer, or of the wish for one, stands on a registration. */
export const transferReply = {
  TransferredTo: otherSide.nullable(),
  TransferredFrom: otherSide.nullable(),
  /** Of a registration that moved on: what of the money went along, and what is to be paid back. */
  Carried: moneyReply.nullable(),
  ToReturn: moneyReply.nullable(),
  /** The class to which whoever is registered asks to be moved. */
  TransferWish: z
    .object({
      ClassID: z.int(),
      ClassCode: z.string(),
      CourseName: trilingualReply,
      StartDate: z.string(),
      EndDate: z.string(),
      Reason: z.string(),
    })
    .nullable(),
}
