import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

/** A server in a process of its own, so that its CPU time is its own. */
export interface ServerProcess {
  readonly origin: string
  /** Microseconds of CPU, user and system, all threads, since it began. */
  cpu(): Promise<number>
  stop(): Promise<void>
}

/** Runs a file of this folder that tells its port by `tellPort`. What it logs goes nowhere, as to a collector that costs nothing. */
export function startServer(file: string, settings: object): Promise<ServerProcess> {
  const child = fork(join(import.meta.dirname, file), [JSON.stringify(settings)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`${file} ended with ${code}.`)))
    child.once('message', (port) =>
      done({ origin: `http://127.0.0.1:${String(port)}`, cpu: () => cpuOf(child), stop: () => end(child) }),
    )
  })
}

function cpuOf(child: ChildProcess): Promise<number> {
  return new Promise((done) => {
    child.once('message', (cpu) => done(Number(cpu)))
    child.send('cpu')
  })
}

/** Tells the port, and the CPU time whenever it is asked for. Ends with its starter, however that ended. */
export function tellPort(port: number): void {
  process.send!(port)
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send!(user + system)
  })
  process.once('disconnect', () => process.exit())
}

export const settingsOfChild = <T>(): T => JSON.parse(process.argv[2]!) as T

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGKILL')
  await ended
}
