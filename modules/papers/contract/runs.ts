import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { notNow } from '#platform/shared/refusal.ts'
import { byId, doneReply, fileBytes, instant, line, shortText, tooMany } from '#platform/shared/shapes.ts'
import { mostPapers, paperFailures, runActs, runFailures, runStates } from '../rules/run.ts'
import { notBundled, papersClosed, tooManyPapers } from './refusals.ts'

const who = 'certificateDesk'
const languages = z.enum(['ar', 'en', 'fr'])

const row = z
  .object({
    ID: z.int(),
    Name: z.string(),
    Language: languages,
    State: z.enum(runStates),
    Failure: z.enum(runFailures).nullable(),
    TotalPapers: z.int(),
    PrintedPapers: z.int(),
    FailedPapers: z.int(),
    AskedAt: instant(),
    EndedAt: instant().nullable(),
    ExpiresAt: instant().nullable(),
    Actions: z.array(z.enum(runActs)),
  })
  .meta({ id: 'PaperRun' })

export const getPaperRuns = call({
  method: 'GET',
  path: '/api/Papers/GetPaperRuns',
  who,
  effect: 'reads',
  summary: 'What is or was printed for the caller in the background: in line, being made, kept, failed or expired.',
  ...list({ row, orders: ['AskedAt'], first: '-AskedAt', filters: { State: z.enum(runStates) } }),
  refusals: [],
})

const parameters = z.record(shortText(60, 'tooLong'), shortText(2200, 'tooLong'))

export const getPaperRun = call({
  method: 'GET',
  path: '/api/Papers/GetPaperRun',
  who,
  effect: 'reads',
  summary: 'One of the caller’s own, with the papers that are not in it and why.',
  query: byId,
  reply: row
    .extend({
      Missing: z.array(z.object({ Label: codeReply(), Failure: z.enum(paperFailures) })),
    })
    .meta({ id: 'OnePaperRun' }),
  refusals: [],
})

export const startPaperRun = call({
  method: 'POST',
  path: '/api/Papers/StartPaperRun',
  who,
  effect: 'writes',
  summary:
    'Prints documents in the background into one PDF, each as the caller may have it; asked again for the same while it is made, answers with the one that is made.',
  body: z.strictObject({
    Name: line(120),
    Language: languages,
    Papers: z
      .array(
        z.strictObject({
          Report: shortText(60, 'notAllowed').regex(/^[A-Za-z0-9]{1,60}$/, 'notAllowed'),
          Parameters: parameters,
          /** The number that people know it by. */
          Label: line(60),
        }),
      )
      .min(1, 'required')
      .max(mostPapers, tooMany),
  }),
  reply: z.object({ ID: z.int() }),
  refusals: [notBundled, tooManyPapers],
})

export const cancelPaperRun = call({
  method: 'POST',
  path: '/api/Papers/CancelPaperRun',
  who,
  effect: 'writes',
  summary: 'Ends one’s own before it is done.',
  query: byId,
  reply: doneReply,
  refusals: [notNow],
})

export const downloadPaperRun = call({
  method: 'GET',
  path: '/api/Papers/DownloadPaperRun',
  who,
  effect: 'reads',
  summary: 'The PDF of one of the caller’s own, as long as they may have each of its papers.',
  query: byId,
  reply: fileBytes,
  refusals: [notNow, papersClosed],
})
