import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { list } from '#platform/shared/record/list.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import {
  byId,
  id,
  instant,
  line,
  queryId,
  richText,
  savedReply,
  tooMany,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { saysNothing } from '#platform/shared/text.ts'
import { roles } from '#platform/shared/access.ts'
import { namesSomebody, sendPersonStates, sendRoles, sendStates } from '../rules/sends.ts'
import { nobodyToTell } from './refusals.ts'

const group = '/api/UserNotifications'
/** Whoever is written to by hand; whole roles, classes and audiences are named as such. */
const mostByHand = 20_000

const recipients = {
  CourseClassID: id().nullable(),
  // id 0 is the page's own 'select all' and means nothing here
  Trainees: z.array(id()).max(mostByHand, tooMany),
  Instructors: z.array(id()).max(mostByHand, tooMany),
  SendToAll: z.boolean(),
  /** Everybody of the classes of a course. */
  CourseID: id().nullable().optional(),
  /** An audience of the academy. */
  AudienceID: id().nullable().optional(),
  /** Everybody of these roles. */
  Roles: z.array(z.enum(sendRoles, 'notAllowed')).max(sendRoles.length, tooMany).optional(),
}
const somebody = { path: ['Trainees'], error: 'required' }

export const SendTo = z.strictObject(recipients).refine(namesSomebody, somebody)

export const NotificationToSend = z
  .strictObject({
    ...recipients,
    Title: line(200),
    Subject: richText().refine((html) => !saysNothing(html), 'required'),
  })
  .refine(namesSomebody, somebody)

const sendReply = z.object({
  message: z.string(),
  recipientsCount: z.int(),
  /** The sending, whose page shows how far it is. */
  SendID: z.int(),
  /** How many were told at once; the others are told in the background. */
  ToldCount: z.int(),
})

export const sendNotification = call({
  method: 'POST',
  path: `${group}/sendNotification`,
  who: 'editor',
  effect: 'writes',
  summary:
    'Sends a notification to the people of a class or course, of roles, of an audience, to chosen trainees and instructors, or to all members.',
  body: NotificationToSend,
  reply: sendReply,
  refusals: [nobodyToTell],
})

export const sendGeneralNotification = call({
  method: 'POST',
  path: '/api/Trainee/SendGeneralNotification',
  who: 'editor',
  effect: 'writes',
  forOthers: true,
  summary: 'The same as sendNotification, at the address of the trainees.',
  body: NotificationToSend,
  reply: sendReply,
  refusals: [nobodyToTell],
})

export const countSendRecipients = call({
  method: 'POST',
  path: `${group}/CountRecipients`,
  who: 'editor',
  effect: 'reads',
  summary: 'How many people a notification to these would reach now, each counted once.',
  body: SendTo,
  reply: z.object({ Count: z.int() }),
  refusals: [],
})

export const getSendAudiences = call({
  method: 'GET',
  path: `${group}/GetAudiences`,
  who: 'editor',
  effect: 'reads',
  summary: 'The audiences of the academy that a notification can go to, by name.',
  reply: z.object({ Items: z.array(z.object({ ID: z.int(), Name: trilingualReply })) }),
  refusals: [],
})

const row = z
  .object({
    ID: z.int(),
    Title: z.string(),
    /** Whoever sent it. */
    By: trilingualReply,
    MadeAt: instant(),
    EndedAt: instant().nullable(),
    State: z.enum(sendStates),
    /** How many people it is for. */
    People: z.int(),
    Told: z.int(),
    Version: z.int(),
    Actions: z.array(z.enum(['stopSend'])),
  })
  .meta({ id: 'NotificationSend' })

export const getSends = call({
  method: 'GET',
  path: `${group}/GetSends`,
  who: 'editor',
  effect: 'reads',
  summary: 'What the caller has sent, and to administrators what everybody has, the newest first, with how far it is.',
  ...list({ row, orders: ['MadeAt'], first: '-MadeAt', filters: { State: z.enum(sendStates) } }),
  refusals: [],
})

export const getSend = call({
  method: 'GET',
  path: `${group}/GetSend`,
  who: 'editor',
  effect: 'reads',
  summary: 'One sending: what it says, to whom it was asked to go, and how many people stand how.',
  query: byId,
  reply: z.object({
    ...row.shape,
    /** Sanitized HTML. */
    Subject: z.string(),
    /** To whom, as it was asked for. */
    To: z.object({
      Class: z.string().nullable(),
      Course: trilingualReply.nullable(),
      Audience: trilingualReply.nullable(),
      Roles: z.array(z.enum(sendRoles)),
      EveryMember: z.boolean(),
      Trainees: z.int(),
      Instructors: z.int(),
    }),
    Counts: z.array(z.object({ State: z.enum(sendPersonStates), Count: z.int() })),
  }),
  refusals: [],
})

export const getSendPeople = call({
  method: 'GET',
  path: `${group}/GetSendPeople`,
  who: 'editor',
  effect: 'reads',
  summary: 'Whom a sending is for and who has been told, a page at a time.',
  ...list({
    row: z
      .object({
        ID: z.int(),
        Name: trilingualReply,
        Role: z.enum(roles),
        State: z.enum(sendPersonStates),
        At: instant(),
      })
      .meta({ id: 'NotificationSendPerson' }),
    orders: ['ID'],
    first: 'ID',
    always: { SendID: queryId() },
    filters: { State: z.enum(sendPersonStates) },
  }),
  refusals: [],
})

export const stopSend = call({
  method: 'POST',
  path: `${group}/StopSend`,
  who: 'editor',
  effect: 'writes',
  summary: 'Stops a sending: whoever has not been told yet is not told. It cannot go on.',
  query: byId,
  body: z.strictObject({ Version: version() }),
  reply: savedReply,
  refusals: [notNow, changedMeanwhile],
})
