import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { ask, post, type Ask } from '../load.ts'
import { answerOf, type Paper } from './paper.ts'

/** One browser: its own connection, which stays open. */
export function browser(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    async send<T>(each: Ask, took?: number[]): Promise<T> {
      const asked = performance.now()
      const { text } = await ask(origin, each, agent)
      took?.push(performance.now() - asked)
      return JSON.parse(text) as T
    },
    close: () => agent.destroy(),
  }
}

export const begin = (code: string, DeviceKey: string, token: string) =>
  post('/api/TraineeExamAnswer/StartExam', { Code: code, DeviceKey }, token)

/** The tokens of these people, eight at a time. */
export async function logIn(origin: string, emails: readonly string[], password: string): Promise<string[]> {
  const tokens: string[] = []
  for (let at = 0; at < emails.length; at += 8) {
    const some = emails.slice(at, at + 8).map((email) => post('/login', { email, password }))
    const replies = await Promise.all(some.map((each) => ask(origin, each)))
    tokens.push(...replies.map(({ text }) => (JSON.parse(text) as { accessToken: string }).accessToken))
  }
  return tokens
}

export interface Sat {
  /** Milliseconds of each request. */
  readonly times: { readonly start: number[]; readonly answer: number[]; readonly submit: number[] }
  /** How often what failed. */
  readonly failures: ReadonlyMap<string, number>
  /** Numbers that were acknowledged, by attempt. */
  readonly acknowledged: ReadonlyMap<number, readonly number[]>
}

/** All of these people sit an exam: begin within so many seconds, answer every 15 to 20 and hand in after `sitsFor`. */
export async function sitters(
  origin: string,
  code: string,
  tokens: readonly string[],
  { beginWithin, sitsFor }: { readonly beginWithin: number; readonly sitsFor: number },
): Promise<Sat> {
  const times = { start: [] as number[], answer: [] as number[], submit: [] as number[] }
  const failures = new Map<string, number>()
  const acknowledged = new Map<number, number[]>()
  async function sit(index: number): Promise<void> {
    const token = tokens[index]!
    const { send, close } = browser(origin)
    try {
      await pause(((index + Math.random()) / tokens.length) * beginWithin * 1000)
      const DeviceKey = `the-browser-of-sitter-${index}`
      const paper = await send<Paper>(begin(code, DeviceKey, token), times.start)
      const attempt = { AttemptID: paper.AttemptID, DeviceKey }
      const taken: number[] = []
      acknowledged.set(paper.AttemptID, taken)
      const ends = performance.now() + sitsFor * 1000
      for (let seq = 1; ; seq++) {
        const thinks = (15 + Math.random() * 5) * 1000
        if (performance.now() + thinks > ends) break
        await pause(thinks)
        const body = { ...attempt, Answers: [answerOf(paper, seq)] }
        const given = post('/api/TraineeExamAnswer/SaveAnswers', body, token)
        taken.push(...(await send<{ Acknowledged: number[] }>(given, times.answer)).Acknowledged)
      }
      await pause(Math.max(0, ends - performance.now()))
      await send(post('/api/TraineeExamAnswer/SubmitExam', attempt, token), times.submit)
    } catch (error) {
      const what = (error as Error).message.slice(0, 120)
      failures.set(what, (failures.get(what) ?? 0) + 1)
    } finally {
      close()
    }
  }
  await Promise.all(tokens.map((_, index) => sit(index)))
  return { times, failures, acknowledged }
}

/** The middle, the 95th and 99th of a hundred, and the longest. */
export function percentiles(all: readonly number[]): number[] {
  const sorted = all.toSorted((one, other) => one - other)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN
  return [at(0.5), at(0.95), at(0.99), at(1)]
}
