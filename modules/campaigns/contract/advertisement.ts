import * as z from 'zod'
import { inEach, lettersShown, ofTemplate, templateWords } from '#modules/notifications/contract/letter-shapes.ts'
import { marksDoNotFit } from '#modules/notifications/contract/refusals.ts'
import { call } from '#platform/shared/call.ts'
import { list } from '#platform/shared/record/list.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'
import { byId, doneReply, instant, savedReply, trilingualReply, version } from '#platform/shared/shapes.ts'
import { textLanguages } from '#platform/shared/text.ts'
import { opened } from '../rules/campaign.ts'
import { advertisementInUse, nothingShipped } from './refusals.ts'

const actions = z.array(
  z.enum(['editAdvertisement', 'testAdvertisement', 'restoreAdvertisement', 'deleteAdvertisement']),
)
const row = z
  .object({
    ID: z.int(),
    Title: trilingualReply,
    /** The academy's own words hold. */
    IsOwn: z.boolean(),
    /** When it was sent last; null where it never was. */
    LastSentAt: instant().nullable(),
    Version: z.int(),
    Actions: actions,
  })
  .meta({ id: 'Advertisement' })

export const getAdvertisements = call({
  method: 'GET',
  path: '/api/AdvertisementEmail/GetAdvertisementEmails',
  who: 'editorSystemLookup',
  effect: 'reads',
  summary: 'The texts of mails to many, a page at a time.',
  ...list({ row, orders: ['Title'], first: 'Title' }),
  refusals: [],
})

export const getAdvertisement = call({
  method: 'GET',
  path: '/api/AdvertisementEmail/GetAdvertisementEmail',
  who: 'editorSystemLookup',
  effect: 'reads',
  summary: 'One text of mails to many, its merge fields and its versions, the newest first.',
  query: byId,
  reply: z.object({
    ID: z.int(),
    Title: inEach,
    Body: inEach,
    Opens: z.enum(opened),
    IsOwn: z.boolean(),
    ...ofTemplate,
    Actions: actions,
  }),
  refusals: [],
})

export const advertisementFields = z.strictObject({ ...templateWords, Opens: z.enum(opened) })

export const addAdvertisement = call({
  method: 'POST',
  path: '/api/AdvertisementEmail/AddAdvertisementEmail',
  who: 'editor',
  effect: 'writes',
  summary: 'Adds a text of mails to many, in its three languages.',
  body: advertisementFields,
  reply: savedReply,
  refusals: [marksDoNotFit],
})

export const editAdvertisement = call({
  method: 'PUT',
  path: '/api/AdvertisementEmail/UpdateAdvertisementEmail',
  who: 'editor',
  effect: 'writes',
  summary: 'Words it anew. What somebody has decided to send already goes out as it was.',
  query: byId,
  body: advertisementFields.extend({ Version: version() }),
  reply: savedReply,
  refusals: [marksDoNotFit, changedMeanwhile],
})

export const restoreAdvertisement = call({
  method: 'POST',
  path: '/api/AdvertisementEmail/RestoreAdvertisementEmail',
  who: 'editor',
  effect: 'writes',
  summary: 'Lets the text that the program ships hold again, that of later versions too.',
  query: byId,
  body: z.strictObject({ Version: version() }),
  reply: savedReply,
  refusals: [nothingShipped, changedMeanwhile],
})

export const deleteAdvertisement = call({
  method: 'DELETE',
  path: '/api/AdvertisementEmail/DeleteAdvertisementEmail',
  who: 'editor',
  effect: 'writes',
  summary: 'Deletes a text that the academy has written. What was sent stays.',
  query: byId,
  reply: doneReply,
  refusals: [advertisementInUse],
})

export const previewAdvertisement = call({
  method: 'POST',
  path: '/api/AdvertisementEmail/PreviewAdvertisementEmail',
  who: 'editor',
  effect: 'reads',
  summary: 'A mail in these words to the caller, in each language.',
  body: advertisementFields,
  reply: z.object({ Letters: lettersShown }),
  refusals: [marksDoNotFit],
})

export const testAdvertisement = call({
  method: 'POST',
  path: '/api/AdvertisementEmail/SendTestEmail',
  who: 'editor',
  effect: 'writes',
  summary: 'Sends the caller a mail in these words, as the preview shows it.',
  query: byId,
  body: advertisementFields.extend({ Language: z.enum(textLanguages) }),
  reply: doneReply,
  refusals: [marksDoNotFit],
})
