import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import {
  id,
  instant,
  line,
  optionalLine,
  queryFlag,
  savedReply,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { reportStates } from '../rules/reports.ts'
import { group, keptRoom, message, messageFile, roomKind } from './shapes.ts'

/* What administrators do. */

export const getAllRooms = call({
  method: 'GET',
  path: `${group}/GetAllRooms`,
  who: 'admin',
  effect: 'reads',
  summary: 'All rooms in which something was said, without what was said in them.',
  ...list({
    row: keptRoom,
    orders: ['LastAt', 'ClassCode', 'Messages'],
    first: '-LastAt',
    filters: { Kind: roomKind, IsReported: queryFlag() },
  }),
  refusals: [],
})

export const lookIntoRoom = call({
  method: 'POST',
  path: `${group}/LookIntoRoom`,
  who: 'admin',
  effect: 'writes',
  whileActing: 'refused',
  secretReply: true,
  summary: 'Fifty messages of any room, the newest or those `Before` a place. Every look is written down.',
  body: z.strictObject({ RoomID: id(), Before: id().nullable() }),
  reply: z.object({ Room: keptRoom, Items: z.array(message), HasMore: z.boolean() }),
  refusals: [],
})

const reportState = z.enum(reportStates)

export const reportRow = z
  .object({
    ID: z.int(),
    Version: z.int(),
    RoomID: z.int(),
    Seq: z.int(),
    ClassCode: codeReply(),
    CourseName: trilingualReply,
    /** Who said it, what, and when. */
    SenderName: trilingualReply,
    Text: z.string(),
    /** Its file, also where its sender has deleted it since; null once the report is decided and it is gone. */
    File: messageFile.nullable(),
    SentAt: instant(),
    ReporterName: trilingualReply,
    Reason: z.string(),
    ReportedAt: instant(),
    State: reportState,
    Decision: z.string().nullable(),
    Actions: z.array(z.enum(['upholdReport', 'dismissReport'])),
  })
  .meta({ id: 'ChatReport' })

export const getReports = call({
  method: 'GET',
  path: `${group}/GetReports`,
  who: 'admin',
  effect: 'reads',
  summary: 'Messages that somebody has reported, with what stood in them then.',
  ...list({ row: reportRow, orders: ['ReportedAt'], first: '-ReportedAt', filters: { State: reportState } }),
  refusals: [],
})

const decided = {
  method: 'POST',
  who: 'admin',
  effect: 'writes',
  reply: savedReply,
  refusals: [notNow, changedMeanwhile],
} as const

export const upholdReport = call({
  ...decided,
  path: `${group}/UpholdReport`,
  summary: 'Takes a reported message away for everybody, with a reason; a mark of the academy stays in its place.',
  body: z.strictObject({ ID: id(), Version: version(), Reason: line(500) }),
})

export const dismissReport = call({
  ...decided,
  path: `${group}/DismissReport`,
  summary: 'Lets a reported message stand.',
  body: z.strictObject({ ID: id(), Version: version(), Reason: optionalLine(500) }),
})
