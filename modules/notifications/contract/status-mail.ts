import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'
import {
  byId,
  doneReply,
  id,
  queryId,
  queryNumber,
  savedReply,
  shortText,
  tooMany,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { textLanguages } from '#platform/shared/text.ts'
import { inEach, lettersShown, ofTemplate, templateWords } from './letter-shapes.ts'
import { marksDoNotFit, nobodyToTell, noMailTemplate } from './refusals.ts'

const template = {
  ID: z.int(),
  /** 1 to 11. */
  MailType: z.int(),
  Status: z.string(),
  /** Null: there is none for this status. */
  Title: inEach.nullable(),
  IsOwn: z.boolean(),
}

export const getMailTemplates = call({
  method: 'GET',
  path: '/api/MailTemplate/GetMailTemplates',
  who: 'editorSystemLookup',
  effect: 'reads',
  summary: 'Every mail type with its statuses, and the text that goes out for each; null where there is none.',
  reply: z.object({ Items: z.array(z.object(template)) }),
  refusals: [],
})

export const getMailTemplate = call({
  method: 'GET',
  path: '/api/MailTemplate/GetMailTemplate',
  who: 'editorSystemLookup',
  effect: 'reads',
  summary: 'The text of one mail type and status, its merge fields and its versions, the newest first.',
  query: byId,
  reply: z.object({
    ...template,
    Body: inEach.nullable(),
    ShippedTitle: inEach.nullable(),
    ShippedBody: inEach.nullable(),
    ...ofTemplate,
    Actions: z.array(z.enum(['changeStatusMail', 'removeStatusMail', 'restoreStatusMail', 'testStatusMail'])),
  }),
  refusals: [],
})

export const statusMailFields = z.strictObject(templateWords)

export const changeStatusMail = call({
  method: 'PUT',
  path: '/api/MailTemplate/UpdateMailTemplate',
  who: 'editor',
  effect: 'writes',
  summary: 'Writes the text of a mail type and status, in its three languages.',
  query: byId,
  body: z.strictObject({ ...templateWords, Version: version() }),
  reply: savedReply,
  refusals: [marksDoNotFit, changedMeanwhile],
})

export const removeStatusMail = call({
  method: 'POST',
  path: '/api/MailTemplate/RemoveMailTemplate',
  who: 'editor',
  effect: 'writes',
  summary: 'Takes the text of a mail type and status away: nothing can be sent for it until there is one again.',
  query: byId,
  body: z.strictObject({ Version: version() }),
  reply: savedReply,
  refusals: [changedMeanwhile],
})

export const restoreStatusMail = call({
  method: 'POST',
  path: '/api/MailTemplate/RestoreMailTemplate',
  who: 'editor',
  effect: 'writes',
  summary: 'Lets the text that the program ships hold again, that of later versions too.',
  query: byId,
  body: z.strictObject({ Version: version() }),
  reply: savedReply,
  refusals: [noMailTemplate, changedMeanwhile],
})

export const previewStatusMail = call({
  method: 'POST',
  path: '/api/MailTemplate/PreviewMailTemplate',
  who: 'editor',
  effect: 'reads',
  summary:
    'A mail in these words to the caller, about the newest record of its status; its fields by name where there is none.',
  query: byId,
  body: statusMailFields,
  reply: z.object({
    /** The code of that record; null where there is none. */
    About: z.string().nullable(),
    Letters: lettersShown,
  }),
  refusals: [marksDoNotFit],
})

export const testStatusMail = call({
  method: 'POST',
  path: '/api/MailTemplate/SendTestMail',
  who: 'editor',
  effect: 'writes',
  summary: 'Sends the caller a mail in these words, as the preview shows it.',
  query: byId,
  body: z.strictObject({ ...templateWords, Language: z.enum(textLanguages) }),
  reply: doneReply,
  refusals: [marksDoNotFit],
})

const about = {
  MailType: queryNumber(1, 11),
  /** The class whose people are written to; not given for the types about an instructor. */
  CourseClassID: queryId().optional(),
  /** The instructor, for those. */
  InstructorID: queryId().optional(),
}

export const getMailPeople = call({
  method: 'GET',
  path: '/api/MailTemplate/GetMailPeople',
  who: 'reviewers',
  effect: 'reads',
  summary: 'Whom a mail type can be sent to in a class, or the one instructor, with the status that decides its text.',
  query: z.strictObject(about),
  reply: z.object({
    People: z.array(z.object({ ID: z.int(), Code: z.string(), Name: trilingualReply, Status: z.string() })),
    /** Those of the people's statuses for which there is a text. */
    Written: z.array(z.string()),
  }),
  refusals: [],
})

export const getMailToPeople = call({
  method: 'GET',
  path: '/api/MailTemplate/GetMailToPeople',
  who: 'reviewers',
  effect: 'reads',
  summary: 'The mail that one of those people would get, in each language.',
  query: z.strictObject({ ...about, PersonID: queryId() }),
  reply: lettersShown,
  refusals: [noMailTemplate],
})

export const cordinatorSendMail = call({
  method: 'POST',
  path: '/api/Trainee/CordinatorSendMail',
  who: 'reviewers',
  effect: 'writes',
  summary:
    'Sends a mail type to people of a class who are in one status, or to an instructor, in the text written for it.',
  body: z.strictObject({
    MailType: z.int().min(1, 'required').max(11, 'required'),
    Status: shortText(40, 'tooLong'),
    CourseClassID: id().nullable(),
    /** Registrations of the class; instructors where the mail type is theirs. */
    People: z.array(id()).min(1, 'required').max(500, tooMany),
  }),
  reply: z.object({
    message: z.string(),
    sentCount: z.int(),
    /** Chosen and not written to: no longer in this status, without an account, or without wish for such mails. */
    leftOutCount: z.int(),
  }),
  refusals: [noMailTemplate, nobodyToTell],
})
