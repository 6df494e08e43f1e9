import * as z from 'zod'
import { inEach, lettersShown } from '#modules/notifications/contract/letter-shapes.ts'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { byId, queryId, trilingualReply } from '#platform/shared/shapes.ts'
import { audienceKinds, standings } from '../rules/audience.ts'

const who = 'advertisementManagement' as const

export const getAdvertChoices = call({
  method: 'GET',
  path: '/api/Advertisement/GetChoices',
  who,
  effect: 'reads',
  summary: 'The audiences that an advert may be for, the texts that one may begin with, and who has made adverts.',
  reply: z.object({
    Audiences: z.array(z.object({ ID: z.int(), Name: trilingualReply })),
    Texts: z.array(z.object({ ID: z.int(), Title: trilingualReply })),
    Authors: z.array(z.object({ ID: z.int(), Name: trilingualReply })),
  }),
  refusals: [],
})

export const getAdvertText = call({
  method: 'GET',
  path: '/api/Advertisement/GetText',
  who,
  effect: 'reads',
  summary: 'The words of a text of mails to many, for an advert that begins with them.',
  query: byId,
  reply: z.object({ Title: inEach, Body: inEach }),
  refusals: [],
})

export const countAdvertPeople = call({
  method: 'GET',
  path: '/api/Advertisement/CountPeople',
  who,
  effect: 'reads',
  perSecond: 5,
  summary: 'How many people of an audience an advert would reach now, and by which way.',
  query: z.strictObject({ AudienceID: queryId() }),
  reply: z.object({
    People: z.int(),
    /** Who can sign in, so that a home and a bell reach them. */
    SignIn: z.int(),
    /** Who would get the mail. */
    Written: z.int(),
  }),
  refusals: [],
})

export const getAdvertTargets = call({
  method: 'GET',
  path: '/api/Advertisement/GetTargets',
  who,
  effect: 'reads',
  summary:
    'What an advert may lead to: courses and diplomas on offer, classes that take registrations, published events.',
  ...list({
    row: z.object({ ID: z.int(), Code: codeReply(), Name: trilingualReply }).meta({ id: 'AdvertTarget' }),
    orders: ['ID'],
    first: '-ID',
    always: { Kind: z.enum(['course', 'class', 'event', 'diploma']) },
    filters: { ID: queryId() },
  }),
  refusals: [],
})

export const getAdvertReaders = call({
  method: 'GET',
  path: '/api/Advertisement/GetReaders',
  who,
  effect: 'reads',
  summary: 'Who is in the audience of an advert, by name alone, to see it as one of them does.',
  ...list({
    row: z
      .object({ ID: z.int(), Kind: z.enum(audienceKinds), Code: codeReply(), Name: trilingualReply })
      .meta({ id: 'AdvertReader' }),
    orders: ['ID'],
    first: 'ID',
    always: { AudienceID: queryId() },
  }),
  refusals: [],
})

export const previewAdvert = call({
  method: 'GET',
  path: '/api/Advertisement/Preview',
  who,
  effect: 'reads',
  summary: 'An advert as somebody of its audience would see it by each way; without a reader as whoever asks would.',
  query: z.strictObject({ ID: queryId(), ReaderID: queryId().optional() }),
  reply: z.object({
    /** In which language the reader gets it. */
    Language: z.enum(['ar', 'en', 'fr']),
    Name: trilingualReply,
    /** Where the link leads the reader. */
    Address: z.string().nullable(),
    Title: z.string(),
    /** Safe HTML. */
    Html: z.string(),
    /** Whether a home and a bell reach the reader. */
    SignsIn: z.boolean(),
    /** Whether the mail does, and else why not. */
    MailStanding: z.enum(standings),
    Letters: lettersShown,
  }),
  refusals: [],
})
