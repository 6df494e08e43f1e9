import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'
import { byId, instant, savedReply, shortText, trilingualReply, version } from '#platform/shared/shapes.ts'
import { digitsLeast, digitsMost, patternFault } from '#platform/shared/values/number-pattern.ts'
import { numberRepeats, patternOfAnother } from './refusals.ts'

/** The things that the academy numbers. */
export const seriesKeys = [
  'courseClass',
  'registration',
  'courseRequest',
  'invoice',
  'creditNote',
  'certificate',
  'membershipCard',
  'exam',
  'competition',
  'question',
  'trainee',
  'instructor',
  'organization',
] as const
export type SeriesKey = (typeof seriesKeys)[number]

const seriesReply = z.object({
  ID: z.int(),
  Key: z.enum(seriesKeys),
  Pattern: z.string(),
  Digits: z.int(),
  Restarts: z.boolean(),
  /** That of the number that was given last, and its counter; 0 before the first. */
  Year: z.int(),
  LastNumber: z.int(),
  /** What the next three are to be. */
  Next: z.array(z.string()),
  /** Who changed it last; null where nobody has. */
  ChangedAt: instant().nullable(),
  ChangedBy: trilingualReply.nullable(),
  Version: z.int(),
  Actions: z.array(z.enum(['changeNumberSeries'])),
})

const fields = z.strictObject({
  Pattern: shortText(40, 'tooLong'),
  Digits: z.int({ error: 'required' }).min(digitsLeast, 'tooSmall').max(digitsMost, 'tooLarge'),
  Restarts: z.boolean(),
})
const fits = ({ Pattern, Restarts }: z.infer<typeof fields>, context: z.RefinementCtx) => {
  const fault = patternFault({ pattern: Pattern, restarts: Restarts })
  if (fault) context.addIssue({ code: 'custom', path: ['Pattern'], message: fault })
}
export const numberSeriesFields = fields.superRefine(fits)

export const getNumberSeries = call({
  method: 'GET',
  path: '/api/GenerateCode/GetNumberSeries',
  who: 'editorSystemLookup',
  effect: 'reads',
  summary: 'How the numbers of each thing are made, with the next three.',
  reply: z.object({ Year: z.int(), Items: z.array(seriesReply) }),
  refusals: [],
})

export const changeNumberSeries = call({
  method: 'PUT',
  path: '/api/GenerateCode/ChangeNumberSeries',
  who: 'editor',
  effect: 'writes',
  summary: 'Changes how the numbers of a thing are made from now on; those that were given stay.',
  query: byId,
  body: fields.extend({ Version: version() }).superRefine(fits),
  reply: savedReply,
  refusals: [numberRepeats, patternOfAnother, changedMeanwhile],
})
