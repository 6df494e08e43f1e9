import { spawn, type ChildProcess } from 'node:child_process'
import { readConfig } from '#platform/server/config.ts'
import { openAcademyDatabase } from '#platform/server/postgres/academy.ts'
import { root } from './root.ts'
import { refuseTakenPort } from './start/port.ts'

/*
 * Vite serves the pages on PORT and hands calls to the server behind it, which starts anew when its sources change.
 * The database is held here, so that it stays up meanwhile.
 */
const config = readConfig({ ...process.env, NODE_ENV: 'development' })
const apiPort = config.port + 1
for (const port of [config.port, apiPort]) await refuseTakenPort({ host: config.host, port })
const database = await openAcademyDatabase(config)

const run = (flags: string[], env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, flags, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
// Stopping in order takes half a second, for which nobody who edits wants to wait.
const watching = ['--watch', '--watch-preserve-output', '--watch-kill-signal=SIGKILL']
const children = [
  run([...watching, '--disable-warning=ExperimentalWarning', 'apps/server/main.ts'], {
    NODE_ENV: 'development',
    PORT: String(apiPort),
    PUBLIC_URL: `http://localhost:${config.port}`,
  }),
  run(['node_modules/vite/bin/vite.js', '--clearScreen', 'false'], {
    WEB_PORT: String(config.port),
    API_PORT: String(apiPort),
  }),
]

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await Promise.all(children.map(ended))
  await database.stop()
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  child.kill('SIGTERM')
  return new Promise((resolve) => child.once('exit', () => resolve()))
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
for (const child of children) child.once('exit', () => void stop())
