import { PgBoss } from 'pg-boss'
import type pg from 'pg'
import type { Database } from '../database.ts'
import type { FileStorage } from '../files/kept-files.ts'
import type { Job } from '../module.ts'
import { jobSchema } from './schema.ts'

export interface Jobs {
  /** Cron times are those of this zone from now on, in every process. */
  keepTo(timeZone: string): Promise<void>
  /** Waits up to ten seconds for running jobs. */
  stop(): Promise<void>
}

export interface JobsOptions {
  readonly config: pg.PoolConfig
  readonly db: Database
  readonly files: FileStorage
  readonly jobs: readonly Job[]
  /** For cron times. */
  readonly timeZone: string
  readonly onError: (error: unknown, job?: string) => void
}

/**
 * Runs the modules' jobs in this process, until stopped. Every process may: each sent job runs in one of them, and
 * a cron job once for each time. A job that throws is tried three times more, at growing distances.
 */
export async function startJobs({ config, db, files, jobs, timeZone, onError }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    ...(config as object),
    schema: jobSchema,
    max: 3,
    migrate: false,
    application_name: 'diwan-jobs',
  })
  boss.on('error', (error) => onError(error))
  await boss.start()
  await agreeOnQueues(boss, jobs, timeZone)
  for (const job of jobs) {
    const pace = { pollingIntervalSeconds: job.cron ? 10 : 2 }
    await boss.work<Record<string, unknown> | null>(job.name, pace, async (taken) => {
      for (const { data } of taken) {
        try {
          await job.run({ db, files, now: new Date(), data: data ?? {} })
        } catch (error) {
          onError(error, job.name)
          throw error
        }
      }
    })
  }
  return {
    keepTo: (zone) => agreeOnQueues(boss, jobs, zone),
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}

/** Makes the queues of jobs that are new and ends the schedules of those that are gone. */
async function agreeOnQueues(boss: PgBoss, jobs: readonly Job[], timeZone: string): Promise<void> {
  for (const { name, cron } of jobs) {
    await boss.createQueue(name, { retryLimit: 3, retryDelay: 30, retryBackoff: true, expireInSeconds: 900 })
    if (cron) await boss.schedule(name, cron, null, { tz: timeZone })
  }
  const scheduled = new Set(jobs.filter((job) => job.cron).map((job) => job.name))
  for (const { name } of await boss.getSchedules()) {
    if (!scheduled.has(name)) await boss.unschedule(name)
  }
}
