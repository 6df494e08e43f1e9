import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { day, optional } from '#platform/shared/document/document-parameters.ts'
import { printedRow } from '../../contract/printed-plan.ts'

export default document({
  path: '/report/AnnualPlan/:DateForm?/:DateTo?',
  params: { DateForm: optional(day), DateTo: optional(day) },
  who: 'public',
  paper: 'portrait',
  period: ['DateForm', 'DateTo'],
  summary: 'The published plan of these days, or of this year, by month, for anybody.',
  shape: z.object({
    From: z.iso.date(),
    To: z.iso.date(),
    Months: z.array(z.object({ First: z.iso.date(), Rows: z.array(printedRow) })),
  }),
})
