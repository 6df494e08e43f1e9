import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import { email, id, line, tooMany } from '#platform/shared/shapes.ts'
import { namedAlready, onlySwaps, tooManyNamed } from './refusals.ts'
import { actBody, movedReply } from './shapes.ts'

const group = '/api/CourseRequest'
const refusals = [notNow, changedMeanwhile, namedAlready, onlySwaps, tooManyNamed]
/** Who names people takes records of others along that row-level security shows nobody but the academy: only the own ones. */
const named = z.strictObject({
  Name: line(200),
  Email: z.union([z.literal(''), email()]),
  /** Whose record it is, where that is known. */
  TraineeID: id().nullable(),
})

export const nominate = call({
  method: 'POST',
  path: `${group}/NominateTrainees`,
  who: 'courseRequest',
  effect: 'writes',
  summary: 'Names people for the course; those whose record is known are registered once there is a class.',
  body: actBody.extend({ People: z.array(named).min(1, 'required').max(500, tooMany) }),
  reply: movedReply,
  refusals,
})

export const swapNominee = call({
  method: 'POST',
  path: `${group}/SwapNominee`,
  who: 'courseRequest',
  effect: 'writes',
  summary: 'Names somebody else in the place of one, or says whose record it is; until the day before the start.',
  body: actBody.extend({ NomineeID: id(), Person: named }),
  reply: movedReply,
  refusals,
})

export const removeNominee = call({
  method: 'POST',
  path: `${group}/RemoveNominee`,
  who: 'courseRequest',
  effect: 'writes',
  summary: 'Takes somebody off the list, as long as nominations are open.',
  body: actBody.extend({ NomineeID: id() }),
  reply: movedReply,
  refusals,
})

export const registerNominees = call({
  method: 'POST',
  path: `${group}/RegisterNominees`,
  who: 'courseRequest',
  effect: 'writes',
  summary: 'Registers those named whose records have become complete since.',
  body: actBody,
  reply: movedReply,
  refusals: [notNow, changedMeanwhile],
})
