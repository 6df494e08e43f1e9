/* CPU of the call layer beside a bare server that sends the same bytes. `npx node bench/layer/layer-cpu.ts` prints TSV. */
import { randomBytes, randomUUID } from 'node:crypto'
import { issueAccessToken } from '#modules/signin/server/session/access-token.ts'
import { secretsFrom } from '#platform/server/configuration/secrets.ts'
import { startServer } from '../child.ts'
import { bodyToSend } from './layer-calls.ts'
import { ask, best, get, load, post, printRow, type Ask, type Figures } from '../load.ts'

/** Many and short: the more of them, the likelier is one that nothing else on the machine disturbed. */
const rounds = 12
const requests = { list: 800, one: 4_000, send: 4_000 }
/** Before anything is counted, so that the engine has optimized what it will. */
const toWarmUp = { list: 3_000, one: 20_000, send: 20_000 }

const secret = randomBytes(48).toString('base64url')
const { accessToken } = await issueAccessToken(
  secretsFrom(secret),
  7,
  randomUUID(),
  new Date(),
  new Date(Date.now() + 3_600_000),
)
const alone = await startServer('layer-app.ts', { whole: false, secret })
const whole = await startServer('layer-app.ts', { whole: true, secret })
const ofConnection = new Set(['date', 'connection', 'keep-alive', 'content-length'])
const sent = (await ask(alone.origin, get('/one?ID=1'))).headers
const headers = Object.fromEntries(Object.entries(sent).filter(([name]) => !ofConnection.has(name)))
const bare = await startServer('layer-bare.ts', { headers })

const asked: Record<keyof typeof requests, (token?: string) => Ask> = {
  list: (token) => get('/list', token),
  one: (token) => get('/one?ID=1', token),
  send: (token) => post('/send', bodyToSend, token),
}
const variants = [
  { name: 'bare', server: bare, token: undefined },
  { name: 'layer alone', server: alone, token: undefined },
  { name: 'with token, limit and log', server: whole, token: accessToken },
]

try {
  printRow('call', 'server', 'cpu_us', 'per_s', 'bytes', 'x_cpu')
  for (const call of ['list', 'one', 'send'] as const) {
    const figures = variants.map((): Figures[] => [])
    for (let round = 0; round <= rounds; round++) {
      for (const [at, { server, token }] of variants.entries()) {
        const next = asked[call](token)
        const count = (round === 0 ? toWarmUp : requests)[call]
        const one = await load(server, { connections: 8, requests: count, seconds: 10, next: () => next })
        if (round > 0) figures[at]!.push(one)
      }
    }
    const least = figures.map(best)
    for (const [at, { cpu, perSecond, bytes }] of least.entries())
      printRow(call, variants[at]!.name, cpu, perSecond, String(bytes), cpu / least[0]!.cpu)
  }
} finally {
  await Promise.all([bare, alone, whole].map((each) => each.stop()))
}
