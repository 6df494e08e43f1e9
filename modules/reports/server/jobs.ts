import type { Job } from '#platform/server/module.ts'
import { makeReport, runJob, tendRuns, type RunParts } from './acts/runs.ts'
import { countAhead, countFirst } from './acts/counting-ahead.ts'
import { beginDue } from './acts/schedules.ts'

export const jobs = (parts: RunParts): readonly Job[] => [
  { name: runJob, run: ({ data, ...work }) => makeReport(work, parts, Number(data['id'])) },
  { name: 'reports-schedules', cron: '* * * * *', run: ({ db, now }) => beginDue(db, now) },
  { name: 'reports-tend', cron: '* * * * *', run: ({ db, now }) => tendRuns(db, now) },
  { name: 'reports-count-months', cron: '25 1 * * *', run: ({ db, now }) => countAhead({ db, now }) },
  { name: 'reports-count-first', cron: '*/10 * * * *', run: ({ db, now }) => countFirst({ db, now }) },
]
