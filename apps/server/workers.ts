import cluster, { type Worker } from 'node:cluster'
import { answerMetrics } from './cluster-metrics.ts'
import type { DatabaseAddress } from './database.ts'
import { SaidAlready } from './ending.ts'

/** Who ran that long did not die of its start. */
const settled = 30_000

/**
 * Milliseconds to pause before a process that ran so long is replaced, `before` being the pause before it: none after the
 * first, as starting takes seconds already; longer where one after another dies of its start.
 */
export const startAgainAfter = (ran: number, before: number | null): number =>
  before === null || ran > settled ? 0 : Math.min(2_500, Math.max(200, before * 2))

export interface Workers {
  /** When all serve: what the operator should read. */
  readonly ready: Promise<readonly string[]>
  stop(): Promise<void>
}

/** What a process is told as it starts: the database that is there for it, and whether it is the first. */
export interface Task {
  readonly address: DatabaseAddress
  readonly first: boolean
}

/** The name under which it finds that. */
export const taskVariable = 'DIWAN_TASK'

export const ready = 'diwan ready'

/** What it tells once it can be asked. */
export interface Ready {
  readonly kind: typeof ready
  readonly port: number
  readonly lines: readonly string[]
}

/**
 * Runs so many server processes behind one port: the first one, which prepares the database, and then the others. One
 * that dies is replaced within three seconds.
 */
export function startWorkers(count: number, database: Omit<Task, 'first'>, say: (line: string) => void): Workers {
  const state = { stopping: false, pause: null as number | null, port: null as number | null }
  answerMetrics()

  const start = (first: boolean): Worker => {
    const begun = Date.now()
    const worker = cluster.fork({
      [taskVariable]: JSON.stringify({ ...database, first } satisfies Task),
      // The port that the first one was given stays the academy's.
      ...(state.port !== null && { PORT: String(state.port) }),
    })
    worker.once('exit', (code, signal) => {
      // Nobody waits for a first one that failed, as the academy has not begun then.
      if (state.stopping || state.port === null) return
      state.pause = startAgainAfter(Date.now() - begun, state.pause)
      say(`A server process ended (${signal ?? code}); another starts.`)
      setTimeout(() => state.stopping || start(false), state.pause)
    })
    return worker
  }

  const begin = async () => {
    const { port, lines } = await readyMessage(start(true))
    state.port = port
    await Promise.all(Array.from({ length: count - 1 }, () => readyMessage(start(false))))
    return lines
  }
  return {
    ready: begin(),
    async stop() {
      state.stopping = true
      await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker)))
    },
  }
}

const readyMessage = (worker: Worker): Promise<Ready> =>
  new Promise((resolve, reject) => {
    worker.on('message', (message: Ready | { kind?: unknown }) => message?.kind === ready && resolve(message as Ready))
    worker.once('exit', (code, signal) =>
      // With 1 it has said itself why.
      reject(code === 1 ? new SaidAlready() : new Error(`A server process did not start (${signal ?? code}).`)),
    )
  })

function end(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    if (worker.isDead()) return resolve()
    worker.once('exit', () => resolve())
    worker.process.kill('SIGTERM')
  })
}
