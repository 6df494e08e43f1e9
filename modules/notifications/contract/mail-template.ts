import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { letterPictures } from '#platform/shared/letters/merge-text.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'
import { byId, doneReply, instant, savedReply, version } from '#platform/shared/shapes.ts'
import { textLanguages } from '#platform/shared/text.ts'
import { topics } from '#platform/shared/record/notice-topics.ts'
import { inEach, lettersShown, ofTemplate, templateWords } from './letter-shapes.ts'
import { marksDoNotFit } from './refusals.ts'

const acts = z.array(z.enum(['changeMailTemplate', 'restoreMailTemplate', 'sendTestLetter']))
const template = {
  ID: z.int(),
  Kind: z.string(),
  Topic: z.enum(topics),
  /** A letter comes beside the notification. */
  IsMailed: z.boolean(),
  Title: inEach,
  /** The academy's own words hold in place of those that the program ships. */
  IsOwn: z.boolean(),
}

export const getSystemMailTemplates = call({
  method: 'GET',
  path: '/api/SystemMailTemplate/GetSystemMailTemplates',
  who: 'editorSystemLookup',
  effect: 'reads',
  summary: 'Every notice and letter that the program sends, with the words that hold.',
  reply: z.object({ Items: z.array(z.object(template)) }),
  refusals: [],
})

export const getSystemMailTemplate = call({
  method: 'GET',
  path: '/api/SystemMailTemplate/GetSystemMailTemplate',
  who: 'editorSystemLookup',
  effect: 'reads',
  summary:
    'The words of one letter, those that the program ships, its merge fields and its versions, the newest first.',
  query: byId,
  reply: z.object({
    ...template,
    Body: inEach,
    ShippedTitle: inEach,
    ShippedBody: inEach,
    ...ofTemplate,
    Actions: acts,
  }),
  refusals: [],
})

export const getLetterPictures = call({
  method: 'GET',
  path: '/api/MailTemplate/GetLetterPictures',
  who: 'letterWriters',
  effect: 'reads',
  summary: 'The academy’s pictures that letters may show, each with the address that pages show it by.',
  reply: z.object({ Items: z.array(z.object({ Place: z.enum(letterPictures), Address: z.string() })) }),
  refusals: [],
})

export const mailTemplateFields = z.strictObject(templateWords)

export const changeMailTemplate = call({
  method: 'PUT',
  path: '/api/SystemMailTemplate/ChangeMailTemplate',
  who: 'editor',
  effect: 'writes',
  summary: 'Words a letter anew, in its three languages; its merge fields must be those that it knows.',
  query: byId,
  body: z.strictObject({ ...templateWords, Version: version() }),
  reply: savedReply,
  refusals: [marksDoNotFit, changedMeanwhile],
})

export const restoreMailTemplate = call({
  method: 'POST',
  path: '/api/SystemMailTemplate/RestoreMailTemplate',
  who: 'editor',
  effect: 'writes',
  summary: 'Lets the words that the program ships hold again, those of later versions too.',
  query: byId,
  body: z.strictObject({ Version: version() }),
  reply: savedReply,
  refusals: [changedMeanwhile],
})

export const previewMailTemplate = call({
  method: 'POST',
  path: '/api/SystemMailTemplate/PreviewMailTemplate',
  who: 'editor',
  effect: 'reads',
  summary:
    'A letter in these words to the caller, about what it was last sent about; its fields by name where it never was.',
  query: byId,
  body: mailTemplateFields,
  reply: z.object({
    /** When that happened; null where nothing has yet. */
    At: instant().nullable(),
    Letters: lettersShown,
  }),
  refusals: [marksDoNotFit],
})

export const sendTestLetter = call({
  method: 'POST',
  path: '/api/SystemMailTemplate/SendTestLetter',
  who: 'editor',
  effect: 'writes',
  summary: 'Sends the caller a letter in these words, as the preview shows it.',
  query: byId,
  body: z.strictObject({ ...templateWords, Language: z.enum(textLanguages) }),
  reply: doneReply,
  refusals: [marksDoNotFit],
})
