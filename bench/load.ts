import { Agent, request } from 'node:http'
import type { ServerProcess } from './child.ts'

export interface Ask {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Load {
  readonly connections: number
  /** Ends when one of the two is reached. */
  readonly requests: number
  readonly seconds: number
  /** The next request of a connection (0, 1, ...); each waits for the answer to its last. */
  readonly next: (connection: number) => Ask
  /** Microseconds of CPU that the database has taken so far. */
  readonly databaseCpu?: () => number
}

export interface Figures {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Microseconds of the server's CPU for one request. */
  readonly cpu: number
  /** Microseconds of the database's CPU for one request; 0 where nobody asked for it. */
  readonly databaseCpu: number
  /** Bytes of the last reply's body. */
  readonly bytes: number
}

/** Keeps a server of this machine busy over connections that stay open. Throws where an answer is not 200. */
export async function load(
  server: ServerProcess,
  { connections, requests, seconds, next, databaseCpu = () => 0 }: Load,
): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let bytes = 0
  let begun = 0
  const [cpuBefore, databaseCpuBefore] = [await server.cpu(), databaseCpu()]
  const start = performance.now()
  const worker = async (connection: number) => {
    while (begun++ < requests && performance.now() - start < seconds * 1000) {
      const asked = performance.now()
      bytes = (await ask(server.origin, next(connection), agent)).bytes
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, connection) => worker(connection)))
  const elapsed = performance.now() - start
  const cpu = ((await server.cpu()) - cpuBefore) / times.length
  const ofDatabase = (databaseCpu() - databaseCpuBefore) / times.length
  agent.destroy()
  times.sort((one, other) => one - other)
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))]!
  return {
    perSecond: (times.length * 1000) / elapsed,
    p50: at(0.5),
    p99: at(0.99),
    cpu,
    databaseCpu: ofDatabase,
    bytes,
  }
}

export interface Answer {
  readonly bytes: number
  readonly text: string
  readonly headers: NodeJS.Dict<string | string[]>
}

export function ask(origin: string, { method, path, headers, body }: Ask, agent?: Agent): Promise<Answer> {
  return new Promise((done, fail) => {
    const sent = request(origin + path, { method, agent, headers: headersOf(headers, body) }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', fail)
      response.on('end', () => {
        const whole = Buffer.concat(chunks)
        const text = whole.toString('utf8')
        if (response.statusCode !== 200) fail(new Error(`${method} ${path}: ${response.statusCode} ${text}`))
        else done({ bytes: whole.length, text, headers: response.headers })
      })
    })
    sent.on('error', fail)
    sent.end(body)
  })
}

const headersOf = (headers: Ask['headers'], body: string | undefined) => ({
  ...headers,
  ...(body !== undefined && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
})

/** `post('/login', {...})`, signed in where a token is given. */
export const post = (path: string, body: object, token?: string): Ask => ({
  method: 'POST',
  path,
  headers: token ? { authorization: `Bearer ${token}` } : {},
  body: JSON.stringify(body),
})

export const get = (path: string, token?: string): Ask => ({
  method: 'GET',
  path,
  headers: token ? { authorization: `Bearer ${token}` } : {},
})

/** The least of each column over all rounds: what else ran on the machine only ever adds. */
export function best(rounds: readonly Figures[]): Figures {
  const least = (column: keyof Figures) => Math.min(...rounds.map((round) => round[column]))
  return {
    perSecond: Math.max(...rounds.map((round) => round.perSecond)),
    p50: least('p50'),
    p99: least('p99'),
    cpu: least('cpu'),
    databaseCpu: least('databaseCpu'),
    bytes: least('bytes'),
  }
}

/* oxlint-disable no-console -- figures go to standard output */
export const printRow = (...cells: readonly (string | number)[]): void =>
  console.log(cells.map((cell) => (typeof cell === 'number' ? rounded(cell) : cell)).join('\t'))

const rounded = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(2))
