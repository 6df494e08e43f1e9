import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { posts } from '#platform/shared/document/document.ts'
import { mergeText } from '#platform/shared/letters/merge-text.ts'
import { changedMeanwhile, notAllowed, notNow } from '#platform/shared/refusal.ts'
import { byId, id, instant, optionalTrilingual, savedReply, trilingualReply, version } from '#platform/shared/shapes.ts'
import { templateKinds } from '../rules/template-fields.ts'
import { fieldsDoNotFit } from './refusals.ts'

const kind = z.enum(templateKinds)
const inEach = z.object({ ar: z.string(), en: z.string(), fr: z.string() })
const signers = z.array(z.enum(posts)).max(posts.length)

const template = {
  ID: z.int(),
  Kind: kind,
  /** The academy's own words hold in place of those that the program ships. */
  IsOwn: z.boolean(),
  /** Of certificates issued by now. */
  Issued: z.int(),
  Version: z.int(),
}

const said = {
  /** Empty where the certificate is called as its document is. */
  Title: trilingualReply,
  Body: inEach,
  /** The same of a woman. */
  BodyFemale: inEach,
  /** Null: whoever signs the document. */
  SignedBy: signers.nullable(),
}

export const getCertificateTemplates = call({
  method: 'GET',
  path: '/api/CertificateTemplate/GetCertificateTemplates',
  who: 'reviewers',
  effect: 'reads',
  summary: 'The texts of certificates, one of each kind.',
  reply: z.object({ Items: z.array(z.object(template)) }),
  refusals: [],
})

export const getCertificateTemplate = call({
  method: 'GET',
  path: '/api/CertificateTemplate/GetCertificateTemplate',
  who: 'reviewers',
  effect: 'reads',
  summary: 'What certificates of one kind say, with its versions, the newest first.',
  query: byId,
  reply: z.object({
    ...template,
    ...said,
    Versions: z.array(
      z.object({ ...said, Number: z.int(), At: instant(), By: trilingualReply.nullable(), IsShipped: z.boolean() }),
    ),
    /** Whether the reader may say who signs. */
    MaySign: z.boolean(),
    Actions: z.array(z.enum(['changeCertificateTemplate', 'restoreCertificateTemplate'])),
  }),
  refusals: [],
})

const text = mergeText().refine((html) => html !== '', 'required')
const body = z.strictObject({ ar: text, en: text, fr: text })

/** What the form of a certificate's text gives. */
export const certificateTemplateFields = z.strictObject({
  Title: optionalTrilingual(120),
  Body: body,
  BodyFemale: body,
  SignedBy: signers.nullable(),
})

export const changeCertificateTemplate = call({
  method: 'PUT',
  path: '/api/CertificateTemplate/UpdateCertificateTemplate',
  who: 'editor',
  effect: 'writes',
  summary:
    'Changes what certificates of a kind say; those issued stay as they were. Who signs is an administrator’s to say.',
  query: byId,
  body: certificateTemplateFields.extend({ Version: version() }),
  reply: savedReply,
  refusals: [fieldsDoNotFit, changedMeanwhile, notAllowed],
})

export const restoreCertificateTemplate = call({
  method: 'POST',
  path: '/api/CertificateTemplate/RestoreCertificateTemplate',
  who: 'editor',
  effect: 'writes',
  summary: 'Lets the text that the program ships hold again, that of later versions too.',
  body: z.strictObject({ ID: id(), Version: version() }),
  reply: savedReply,
  refusals: [notNow, changedMeanwhile],
})

export const previewCertificateTemplate = call({
  method: 'POST',
  path: '/api/CertificateTemplate/PreviewCertificateTemplate',
  who: 'editor',
  effect: 'reads',
  summary:
    'The paper by these texts with what the newest certificate of the kind says; fields by name where there is none.',
  body: certificateTemplateFields.extend({ ID: id() }),
  reply: z.object({
    /** The serial of that certificate; null where there is none. */
    About: z.string().nullable(),
    /** The published name of the document. */
    Document: z.string(),
    /** What its page gets: to a man, to a woman. */
    Papers: z.object({ Male: z.unknown(), Female: z.unknown() }),
  }),
  refusals: [fieldsDoNotFit],
})
