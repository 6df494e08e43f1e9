import * as z from 'zod'
import { inEach, ofTemplate, templateWords } from '#modules/notifications/contract/letter-shapes.ts'
import { marksDoNotFit } from '#modules/notifications/contract/refusals.ts'
import { call } from '#platform/shared/call.ts'
import { fileNotFound, fileTaken } from '#platform/shared/files.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import {
  byId,
  day,
  doneReply,
  id,
  instant,
  plainText,
  queryId,
  savedReply,
  timeOfDay,
  tooMany,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { advertChannels, advertPeopleShown, advertStates, followedWays, linkKinds } from '../rules/advert.ts'
import { audienceKinds } from '../rules/audience.ts'
import { outcomes } from '../rules/campaign.ts'
import { advertLacksParts } from './refusals.ts'

/** The field that the picture of an advert is uploaded to. */
export const advertPictureField = 'advertPicture'

const who = 'advertisementManagement' as const
const kind = z.enum(audienceKinds)
const actions = z.array(
  z.enum(['scheduleAdvert', 'editAdvert', 'redraftAdvert', 'copyAdvert', 'stopAdvert', 'deleteAdvert']),
)
const row = z
  .object({
    ID: z.int(),
    Title: trilingualReply,
    State: z.enum(advertStates),
    Channels: z.array(z.enum(advertChannels)),
    AudienceName: trilingualReply,
    StartsOn: z.iso.date(),
    EndsOn: z.iso.date(),
    By: trilingualReply,
    Version: z.int(),
    Actions: actions,
  })
  .meta({ id: 'Advert' })

export const getAdverts = call({
  method: 'GET',
  path: '/api/Advertisement/GetAdvertisements',
  who,
  effect: 'reads',
  summary: 'The adverts of the academy, a page at a time; by period those that run on one of its days.',
  ...list({
    row,
    orders: ['Title', 'StartsOn'],
    first: '-StartsOn',
    filters: {
      State: z.enum(advertStates),
      Channel: z.enum(advertChannels),
      From: day(),
      To: day(),
      MadeBy: queryId(),
    },
  }),
  refusals: [],
})

const figures = z.object({
  /** Everybody whom it is for. */
  People: z.int(),
  Shown: z.int(),
  Read: z.int(),
  Rung: z.int(),
  BellRead: z.int(),
  Mailed: z.int(),
  Followed: z.int(),
  Registered: z.int(),
})

/** What an advert leads to; null for nothing. */
const target = z.object({ Kind: z.enum(linkKinds), ID: z.int(), Code: codeReply(), Name: trilingualReply })

export const getAdvert = call({
  method: 'GET',
  path: '/api/Advertisement/GetAdvertisement',
  who,
  effect: 'reads',
  summary: 'One advert: its words and versions, where it goes and when, and what came of it.',
  query: byId,
  reply: z.object({
    ...row.shape,
    Title: inEach,
    Body: inEach,
    PictureID: z.int().nullable(),
    AudienceID: z.int().nullable(),
    LinkKind: z.enum(linkKinds),
    LinkID: z.int().nullable(),
    /** Null also where what it led to is not on offer any more. */
    Target: target.nullable(),
    StartTime: z.string(),
    StartedAt: instant().nullable(),
    EndedAt: instant().nullable(),
    StopReason: z.string(),
    /** The campaign that sends its mails. */
    CampaignID: z.int().nullable(),
    Figures: figures,
    ...ofTemplate,
    Actions: actions,
  }),
  refusals: [],
})

export const getAdvertPeople = call({
  method: 'GET',
  path: '/api/Advertisement/GetPeople',
  who,
  effect: 'reads',
  summary: 'Whom an advert is for and what each did with it, a page at a time.',
  ...list({
    row: z
      .object({
        Kind: kind,
        PersonID: z.int(),
        Code: codeReply(),
        Name: trilingualReply,
        ShownAt: instant().nullable(),
        ReadAt: instant().nullable(),
        IsRung: z.boolean(),
        IsBellRead: z.boolean(),
        MailState: z.enum(outcomes).nullable(),
        FollowedAt: instant().nullable(),
        FollowedBy: z.enum(followedWays).nullable(),
        /** Of the first registration that came of it. */
        RegistrationCode: codeReply().nullable(),
      })
      .meta({ id: 'AdvertPerson' }),
    orders: ['ID'],
    first: 'ID',
    always: { AdvertID: queryId() },
    filters: { Shown: z.enum(advertPeopleShown) },
  }),
  refusals: [],
})

export const advertFields = z
  .strictObject({
    ...templateWords,
    PictureID: id().nullable(),
    LinkKind: z.enum(linkKinds),
    LinkID: id().nullable(),
    Channels: z.array(z.enum(advertChannels)).max(advertChannels.length, tooMany),
    AudienceID: id().nullable(),
    StartsOn: day(),
    StartTime: timeOfDay(),
    EndsOn: day(),
  })
  .refine((typed) => typed.EndsOn >= typed.StartsOn, { path: ['EndsOn'], error: 'endBeforeStart' })
  .refine((typed) => typed.LinkKind === 'none' || typed.LinkID !== null, { path: ['LinkID'], error: 'required' })

export const addAdvert = call({
  method: 'POST',
  path: '/api/Advertisement/AddAdvertisement',
  who,
  effect: 'writes',
  summary: 'Adds an advert as a draft.',
  body: advertFields,
  reply: savedReply,
  refusals: [marksDoNotFit, fileNotFound, fileTaken],
})

export const editAdvert = call({
  method: 'PUT',
  path: '/api/Advertisement/UpdateAdvertisement',
  who,
  effect: 'writes',
  summary: 'Changes a draft; its words are kept as a version.',
  query: byId,
  body: advertFields.safeExtend({ Version: version() }),
  reply: savedReply,
  refusals: [marksDoNotFit, fileNotFound, fileTaken, notNow, changedMeanwhile],
})

const moved = z.strictObject({ ID: id(), Version: version() })
const move = { method: 'POST', who, effect: 'writes', reply: savedReply } as const

export const scheduleAdvert = call({
  ...move,
  path: '/api/Advertisement/ScheduleAdvertisement',
  summary: 'Decides that an advert goes out at its hour, or at once where that has passed.',
  body: moved,
  refusals: [advertLacksParts, notNow, changedMeanwhile],
})

export const redraftAdvert = call({
  ...move,
  path: '/api/Advertisement/RedraftAdvertisement',
  summary: 'Takes back that a scheduled advert goes out; it is a draft again.',
  body: moved,
  refusals: [notNow, changedMeanwhile],
})

export const stopAdvert = call({
  ...move,
  path: '/api/Advertisement/StopAdvertisement',
  summary:
    'Ends an advert before its day, with a reason: it leaves homes, and no more bells ring nor mails leave. It cannot go on.',
  body: moved.extend({ Reason: plainText(1000).refine((text) => text !== '', 'required') }),
  refusals: [notNow, changedMeanwhile],
})

export const copyAdvert = call({
  ...move,
  path: '/api/Advertisement/CopyAdvertisement',
  summary:
    'Makes a new draft with the words, the picture, the link and the audience of an advert, for the same number of days from today.',
  body: z.strictObject({ ID: id() }),
  refusals: [],
})

export const deleteAdvert = call({
  method: 'DELETE',
  path: '/api/Advertisement/DeleteAdvertisement',
  who,
  effect: 'writes',
  summary: 'Deletes a draft.',
  query: byId,
  reply: doneReply,
  refusals: [notNow],
})
