import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { moneyReply, pageSizes, shortText, trilingualReply } from '#platform/shared/shapes.ts'
import { definitionFields } from './definition.ts'
import { listNotOpen, notAskedSo, tooManyForNow, tooManyGroups } from './refusals.ts'
import { reportListKeys } from '../rules/list-keys.ts'

export const who = 'adminTrainingCoordinator'

/** What stands in one cell: money by currency where it is added up. */
export const cellReply = z
  .union([z.string(), z.number(), z.boolean(), z.null(), moneyReply, z.array(moneyReply), trilingualReply])
  .meta({ id: 'ReportCell' })

/** Rows of a report: of the list, or of groups with how many rows each counts. */
export const rowReply = z
  .object({
    /** Of a group: what `Within` is asked for its rows. */
    Key: z.string().nullable(),
    Count: z.int().nullable(),
    /** Of a list's row its columns; of a group what it is grouped by, then its figures. */
    Cells: z.array(cellReply),
  })
  .meta({ id: 'ReportRow' })

export const getReportLists = call({
  method: 'GET',
  path: '/api/Report/GetReportLists',
  who,
  effect: 'reads',
  summary: 'The lists that the caller may put reports together of: those that the caller may open.',
  reply: z.object({ Lists: z.array(z.enum(reportListKeys)) }),
  refusals: [],
})

export const getReportRows = call({
  method: 'POST',
  path: '/api/Report/GetReportRows',
  who,
  effect: 'reads',
  mayBeBehind: true,
  perSecond: 5,
  summary:
    'A page of a report as it is now, by the caller’s own rights and reach: rows of its list, or groups with counts and figures.',
  body: z.strictObject({
    ...definitionFields,
    /** The key of a group: its rows in place of the groups. */
    Within: shortText(2000, 'tooLong').nullable(),
    pageNum: z.int().min(1).max(100_000, 'notANumber'),
    pageSize: z
      .int()
      .min(1, 'notAllowed')
      .max(Math.max(...pageSizes), 'notAllowed')
      .refine((size) => (pageSizes as readonly number[]).includes(size), 'notAllowed'),
  }),
  reply: z.object({
    Items: z.array(rowReply),
    Total: z.int(),
    /** How many rows of the list it is made of. */
    Records: z.int(),
    /** The figures over all of them; null where there are more than are brought together while somebody waits. */
    Figures: z.array(cellReply).nullable(),
  }),
  refusals: [notAskedSo, listNotOpen, tooManyForNow, tooManyGroups],
})
