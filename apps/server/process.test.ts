import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#testing/database.ts'
import { freePort } from '#testing/servers/free-port.ts'
import { startAgainAfter } from './workers.ts'

/* The server as it is started for real, as a process of its own on an empty database. */
let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  database = await emptyDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'diwan-process-'))
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true })
})

interface Running {
  readonly process: ChildProcess
  readonly url: string
  said: string
  stop(): Promise<number | null>
}
let running: Running | null = null
afterEach(async () => {
  running?.process.kill('SIGKILL')
  running = null
})

async function start(env: Record<string, string> = {}): Promise<Running> {
  const { host, port, user, database: name } = database.config
  const own = await freePort()
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'main.ts')],
    {
      env: {
        PATH: process.env['PATH'],
        PORT: String(own),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        DATABASE_URL: `postgres://${user}@/${name}?host=${encodeURIComponent(host)}&port=${port}`,
        JWT_SECRET: 'b7Zq0Hn2Lx5Vt8Rw1Yk4Cm6Pd9Gf3Js-Ua',
        DATA_KEY: 'w4Tz8Kp1Xq6Vb3Nm9Lc5Sd2Fg7Hj0Yr-E',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const started: Running = {
    process: child,
    url: `http://127.0.0.1:${own}`,
    said: '',
    stop: async () => {
      child.kill('SIGTERM')
      const [code] = (await once(child, 'exit')) as [number | null]
      return code
    },
  }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (started.said += String(text)))
  running = started
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`It ended with ${code}: ${started.said}`)
  })
  ended.catch(() => {})
  const ready = expect.poll(() => started.said, { timeout: 40_000, interval: 50 }).toContain('Diwan is ready at')
  await Promise.race([ready, ended])
  return started
}

test('without its secret it does not start, and says what to do', { timeout: 60_000 }, async () => {
  await expect(start({ JWT_SECRET: '' })).rejects.toThrow(/ended with 1: DATABASE_URL is set, so JWT_SECRET/)
})

test('without the key of its data it does not start either', { timeout: 60_000 }, async () => {
  await expect(start({ DATA_KEY: '' })).rejects.toThrow(/ended with 1: DATABASE_URL is set, so DATA_KEY/)
  await expect(start({ DATA_KEY: 'short' })).rejects.toThrow(/ended with 1: DATA_KEY is too short/)
})

test(
  'an empty academy prints a secret for its first administrator; SIGTERM finishes what has begun',
  { timeout: 60_000 },
  async () => {
    const server = await start()
    const secret = /with the secret ([0-9a-f-]{35})/.exec(server.said)?.[1]
    const body = {
      Secret: secret,
      Email: 'first@academy.example',
      NameAr: 'الأولى',
      NameEn: '',
      Password: 'Quiet-River-71',
    }
    const post = (path: string, content: object) =>
      fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(content),
      })
    expect((await post('/api/Account/CreateFirstAdmin', body)).status).toBe(200)

    // Log-ins take long enough to be under way when the signal comes.
    const login = { email: body.Email, password: body.Password }
    const underWay = Array.from({ length: 3 }, () => post('/login', login))
    await new Promise((resolve) => setTimeout(resolve, 60))
    const code = server.stop()
    const answers = await Promise.allSettled(underWay)
    for (const answer of answers) {
      // Refused at the door is fine; cut off in the middle is not.
      if (answer.status === 'fulfilled') expect([200, 201, 429, 503]).toContain(answer.value.status)
    }
    expect(await code).toBe(0)
  },
)

/** The process ids of the workers. */
function workersOf({ process: { pid } }: Running): string[] {
  const text = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  return text.split('\n').flatMap((line) => line.trim() || [])
}

test(
  'several processes share one port; one that dies is replaced within three seconds',
  { timeout: 60_000 },
  async () => {
    const server = await start({ WORKERS: '2' })
    const ask = async (path: string) => {
      // A connection for each: one that is kept ends with its worker.
      const init = { signal: AbortSignal.timeout(2000), headers: { connection: 'close' } }
      const response = await fetch(`${server.url}${path}`, init)
      return { status: response.status, text: await response.text() }
    }
    expect((await ask('/metrics')).text).toContain('diwan_database_connections')
    const before = workersOf(server)
    expect(before).toHaveLength(2)
    process.kill(Number(before[0]), 'SIGKILL')
    const killed = performance.now()
    await expect.poll(() => ask('/readyz').catch(() => null), { timeout: 3000 }).toMatchObject({ status: 200 })
    const isReplaced = () => workersOf(server).filter((pid) => !before.includes(pid)).length === 1
    await expect.poll(isReplaced, { timeout: 3000 }).toBe(true)
    expect(performance.now() - killed).toBeLessThan(3000)
    expect(await server.stop()).toBe(0)
  },
)

test('a limit of a call is one, however many processes serve', { timeout: 60_000 }, async () => {
  const server = await start({ WORKERS: '2' })
  // Each keeps its connection and with it its process; sixteen reach both.
  const agents = Array.from({ length: 16 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  const verify = (agent: Agent) =>
    new Promise<number>((resolve, reject) => {
      const url = `${server.url}/api/Certificate/VerifyCertificate?Code=no-such-code-at-all`
      get(url, { agent }, (response) => response.resume().once('end', () => resolve(response.statusCode!))).once(
        'error',
        reject,
      )
    })
  const begun = performance.now()
  let admitted = 0
  const ask = async (agent: Agent) => {
    const status = await verify(agent)
    if (status !== 429) admitted++
    return status
  }
  while ((await ask(agents[0]!)) !== 429);
  // One that is let through at a time, so that the other process gives little before it hears.
  const allRefuse = async () => {
    for (const agent of agents) if ((await ask(agent)) !== 429) return false
    return true
  }
  await expect.poll(allRefuse, { interval: 400, timeout: 20_000 }).toBe(true)
  for (const agent of agents) agent.destroy()
  // Ten at once, one in two seconds, and what the other process gave before it heard.
  expect(admitted).toBeLessThan(10 + (performance.now() - begun) / 2000 + 5)
  expect(await server.stop()).toBe(0)
})

const day = 86_400_000

test('a server process that died is replaced at once; who dies of the start again and again, with growing pauses', () => {
  expect(startAgainAfter(5_000, null)).toBe(0)
  expect(startAgainAfter(day, 2_500)).toBe(0)
  const pauses: number[] = []
  for (let death = 0; death < 7; death++) pauses.push(startAgainAfter(100, pauses.at(-1) ?? null))
  expect(pauses).toEqual([0, 200, 400, 800, 1_600, 2_500, 2_500])
})
