import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { definition } from '../../contract/definition.ts'
import { cellReply, rowReply } from '../../contract/rows.ts'
import { reportRunReach } from '../../rules/reach.ts'

export default document({
  path: '/report/ReportRun/:ID',
  params: { ID: id },
  who: reportRunReach,
  paper: 'landscape',
  summary: 'What a report made in the background brought, for whoever it was made for; the first thousand rows of it.',
  shape: z.object({
    Name: z.string(),
    Definition: definition,
    /** The academy's day. */
    MadeOn: z.iso.date(),
    Records: z.int(),
    Figures: z.array(cellReply),
    Rows: z.array(rowReply),
    /** It has more rows than stand on the paper. */
    IsCut: z.boolean(),
  }),
})
