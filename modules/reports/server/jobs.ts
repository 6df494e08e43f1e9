import type { Job } from '#platform/server/module.ts'
import { makeReport, runJob, tendRuns, type RunParts } from './acts/runs.ts'
import { beginDue } from './acts/schedules.ts'

export const jobs = (parts: RunParts): readonly Job[] => [
  { name: runJob, run: ({ data, ...work }) => makeReport(work, parts, Number(data['id'])) },
  { name: 'reports-schedules', cron: '* * * * *', run: ({ db, now }) => beginDue(db, now) },
  { name: 'reports-tend', cron: '* * * * *', run: ({ db, now }) => tendRuns(db, now) },
]
