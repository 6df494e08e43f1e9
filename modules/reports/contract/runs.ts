import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { list } from '#platform/shared/record/list.ts'
import { notNow } from '#platform/shared/refusal.ts'
import { byId, doneReply, fileBytes, id, instant, line, queryId } from '#platform/shared/shapes.ts'
import { runActs, runFailures, runStates } from '../rules/run.ts'
import { definition } from './definition.ts'
import { listNotOpen, notAskedSo, tooManyRuns } from './refusals.ts'
import { reportListKeys } from '../rules/list-keys.ts'
import { who } from './rows.ts'

const row = z
  .object({
    ID: z.int(),
    Name: z.string(),
    List: z.enum(reportListKeys),
    ReportID: z.int().nullable(),
    /** It came of a schedule. */
    IsScheduled: z.boolean(),
    State: z.enum(runStates),
    Failure: z.enum(runFailures).nullable(),
    DoneRows: z.int(),
    /** Null before the list is asked. */
    TotalRows: z.int().nullable(),
    AskedAt: instant(),
    EndedAt: instant().nullable(),
    ExpiresAt: instant().nullable(),
    Actions: z.array(z.enum(runActs)),
  })
  .meta({ id: 'ReportRun' })

export const getRuns = call({
  method: 'GET',
  path: '/api/Report/GetRuns',
  who,
  effect: 'reads',
  summary: 'The caller’s runs of reports: waiting, running, done and kept, failed, cancelled or expired.',
  ...list({
    row,
    orders: ['AskedAt'],
    first: '-AskedAt',
    filters: { State: z.enum(runStates), ReportID: queryId() },
  }),
  refusals: [],
})

export const getRun = call({
  method: 'GET',
  path: '/api/Report/GetRun',
  who,
  effect: 'reads',
  summary: 'One of the caller’s runs.',
  query: byId,
  reply: row
    .extend({
      Definition: definition,
      /** The caller may open its list still: what it brought is handed out. */
      IsOpen: z.boolean(),
    })
    .meta({ id: 'OneReportRun' }),
  refusals: [],
})

export const startRun = call({
  method: 'POST',
  path: '/api/Report/StartRun',
  who,
  effect: 'writes',
  summary: 'Makes a report in the background, by the caller’s own rights and reach; its result is kept for some days.',
  body: z.strictObject({ Name: line(120), ReportID: id().nullable(), Definition: definition }),
  reply: z.object({ ID: z.int() }),
  refusals: [notAskedSo, listNotOpen, tooManyRuns],
})

export const cancelRun = call({
  method: 'POST',
  path: '/api/Report/CancelRun',
  who,
  effect: 'writes',
  summary: 'Ends one’s own run before it is done.',
  query: byId,
  reply: doneReply,
  refusals: [notNow],
})

export const downloadRun = call({
  method: 'GET',
  path: '/api/Report/DownloadRun',
  who,
  effect: 'reads',
  summary:
    'What one of the caller’s runs brought, as JSON: the rows in the order of the report, and its figures; as long as the caller may open its list.',
  query: byId,
  reply: fileBytes,
  refusals: [notNow, listNotOpen],
})
