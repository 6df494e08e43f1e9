import cluster, { type Worker } from 'node:cluster'
import { answerMetrics } from './cluster-metrics.ts'
import type { DatabaseAddress } from './database.ts'

const soonest = 200
const latest = 2_500
/** Who ran that long did not die of its start. */
const settled = 30_000

export interface Workers {
  stop(): Promise<void>
}

/** The name under which a worker finds the database that the primary prepared. */
export const addressVariable = 'DIWAN_DATABASE'

/** What a worker tells the primary once it can be asked. */
export const ready = 'diwan ready'

/** Runs so many server processes behind one port. One that dies is replaced within three seconds. */
export async function startWorkers(
  count: number,
  database: DatabaseAddress,
  say: (line: string) => void,
): Promise<Workers> {
  const state = { stopping: false, wait: soonest }
  answerMetrics()

  const start = (): Worker => {
    const begun = Date.now()
    const worker = cluster.fork({ [addressVariable]: JSON.stringify(database) })
    worker.once('exit', (code, signal) => {
      if (state.stopping) return
      state.wait = Date.now() - begun > settled ? soonest : Math.min(latest, state.wait * 2)
      say(`A server process ended (${signal ?? code}); another starts.`)
      setTimeout(() => state.stopping || start(), state.wait)
    })
    return worker
  }

  const first = Array.from({ length: count }, start)
  await Promise.all(first.map(listening))
  return {
    async stop() {
      state.stopping = true
      await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker)))
    },
  }
}

const listening = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.on('message', (message: { kind?: unknown }) => message?.kind === ready && resolve())
    worker.once('exit', (code) => reject(new Error(`A server process did not start (${code}).`)))
  })

function end(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    if (worker.isDead()) return resolve()
    worker.once('exit', () => resolve())
    worker.process.kill('SIGTERM')
  })
}
