import * as z from 'zod'
import { languages } from '#platform/shared/actor.ts'
import { permissions, roles } from '#platform/shared/access.ts'
import { call } from '#platform/shared/call.ts'
import { doneReply, instant, line, optionalLine, trilingualReply, tooLong } from '#platform/shared/shapes.ts'
import { longestSubscription } from '../rules/push-subscription.ts'
import { factorMethods } from '../rules/second-factor.ts'
import { Settings } from '#modules/accounts/contract/settings.ts'
import { awaitsApproval, codeTooSoon, sessionLocked, sessionOver, tooManyTries, wrongCredentials } from './refusals.ts'

/** Who is signed in, as pages show them. What the person may do is decided by the server for each request. */
export const UserData = z
  .object({
    uid: z.int(),
    displayName: z.string(),
    displayNameEn: z.string(),
    photoURL: z.string().nullable(),
    email: z.string(),
    userRole: z.enum(roles),
    /** Where the own record says it. */
    gender: z.enum(['male', 'female']).nullable(),
    /** How this session was opened: `password`, or the id of an identity provider. */
    providerId: z.string(),
    permissions: z.array(z.enum(permissions)),
    language: z.string(),
    settings: Settings.partial(),
    /** An administrator who acts as this person, until when at most. */
    acting: z.object({ adminId: z.int(), adminName: trilingualReply, until: instant() }).nullable(),
  })
  .meta({ id: 'UserData' })

export const tokens = {
  accessToken: z.string(),
  refreshToken: z.string(),
  /** Seconds for which the access token is good. */
  expiresIn: z.int(),
}

/** Signed in. */
export const loginReply = z.object({
  status: z.literal(200),
  message: z.string(),
  userId: z.int(),
  ...tokens,
  userData: UserData,
  /** Where `Next` was given: what that page asks first, answered, by the addresses of the calls. */
  next: z.object({ language: z.enum(languages), answers: z.record(z.string(), z.unknown()) }).optional(),
})

/** A second factor is asked for; `VerifyOtp` takes it. The HTTP status is 201 too. */
export const otpReply = z.object({
  status: z.literal(201),
  message: z.literal('OTP has been sent'),
  otpRequired: z.literal(true),
  userId: z.int(),
  email: z.string(),
  attemptId: z.uuid(),
  /** How the second factor is given, the handiest way first: a passkey, the authenticator app, a mailed code; or that one must be set up. */
  method: z.enum(factorMethods),
  methods: z.array(z.enum(factorMethods)),
})

export const signInReply = z.discriminatedUnion('status', [loginReply, otpReply]).meta({ id: 'SignIn' })
/** What signing in may be refused with after the person has proved who they are. */
export const signInRefusals = [awaitsApproval, codeTooSoon, wrongCredentials] as const

/** Not trimmed: a password is what was typed. */
export const typedPassword = () => z.string({ error: 'required' }).min(1, 'required').max(128, tooLong)
/** Where messages to this browser go: its push subscription as JSON. Anything else counts as none. */
export const fcmToken = () => optionalLine(longestSubscription).nullable().optional()

export const login = call({
  method: 'POST',
  path: '/login',
  countsFailures: true,
  who: 'anonymous',
  effect: 'writes',
  duringMaintenance: true,
  summary:
    'Begins a session with an e-mail address and a password. The text "0": a code was mailed that proves the address ' +
    '(`ConfirmEmail`; its attempt stands in the header X-Code-Attempt). Status 201: a second factor is asked for.',
  body: z.strictObject({
    email: line(254),
    password: typedPassword(),
    FCMToken: fcmToken(),
    /** The page to which the log-in leads; null: the home. What it asks first is answered too. */
    Next: optionalLine(2000).nullable().optional(),
  }),
  reply: z.union([z.literal('0'), signInReply]),
  refusals: [tooManyTries, ...signInRefusals],
})

export const refreshReply = z.object({ ...tokens, userData: UserData })

export const refresh = call({
  method: 'POST',
  path: '/refresh',
  countsFailures: true,
  who: 'anonymous',
  effect: 'writes',
  duringMaintenance: true,
  summary:
    'Exchanges a refresh token for new tokens; the old one may be repeated for a minute and gets the same answer.',
  body: z.strictObject({ refreshToken: z.string().min(1, 'required').max(200, tooLong) }),
  reply: refreshReply,
  refusals: [sessionOver, sessionLocked],
})

export const logout = call({
  method: 'GET',
  path: '/logout',
  who: 'all',
  effect: 'writes',
  duringMaintenance: true,
  summary: 'Ends this session; its browser, or the one that FCMToken names, gets no more push messages.',
  query: z.strictObject({ FCMToken: optionalLine(longestSubscription).optional() }),
  reply: doneReply,
  refusals: [],
})

export const SessionList = z
  .object({
    Items: z.array(
      z.object({
        ID: z.uuid(),
        UserAgent: z.string(),
        CreatedAt: instant(),
        LastUsedAt: instant(),
        IsCurrent: z.boolean(),
        /** An administrator who acts as this person. */
        IsActing: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'SessionList' })

export const getSessions = call({
  method: 'GET',
  path: '/api/Account/GetSessions',
  who: 'all',
  effect: 'reads',
  summary: 'The browsers in which this account is signed in.',
  reply: SessionList,
  refusals: [],
})

export const endSession = call({
  method: 'POST',
  path: '/api/Account/EndSession',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Signs one of the own browsers out, or all others.',
  body: z.strictObject({ ID: z.union([z.uuid('notFound'), z.literal('others')]) }),
  reply: doneReply,
  refusals: [],
})
