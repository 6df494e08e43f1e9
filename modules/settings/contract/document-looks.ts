import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { posts } from '#platform/shared/document/document.ts'
import { paperPlaces, signatory } from '#platform/shared/document/look.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'
import {
  instant,
  optionalTrilingual,
  savedReply,
  shortText,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { seriesKeys } from './number-series.ts'

export const getDocumentLooks = call({
  method: 'GET',
  path: '/api/ReportManagement/GetDocumentLooks',
  who: 'editorSystemLookup',
  effect: 'reads',
  summary: 'Every printable document: whether it is offered, what it is called, who signs it and what numbers it.',
  reply: z.object({
    Items: z.array(
      z.object({
        Key: z.string(),
        /** Its own, in the words of the program. */
        Title: trilingualReply,
        /** False for what fills the paper to its edge. */
        HasLetterhead: z.boolean(),
        /** Whose backgrounds it takes, the nearest first. */
        Backgrounds: z.array(z.enum(paperPlaces)),
        IsOff: z.boolean(),
        /** What the academy calls it instead; empty where it does not. */
        OwnTitle: trilingualReply,
        Footer: trilingualReply,
        /** Null: as usual. */
        SignedBy: z.array(z.enum(posts)).nullable(),
        UsuallySignedBy: z.array(z.enum(posts)),
        /** What gives the number that stands on it, with the next one. */
        Series: z.object({ Key: z.enum(seriesKeys), Next: z.string() }).nullable(),
        ChangedAt: instant().nullable(),
        ChangedBy: trilingualReply.nullable(),
        Version: z.int(),
        Actions: z.array(z.enum(['changeDocumentLook'])),
      }),
    ),
    /** What stands around each of them today. */
    Around: z.object({
      AcademyName: trilingualReply,
      Address: trilingualReply,
      Email: z.string(),
      Phone: z.string(),
      Signatories: z.array(signatory),
    }),
    /** Whether the reader may say who signs. */
    MayChooseSignatories: z.boolean(),
  }),
  refusals: [],
})

export const documentLookFields = z.strictObject({
  IsOff: z.boolean(),
  OwnTitle: optionalTrilingual(120),
  Footer: optionalTrilingual(400),
  SignedBy: z.array(z.enum(posts)).max(posts.length, 'tooMany').nullable(),
})

export const changeDocumentLook = call({
  method: 'PUT',
  path: '/api/ReportManagement/ChangeDocumentLook',
  who: 'editor',
  effect: 'writes',
  summary: 'Changes what the academy says of a document; who signs it is said by an administrator.',
  body: documentLookFields.extend({
    Key: shortText(60, 'tooLong').regex(/^[A-Za-z0-9]{1,60}$/, 'notAllowed'),
    Version: version(),
  }),
  reply: savedReply,
  refusals: [changedMeanwhile],
})
