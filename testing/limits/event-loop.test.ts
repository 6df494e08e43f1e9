import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signinCalls } from '#modules/signin/contract/calls.ts'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { notificationsCalls } from '#modules/notifications/contract/calls.ts'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import type { Call, Input } from '#platform/shared/call.ts'
import { startTestServer, type TestServer } from '../server.ts'
import { longestHold } from './held.ts'
import { hostileTexts } from './hostile-texts.ts'
import type { SentRequest } from './sender-thread.ts'

/*
 * The server runs in this thread, who asks in another. Between two turns of the loop the thread's own processor time is
 * read: what the machine does beside it does not count.
 */
let server: TestServer
let sender: Worker
const tokens = { visitor: null as string | null, sami: null as string | null, huda: null as string | null }
beforeAll(async () => {
  server = await startTestServer({ listening: true })
  sender = new Worker(new URL('./sender-thread.ts', import.meta.url))
  tokens.sami = await (await server.as('sami')).token()
  tokens.huda = await (await server.as('huda')).token()
})
afterAll(async () => {
  await sender.terminate()
  await server.close()
})

/** The longest that the thread worked without letting anybody else have a turn while the request was answered, in milliseconds. */
async function longestTurn(request: SentRequest): Promise<{ held: number; statuses: number[] }> {
  let held = 0
  let before = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(before)
    held = Math.max(held, (user + system) / 1000)
    before = process.threadCpuUsage()
  }
  const looking = setInterval(look, 1)
  sender.postMessage(request, [])
  const [statuses] = (await once(sender, 'message')) as [number[]]
  clearInterval(looking)
  look()
  return { held, statuses }
}

const mib = 1024 * 1024
/** What a thread of its own reads takes a second for a mebibyte: one such text is sent, the others are shorter. */
const apart = 60_000
const asks = <C extends Call>(
  who: keyof typeof tokens,
  call: C,
  most: number,
  body: (text: string) => (Input<C> & { body: unknown })['body'],
) => ({ who, call, most, body })

/** Hostile texts as long as a body may be; signs may take six bytes on the way. */
function textsFor(call: Call, most: number, body: (text: string) => unknown): string[] {
  const longest = new Map<Call, number>([
    [notificationsCalls.sendNotification, 200_000],
    [lookupsCalls.importLookup, 1_000_000],
  ]).get(call)
  // Of commas and line ends a table has as many cells as signs.
  return [...hostileTexts(most), '<', ',', '\n'].map((text) => {
    if (text.length === 1) text = text.repeat(longest ?? mib)
    const bytes = Buffer.byteLength(JSON.stringify(body(text)))
    return bytes < mib ? text : text.slice(0, Math.floor((text.length * (mib - 1000)) / bytes))
  })
}

test.each([
  asks('visitor', signinCalls.setPassword, mib, (text) => ({ token: 'x', newPassword: text, confirmPassword: 'b' })),
  asks('visitor', signinCalls.login, mib, (text) => ({ email: text, password: text })),
  asks('visitor', peopleCalls.register, mib, (text) => ({ Email: text, Password: text }) as never),
  asks('sami', lookupsCalls.importLookup, apart, (Text) => ({ Lookup: 'Nationality' as const, Text })),
  asks('sami', notificationsCalls.sendNotification, apart, (Subject) => ({
    CourseClassID: null,
    Trainees: [1],
    Instructors: [],
    Title: 'x',
    Subject,
    SendToAll: false,
  })),
  asks('huda', peopleCalls.readRoster, apart, (Text) => ({ Text })),
])(
  '$call.path lets others have their turn, whatever it is sent',
  { timeout: 300_000 },
  async ({ who, call, most, body }) => {
    const slow: string[] = []
    for (const text of textsFor(call, most, body)) {
      const { path, method } = call
      const request = { address: server.url, path, method, token: tokens[who], body: body(text) }
      let best = Infinity
      // What holds always, holds each time; a busy machine doubles what the processor takes once in a while.
      for (let round = 0; round < 8 && best > longestHold; round++) {
        const { held, statuses } = await longestTurn(request)
        best = Math.min(best, held)
        expect([0, 413, 500], JSON.stringify(text.slice(0, 12))).not.toContain(statuses[0])
        expect(statuses[1]).toBe(200)
      }
      if (best > longestHold) slow.push(`${JSON.stringify(text.slice(0, 12))} ${Math.round(best)} ms`)
    }
    expect(slow).toEqual([])
  },
)
