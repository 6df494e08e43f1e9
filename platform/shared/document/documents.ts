import * as z from 'zod'
import { access, type Right } from '../access.ts'
import { call, type Call } from '../call.ts'
import type { Asked, Content, Document } from './document.ts'
import { signatory } from './look.ts'
import { callPathOf } from './document-address.ts'
import { documentOff, reportClosed } from './document-calls.ts'
import type { DocumentParameter } from './document-parameters.ts'
import { trilingualReply } from '../shapes.ts'

/** What stands around every document, from the settings. */
const around = {
  /** The document's own unless the reader chooses another. */
  Language: z.string(),
  MayDownload: z.boolean(),
  /** Its PDF needs no ticket. */
  IsPublic: z.boolean(),
  /** What the academy calls it; empty where that is the document's own title. */
  Title: trilingualReply,
  Letterhead: z
    .object({
      /** Addresses of pictures: one that stands for the whole letterhead, and the academy's mark. */
      Banner: z.string().nullable(),
      Logo: z.string().nullable(),
      AcademyName: trilingualReply,
      Address: trilingualReply,
      Email: z.string(),
      Phone: z.string(),
      /** Below the last line. */
      Footer: trilingualReply,
    })
    .meta({ id: 'Letterhead' }),
  Signatories: z.array(signatory.extend({ Signature: z.string().nullable() })).meta({ id: 'Signatories' }),
  Stamp: z.string().nullable(),
  /** Of a certificate, below all that it says. */
  Background: z.string().nullable(),
}
const aroundReply = z.object(around)
export type AroundDocument = z.output<typeof aroundReply>
export type DocumentReply<D extends Document = Document> = AroundDocument & { readonly Content: Content<D> }

/** The parameters as they come in the query of its call, or in a ticket. */
export const paramsOf = (declared: Document): z.ZodType =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(declared.params as Record<string, DocumentParameter>).map(([name, { shape }]) => [name, shape]),
    ),
  )

type Optional<A> = { [Name in keyof A]-?: undefined extends A[Name] ? Name : never }[keyof A]
type InputOf<D extends Document> = { readonly [Name in Exclude<keyof Asked<D>, Optional<Asked<D>>>]: unknown } & {
  readonly [Name in Optional<Asked<D>>]?: unknown
}

/** The call that feeds a document's page. */
export const documentCall = <D extends Document>(
  declared: D,
): Call<InputOf<D>, { query: Asked<D>; body: undefined }, DocumentReply<D>> =>
  call({
    method: 'GET',
    path: callPathOf(declared),
    who: 'anonymous',
    effect: 'reads',
    summary: declared.summary,
    query: paramsOf(declared),
    reply: z.object({ ...around, Content: declared.shape }),
    refusals: [reportClosed, documentOff],
  }) as never

/** Who may open a document by role and right; null: everybody. */
export function openedBy({ who }: Pick<Document, 'who'>): readonly Right[] | null {
  if (who === 'public') return null
  if (typeof who === 'string') return access[who]
  return [...new Set(Object.values(who.standings).flatMap((standing) => standing.who))]
}
