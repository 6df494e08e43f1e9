import { spawn, type ChildProcess } from 'node:child_process'
import { ConfigError, readConfig } from '#platform/server/configuration/config.ts'
import { refuseTakenPort } from '#apps/server/port.ts'
import { openDataFolder } from '#platform/server/configuration/data-folder.ts'
import { openDatabaseServer } from '#platform/server/postgres/embedded/database-server.ts'
import { root } from './root.ts'

/*
 * Vite serves the pages on PORT and hands calls to the server behind it, which starts anew when its sources change.
 * The database is held here, so that it stays up meanwhile.
 */
const { config, apiPort } = await readPorts()
const database = await openDatabaseServer(config, { say: console.log, giveUp: console.error })

const run = (flags: string[], env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, flags, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
// Stopping in order takes half a second, for which nobody who edits wants to wait.
const watching = ['--watch', '--watch-preserve-output', '--watch-kill-signal=SIGKILL']
const children = [
  run([...watching, '--disable-warning=ExperimentalWarning', 'apps/server/develop.ts'], {
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

async function readPorts() {
  try {
    const read = readConfig({ ...process.env, NODE_ENV: 'development' })
    openDataFolder(read.dataDir)
    for (const port of [read.port, read.port + 1]) await refuseTakenPort({ host: read.host, port }, 'bin/dev')
    return { config: read, apiPort: read.port + 1 }
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error)
    process.exit(1)
  }
}
