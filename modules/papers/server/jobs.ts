import type { Job } from '#platform/server/module.ts'
import { printRun, type PrintingParts } from './acts/printing.ts'
import { runJob, tendRuns } from './acts/runs.ts'

export const jobs = (parts: PrintingParts): readonly Job[] => [
  { name: runJob, run: ({ data, ...work }) => printRun(work, parts, Number(data['id'])) },
  { name: 'papers-tend', cron: '* * * * *', run: ({ db, now }) => tendRuns(db, now) },
]
