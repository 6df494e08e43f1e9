import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import { id, instant, line, plainText, savedReply, version } from '#platform/shared/shapes.ts'
import { applicationStates } from '../rules/applications.ts'
import { keeps } from './refusals.ts'

export const applicationState = z.enum(applicationStates)

/** Where a self-registration stands. */
export const Application = z
  .object({
    State: applicationState,
    /** The reason of a rejection, or what is still asked for. */
    Note: z.string(),
    AppliedAt: instant().nullable(),
  })
  .meta({ id: 'Application' })

const one = { ID: id(), Version: version() }
const plainBody = z.strictObject(one)
const withReason = z.strictObject({
  ...one,
  /** The applicant reads it in the mail. */
  Reason: plainText(1000).pipe(line(1000)),
})

const decision = { method: 'POST', who: 'editor', effect: 'writes', reply: savedReply } as const
const refusals = [notNow, changedMeanwhile, ...keeps]

export const approveInstructor = call({
  ...decision,
  path: '/api/Instructor/ApproveRegistration',
  summary: 'Accepts an instructor who has registered; the account may sign in from now on.',
  body: plainBody,
  refusals,
})
export const askInstructorForMore = call({
  ...decision,
  path: '/api/Instructor/AskRegistrationForMore',
  summary: 'Asks an instructor who has registered for what is missing; they may hand it in by the same pages.',
  body: withReason,
  refusals,
})
export const rejectInstructor = call({
  ...decision,
  path: '/api/Instructor/RejectRegistration',
  summary: 'Turns an instructor who has registered down, with the reason.',
  body: withReason,
  refusals,
})
export const reopenInstructor = call({
  ...decision,
  path: '/api/Instructor/ReopenRegistration',
  summary: 'Takes a rejected registration of an instructor up again.',
  body: plainBody,
  refusals,
})

export const approveOrganization = call({
  ...decision,
  path: '/api/Customer/ApproveRegistration',
  summary: 'Accepts an organization that has registered; its contact person may sign in from now on.',
  body: plainBody,
  refusals,
})
export const askOrganizationForMore = call({
  ...decision,
  path: '/api/Customer/AskRegistrationForMore',
  summary: 'Asks an organization that has registered for what is missing; it may hand it in by the same pages.',
  body: withReason,
  refusals,
})
export const rejectOrganization = call({
  ...decision,
  path: '/api/Customer/RejectRegistration',
  summary: 'Turns an organization that has registered down, with the reason.',
  body: withReason,
  refusals,
})
export const reopenOrganization = call({
  ...decision,
  path: '/api/Customer/ReopenRegistration',
  summary: 'Takes a rejected registration of an organization up again.',
  body: plainBody,
  refusals,
})
