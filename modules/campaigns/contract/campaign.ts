import * as z from 'zod'
import { lettersShown } from '#modules/notifications/contract/letter-shapes.ts'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import {
  byId,
  id,
  instant,
  queryId,
  savedReply,
  sentInstant,
  tooMany,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { audienceKinds } from '../rules/audience.ts'
import { campaignStates, outcomes } from '../rules/campaign.ts'
import { countsReply } from './audience.ts'
import { alreadyGoingOut, nobodyToWriteTo, rowsNotOpen } from './refusals.ts'

const row = z
  .object({
    ID: z.int(),
    Title: trilingualReply,
    AudienceName: trilingualReply,
    State: z.enum(campaignStates),
    /** When it begins, or began. */
    DueAt: instant(),
    EndedAt: instant().nullable(),
    Sent: z.int(),
    Waiting: z.int(),
    Refused: z.int(),
    Failed: z.int(),
    Version: z.int(),
    Actions: z.array(z.enum(['stopCampaign'])),
  })
  .meta({ id: 'Campaign' })

export const getCampaigns = call({
  method: 'GET',
  path: '/api/Campaign/GetCampaigns',
  who: 'reviewers',
  effect: 'reads',
  summary: 'What was sent to many and what is to be, a page at a time, with how many got it.',
  ...list({ row, orders: ['DueAt'], first: '-DueAt', filters: { State: z.enum(campaignStates), ID: queryId() } }),
  refusals: [],
})

export const getCampaign = call({
  method: 'GET',
  path: '/api/Campaign/GetCampaign',
  who: 'reviewers',
  effect: 'reads',
  summary: 'One campaign: how many people stand how, and what they get.',
  query: byId,
  reply: z.object({
    ...row.shape,
    AudienceID: z.int().nullable(),
    StartedAt: instant().nullable(),
    /** Whoever decided to send it. */
    By: trilingualReply,
    /** How many people stand how, those that the row counts among them. */
    Counts: z.array(z.object({ State: z.enum(outcomes), Count: z.int() })),
    Letters: lettersShown,
  }),
  refusals: [],
})

export const getCampaignPeople = call({
  method: 'GET',
  path: '/api/Campaign/GetPeople',
  who: 'reviewers',
  effect: 'reads',
  summary: 'Who gets a campaign and who not, with the reason, a page at a time. Nobody before it begins.',
  ...list({
    row: z
      .object({
        Kind: z.enum(audienceKinds),
        PersonID: z.int(),
        Code: codeReply(),
        Name: trilingualReply,
        Address: codeReply(),
        State: z.enum(outcomes),
        At: instant(),
      })
      .meta({ id: 'CampaignPerson' }),
    orders: ['ID'],
    first: 'ID',
    always: { CampaignID: queryId() },
    filters: { State: z.enum(outcomes) },
  }),
  refusals: [],
})

export const getSending = call({
  method: 'GET',
  path: '/api/Campaign/GetSending',
  who: 'reviewers',
  effect: 'reads',
  summary: 'Whether mails to many leave; while the academy has switched them off, every campaign waits.',
  reply: z.object({ IsOn: z.boolean() }),
  refusals: [],
})

export const getCampaignChoices = call({
  method: 'GET',
  path: '/api/Campaign/GetChoices',
  who: 'reviewers',
  effect: 'reads',
  summary: 'What can be sent and to which audiences, by name.',
  reply: z.object({
    Advertisements: z.array(z.object({ ID: z.int(), Title: trilingualReply })),
    Audiences: z.array(z.object({ ID: z.int(), Name: trilingualReply })),
  }),
  refusals: [],
})

export const countRecipients = call({
  method: 'GET',
  path: '/api/Campaign/CountRecipients',
  who: 'reviewers',
  effect: 'reads',
  perSecond: 5,
  summary: 'How many people of an audience a campaign would reach now, and how many not, by reason.',
  query: z.strictObject({ AudienceID: queryId() }),
  reply: countsReply,
  refusals: [],
})

const planRows = z.array(id()).max(50, tooMany)

export const getAnnualPlanMailChaimpHtmlByIds = call({
  method: 'POST',
  path: '/api/Trainee/GetAnnualPlanMailChaimpHtmlByIds',
  who: 'reviewers',
  effect: 'reads',
  summary:
    'The HTML of rows of the annual plan as mails to many show them, in each language; in the letter of an advertisement where one is named.',
  body: z.strictObject({ IDs: planRows, AdvertisementID: id().nullable() }),
  reply: z.object({
    Html: z.object({ ar: z.string(), en: z.string(), fr: z.string() }),
    Letters: lettersShown.nullable(),
  }),
  refusals: [rowsNotOpen],
})

export const getAnnualPlanHtmlByIds = call({
  method: 'POST',
  path: '/api/Trainee/GetAnnualPlanHtmlByIds',
  who: 'reviewers',
  effect: 'reads',
  forOthers: true,
  summary: 'The HTML of rows of the annual plan, in each language, for a mail or a page.',
  body: z.strictObject({ IDs: planRows.min(1, 'required') }),
  reply: z.object({ ar: z.string(), en: z.string(), fr: z.string() }),
  refusals: [rowsNotOpen],
})

export const campaignFields = z.strictObject({
  AdvertisementID: id(),
  AudienceID: id(),
  /** Rows of the annual plan that the letter shows below its text. */
  IDs: planRows,
  /** When it begins; null: now. */
  At: sentInstant().nullable(),
})

export const cordinatorSendChaimMail = call({
  method: 'POST',
  path: '/api/Trainee/CordinatorSendChaimMail',
  who: 'reviewers',
  effect: 'writes',
  summary:
    'Sends an advertisement to the people of an audience, now or at an hour, with rows of the annual plan where some are named.',
  body: campaignFields,
  reply: z.object({
    message: z.string(),
    ID: z.int(),
    /** How many would get it now; who they are is decided when it begins. */
    recipientsCount: z.int(),
  }),
  refusals: [rowsNotOpen, nobodyToWriteTo, alreadyGoingOut],
})

export const stopCampaign = call({
  method: 'POST',
  path: '/api/Campaign/StopCampaign',
  who: 'reviewers',
  effect: 'writes',
  summary: 'Stops a campaign: whoever has not got it yet gets none. It cannot go on.',
  query: byId,
  body: z.strictObject({ Version: version() }),
  reply: savedReply,
  refusals: [notNow, changedMeanwhile],
})
