import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { isOwnPath } from '#platform/shared/own-path.ts'
import { code, trilingualReply, tooLong, shortText } from '#platform/shared/shapes.ts'
import {
  providerAccountInactive,
  providerAccountMissing,
  providerAccountPending,
  providerAnswerInvalid,
  providerCancelled,
  providerEmailUnproved,
  providerError,
  providerLoginOver,
  providerUnreachable,
} from './refusals.ts'
import { loginReply, otpReply, signInRefusals } from './session.ts'

export const getIdentityProviders = call({
  method: 'GET',
  path: '/api/Account/GetIdentityProviders',
  who: 'anonymous',
  effect: 'reads',
  duringMaintenance: true,
  summary: 'The identity providers that people may sign in through.',
  reply: z.object({ Items: z.array(z.object({ ID: z.string(), Name: trilingualReply })) }),
  refusals: [],
})

export const beginProviderLogin = call({
  method: 'POST',
  path: '/api/Account/BeginProviderLogin',
  who: 'anonymous',
  effect: 'writes',
  duringMaintenance: true,
  summary: 'Begins a log-in through an identity provider: the address to send the browser to.',
  // A visitor without a failure is never slowed down otherwise, and each of these keeps a row for ten minutes.
  perSecond: 20,
  body: z.strictObject({
    Provider: z.string({ error: 'required' }).max(40, tooLong),
    /** The page that was wanted. */
    To: shortText(2000, 'tooLong').refine(isOwnPath, 'invalidLink').nullable(),
    CompetitionCode: code().nullable(),
  }),
  reply: z.object({
    Address: z.string(),
    /** Kept by this tab alone; who comes back without it did not begin this log-in. */
    Secret: z.string(),
  }),
  refusals: [providerUnreachable, providerAnswerInvalid],
})

/** Where the log-in was to lead. */
const arrival = { to: z.string().nullable(), CompetitionCode: z.string().nullable() }

export const finishProviderLogin = call({
  method: 'POST',
  path: '/api/Account/FinishProviderLogin',
  who: 'anonymous',
  effect: 'writes',
  duringMaintenance: true,
  summary:
    'Begins a session with what the identity provider sent the browser back with; it ends with the identity token. ' +
    'Status 201: a second factor is asked for.',
  body: z.strictObject({
    /** The query string of `/callback`, as it came. */
    Query: z.string({ error: 'required' }).min(1, 'required').max(8000, tooLong),
    Secret: z.string({ error: 'required' }).max(100, tooLong),
  }),
  reply: z.discriminatedUnion('status', [loginReply.extend(arrival), otpReply.extend(arrival)]),
  refusals: [
    providerLoginOver,
    providerCancelled,
    providerError,
    providerUnreachable,
    providerAnswerInvalid,
    providerEmailUnproved,
    providerAccountMissing,
    providerAccountPending,
    providerAccountInactive,
    ...signInRefusals,
  ],
})
