import type * as z from 'zod'
import type { Rule } from '#platform/shared/access.ts'
import { call } from '#platform/shared/call.ts'
import { reportClosed } from './refusals.ts'

/** One printable document, declared once: its page, its call, its ticket and its entry in the lists derive from it. */
export interface Report<Params extends z.ZodObject = z.ZodObject, Shape extends z.ZodType = z.ZodType> {
  /** The name in the published path, as `CourseRegistrationInvoiceIACE`. */
  readonly key: string
  readonly path: `/report/${string}`
  /** Text key of the document's title. */
  readonly title: `reports:${string}`
  readonly params: Params
  /** Who may open it signed in; its query decides the rows. `public` documents need neither session nor ticket. */
  readonly open: Rule | 'public'
  readonly paper: 'portrait' | 'landscape'
  readonly summary: string
  readonly shape: Shape
  readonly sample: z.output<Shape>
}

export function report<Params extends z.ZodObject, Shape extends z.ZodType>(
  declared: Report<Params, Shape>,
): Report<Params, Shape> {
  return declared
}

/** The call that feeds a report's page. */
export function reportCall<Params extends z.ZodObject, Shape extends z.ZodType>(declared: Report<Params, Shape>) {
  return call({
    method: 'GET',
    path: `/api/Report/${declared.key}`,
    who: 'anonymous',
    effect: 'reads',
    summary: declared.summary,
    query: declared.params,
    reply: declared.shape,
    refusals: [reportClosed],
  })
}
