import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { trilingualReply } from '#platform/shared/shapes.ts'
import { printedRow } from '../../contract/printed-plan.ts'

export default document({
  path: '/report/SingleCourseAdvertV1/:AnnualPlanID?',
  params: { AnnualPlanID: id },
  who: 'public',
  paper: 'portrait',
  summary: 'The advert of one published row of the plan that has not begun, for anybody.',
  shape: printedRow.extend({
    LevelName: trilingualReply.nullable(),
    ClassRoomName: trilingualReply.nullable(),
    /** 0 = Sunday ... 6 = Saturday */
    Weekdays: z.array(z.int()),
    StartTime: z.string(),
    EndTime: z.string(),
    /** One objective a line. */
    Objectives: trilingualReply,
    Prerequisite: trilingualReply,
    /** Where one registers, or reads of the course until one can; the QR code says it. Null: the course is not on offer. */
    Address: z.string().nullable(),
    /** Whether one can register there. */
    IsOpen: z.boolean(),
  }),
})
