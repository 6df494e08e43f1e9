import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { killAll } from '#testing/servers/kill-servers.ts'
import { temporaryFolder } from '#testing/temporary-postgres.ts'
import { madeOnce } from './made-once.ts'
import { noteServerOutput } from './trace.ts'

const root = resolve(import.meta.dirname, '../..')

/** A whole academy with its sample people, on an embedded database of its own. */
export interface Academy {
  readonly origin: string
  readonly dataDir: string
  /** As a power failure would: nothing is closed. */
  kill(): Promise<void>
  /** On the same data and port, after `kill`. */
  restart(): Promise<void>
  /** Ends the server and removes the data. */
  close(): Promise<void>
}

const readyWithin = 180_000
const begun = new Set<ChildProcess>()

/** What a hook that failed or took too long has left behind would share the machine with every file after it. */
export async function endWhatIsLeft(): Promise<void> {
  await Promise.all([...begun].map(killAll))
}

/** Begins with a copy of the data of one that was started before: the first start on an empty folder takes five seconds. */
export async function startAcademy(environment: Readonly<Record<string, string>> = {}): Promise<Academy> {
  const first = await madeOnce('academy', beginAcademy)
  const dataDir = temporaryFolder('diwan-journey-')
  // Owners too: PostgreSQL takes no folder that belongs to somebody else.
  execFileSync('cp', ['-a', `${first}/.`, dataDir])
  return startOn(dataDir, environment)
}

/** On an empty folder: for who runs outside of the tests and has nothing that was started before. */
export const startEmptyAcademy = (environment: Readonly<Record<string, string>> = {}): Promise<Academy> =>
  startOn(temporaryFolder('diwan-journey-'), environment)

/** Starts and ends an academy on an empty folder. */
async function beginAcademy(dataDir: string): Promise<void> {
  const { process: started } = await startServer({ DATA_DIR: dataDir, PORT: '0' })
  await end(started)
}

async function startOn(dataDir: string, environment: Readonly<Record<string, string>>): Promise<Academy> {
  let running = await startServer({ ...environment, DATA_DIR: dataDir, PORT: environment['PORT'] ?? '0' })
  const { port } = running
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    kill: () => killAll(running.process),
    restart: async () => {
      running = await startServer({ ...environment, DATA_DIR: dataDir, PORT: String(port) })
    },
    close: async () => {
      await end(running.process)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

interface Running {
  readonly process: ChildProcess
  readonly port: number
}

function startServer(environment: Readonly<Record<string, string>>): Promise<Running> {
  if (!existsSync(join(root, 'dist/web/index.html'))) throw new Error('The pages are not built. Run: npx vite build')
  const started = spawn(process.execPath, [join(root, 'apps/server/main.ts')], {
    cwd: root,
    // A development server tells more; journeys try what people get, on their own machine's address.
    env: { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'info', HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  begun.add(started)
  started.once('exit', () => begun.delete(started))
  return new Promise((done, fail) => {
    let said = ''
    const timer = setTimeout(() => {
      // Left running it would write on in the folder that is removed, and that error would be told instead of this one.
      void killAll(started).finally(() => fail(new Error(`The server did not start in time:\n${said}`)))
    }, readyWithin)
    const listen = (chunk: Buffer) => {
      noteServerOutput(chunk.toString('utf8'))
      if (timer.hasRef() === false) return
      said += chunk.toString('utf8')
      const port = /ready at http:\/\/[^:\s]+:(\d+)/.exec(said)?.[1]
      if (!port) return
      clearTimeout(timer)
      done({ process: started, port: Number(port) })
    }
    started.stdout.on('data', listen)
    started.stderr.on('data', listen)
    started.once('exit', (code) => {
      clearTimeout(timer)
      fail(new Error(`The server ended with ${code}:\n${said}`))
    })
  })
}

async function end(running: ChildProcess): Promise<void> {
  if (running.exitCode !== null || running.signalCode !== null) return
  const ended = new Promise((done) => running.once('exit', done))
  running.kill('SIGTERM')
  await ended
}
