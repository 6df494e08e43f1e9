import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { mergeText } from '#platform/shared/letters/merge-text.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import { textLanguages } from '#platform/shared/text.ts'
import { byId, doneReply, id, instant, line, savedReply, trilingualReply, version } from '#platform/shared/shapes.ts'
import { templateKinds } from '../rules/proposal-fields.ts'
import { fieldsDoNotFit, templateInUse } from './refusals.ts'

const group = '/api/ProposalTemplate'
const kind = z.enum(templateKinds)
const inEach = z.object({ ar: z.string(), en: z.string(), fr: z.string() })

const template = {
  ID: z.int(),
  Kind: kind,
  Name: trilingualReply,
  /** Of those that the program ships: the academy's own words hold. Of the academy's own always true. */
  IsOwn: z.boolean(),
  IsShipped: z.boolean(),
  IsDefault: z.boolean(),
  IsActive: z.boolean(),
  /** How many versions of proposals were made of it. */
  Proposals: z.int(),
}
const actNames = [
  'changeProposalTemplate',
  'makeDefaultProposalTemplate',
  'restoreProposalTemplate',
  'deleteProposalTemplate',
] as const

export const getProposalTemplates = call({
  method: 'GET',
  path: `${group}/GetProposalTemplates`,
  who: 'editorSystemLookup',
  effect: 'reads',
  summary: 'Every template of proposals, the default of each kind first.',
  reply: z.object({ Items: z.array(z.object(template)) }),
  refusals: [],
})

export const getProposalTemplate = call({
  method: 'GET',
  path: `${group}/GetProposalTemplate`,
  who: 'editorSystemLookup',
  effect: 'reads',
  summary: 'One template of proposals with its texts and its versions, the newest first.',
  query: byId,
  reply: z.object({
    ...template,
    Body: inEach,
    Versions: z.array(
      z.object({
        Number: z.int(),
        At: instant(),
        By: trilingualReply.nullable(),
        IsShipped: z.boolean(),
        Name: trilingualReply,
        Body: inEach,
      }),
    ),
    Version: z.int(),
    Actions: z.array(z.enum(actNames)),
  }),
  refusals: [],
})

export const getProposalTemplateOptions = call({
  method: 'GET',
  path: `${group}/GetOptions`,
  who: 'reviewers',
  effect: 'reads',
  summary: 'The templates that a proposal to this kind of asker can be made of, the default first.',
  query: z.strictObject({ Kind: kind }),
  reply: z.object({ Items: z.array(z.object({ ID: z.int(), Name: trilingualReply, IsDefault: z.boolean() })) }),
  refusals: [],
})

const text = mergeText().refine((html) => html !== '', 'required')
const body = z.strictObject({ ar: text, en: text, fr: text })
const name = line(200)

/** What the form of a template gives. */
export const templateFields = z.strictObject({
  Name: z.strictObject({ ar: name, en: name, fr: name }),
  Body: body,
  IsActive: z.boolean(),
})
export const newTemplateFields = templateFields.extend({ Kind: kind })

export const addProposalTemplate = call({
  method: 'POST',
  path: `${group}/AddProposalTemplate`,
  who: 'editor',
  effect: 'writes',
  summary: 'Adds a template of proposals, in three languages.',
  body: newTemplateFields,
  reply: savedReply,
  refusals: [fieldsDoNotFit],
})

export const changeProposalTemplate = call({
  method: 'PUT',
  path: `${group}/UpdateProposalTemplate`,
  who: 'editor',
  effect: 'writes',
  summary: 'Changes a template of proposals; what was made of it stays as it was.',
  query: byId,
  body: templateFields.extend({ Version: version() }),
  reply: savedReply,
  refusals: [fieldsDoNotFit, changedMeanwhile],
})

const versioned = z.strictObject({ ID: id(), Version: version() })

export const makeDefaultProposalTemplate = call({
  method: 'POST',
  path: `${group}/MakeDefault`,
  who: 'editor',
  effect: 'writes',
  summary: 'Makes a template the one that proposals to its kind of asker begin with.',
  body: versioned,
  reply: savedReply,
  refusals: [notNow, changedMeanwhile],
})

export const restoreProposalTemplate = call({
  method: 'POST',
  path: `${group}/RestoreProposalTemplate`,
  who: 'editor',
  effect: 'writes',
  summary: 'Lets the text that the program ships hold again, that of later versions too.',
  body: versioned,
  reply: savedReply,
  refusals: [notNow, changedMeanwhile],
})

export const deleteProposalTemplate = call({
  method: 'DELETE',
  path: `${group}/DeleteProposalTemplate`,
  who: 'editor',
  effect: 'writes',
  summary: 'Deletes a template that the academy added, of which no proposal was made.',
  query: byId,
  reply: doneReply,
  refusals: [notNow, templateInUse],
})

export const testProposalTemplate = call({
  method: 'POST',
  path: `${group}/SendTestLetter`,
  who: 'editor',
  effect: 'writes',
  summary: 'Sends the caller one of these texts, which need not be saved, as the preview shows it.',
  query: byId,
  body: z.strictObject({ Body: body, Language: z.enum(textLanguages) }),
  reply: doneReply,
  refusals: [fieldsDoNotFit],
})

export const previewProposalTemplate = call({
  method: 'POST',
  path: `${group}/PreviewProposalTemplate`,
  who: 'editor',
  effect: 'reads',
  summary: 'These texts filled by the newest proposal of the kind; their fields by name where there is none.',
  body: z.strictObject({ Kind: kind, Body: body }),
  reply: z.object({
    /** The number of that request; null where there is none. */
    About: z.string().nullable(),
    Texts: inEach,
  }),
  refusals: [fieldsDoNotFit],
})
