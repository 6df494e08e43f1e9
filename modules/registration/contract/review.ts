import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import type { RefusalKind } from '#platform/shared/refusal.ts'
import { idList } from '#platform/shared/shapes.ts'
import { classFull } from '#modules/classes/contract/refusals.ts'
import {
  classClosed,
  mandatoryDataMissing,
  moveRefusals,
  passportTooShort,
  sponsorPending,
  tooLateToHold,
} from './refusals.ts'
import { moveBody, movedReply, reasonedBody } from './shapes.ts'

type MoveName = `/api/CourseRegistration/${string}`

/** A reviewer's move that needs nothing beside the registration. */
const move = (path: MoveName, summary: string, refusals: readonly RefusalKind[] = []) =>
  call({
    method: 'POST',
    path,
    who: 'reviewers',
    effect: 'writes',
    summary,
    body: moveBody,
    reply: movedReply,
    refusals: [...moveRefusals, ...refusals],
  })
/** One that has to say why. */
const reasonedMove = (path: MoveName, summary: string, refusals: readonly RefusalKind[] = []) =>
  call({
    method: 'POST',
    path,
    who: 'reviewers',
    effect: 'writes',
    summary,
    body: reasonedBody,
    reply: movedReply,
    refusals: [...moveRefusals, ...refusals],
  })

export const startReview = move('/api/CourseRegistration/StartReview', 'Takes a submitted registration under review.')
export const requestChanges = reasonedMove(
  '/api/CourseRegistration/RequestChanges',
  'Sends the registration back to the trainee, who is told what to change.',
)
export const waitlistRegistration = move(
  '/api/CourseRegistration/WaitlistRegistration',
  'Accepts the registration without a seat: it goes to the end of the waiting list.',
  [classClosed],
)
export const rejectRegistration = reasonedMove(
  '/api/CourseRegistration/RejectRegistration',
  'Refuses the registration with a reason.',
)
export const cancelRegistration = reasonedMove(
  '/api/CourseRegistration/CancelRegistration',
  'Cancels the registration with a reason; its seat goes to the next in line.',
)

/** What happens where no seat is free: the call refuses, or the registration goes to the waiting list. */
const ifFull = z.enum(['refuse', 'waitlist']).default('refuse')

export const approveRegistration = call({
  method: 'POST',
  path: '/api/CourseRegistration/ApproveRegistration',
  who: 'reviewers',
  effect: 'writes',
  summary: 'Approves a registration and holds a seat for it; those who wait go first.',
  body: moveBody.extend({ IfFull: ifFull }),
  reply: movedReply,
  refusals: [...moveRefusals, classFull, classClosed, tooLateToHold, sponsorPending],
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
  refusals: [...moveRefusals, classClosed, tooLateToHold, sponsorPending],
})

export const requireVisa = move(
  '/api/CourseRegistration/RequireVisa',
  'The trainee needs a visa: its approval is begun.',
)
export const dismissVisa = move('/api/CourseRegistration/DismissVisa', 'The trainee needs no visa.')
export const issueVisaLetter = move(
  '/api/CourseRegistration/IssueVisaLetter',
  'Issues the letter with which the trainee applies for the visa; the passport must reach far enough.',
  [passportTooShort, mandatoryDataMissing],
)
export const askVisaProof = move('/api/CourseRegistration/AskVisaProof', 'Asks the trainee for the proof of the visa.')
export const verifyVisa = move('/api/CourseRegistration/VerifyVisa', 'Accepts the proof of the visa.')
export const rejectVisaProof = reasonedMove(
  '/api/CourseRegistration/RejectVisaProof',
  'Refuses the proof of the visa; another one is expected.',
)
export const refuseVisa = reasonedMove('/api/CourseRegistration/RefuseVisa', 'The visa was refused by the authorities.')
export const reopenVisa = move('/api/CourseRegistration/ReopenVisa', 'Begins the visa again after a refusal.')

export const needTravel = move('/api/CourseRegistration/NeedTravel', 'The trainee needs travel arrangements.')
export const dismissTravel = move('/api/CourseRegistration/DismissTravel', 'No travel arrangements are needed.')
export const markArrived = move('/api/CourseRegistration/MarkArrived', 'The trainee has arrived.')
