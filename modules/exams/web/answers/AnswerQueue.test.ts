import { describe, expect, test } from 'vitest'
import { ApiProblem } from '#platform/web/problem.ts'
import { AnswerQueue } from './AnswerQueue.ts'
import { deliveryOf, type KeptAnswer, type SaveReply } from './kept-answers.ts'
import type { Line } from './line.ts'
import { openMemoryStore, type AnswerStore } from './store.ts'

const uid = 7
const attemptId = 70
const at = new Date('2026-03-10T10:00:00Z')

/** A server that keeps what it is sent, and does to each request what the test says. */
class FakeServer {
  readonly kept = new Map<number, KeptAnswer>()
  readonly requests: number[][] = []
  /** Before the answers are kept. */
  before: (answers: readonly KeptAnswer[]) => void = () => {}
  /** After they are kept: the reply is lost. */
  after: () => void = () => {}
  uncounted: number[] = []
  /** The texts that are no answer to their question. */
  unfitting: string[] = []
  isOwn = true

  async send(answers: readonly KeptAnswer[]): Promise<SaveReply> {
    this.requests.push(answers.map((answer) => answer.seq))
    this.before(answers)
    const refused = answers.filter((answer) => this.unfitting.includes((answer.answer as { Text: string }).Text))
    const taken = answers.filter((answer) => !refused.includes(answer))
    for (const answer of taken) {
      const there = this.kept.get(answer.seq)
      if (there && JSON.stringify(there.answer) !== JSON.stringify(answer.answer))
        throw problem(409, 'seqReused', { nextSeq: Math.max(...this.kept.keys()) + 1 })
      this.kept.set(answer.seq, answer)
    }
    this.after()
    return {
      Acknowledged: taken.map((answer) => answer.seq),
      Refused: refused.map((answer) => answer.seq),
      Late: [],
      NotCounted: this.uncounted,
      LastSeq: 0,
      Now: at.toISOString(),
      Deadline: at.toISOString(),
      State: 'inProgress',
    }
  }

  /** The texts that count, by question. */
  counting(): Record<number, string> {
    const counting: Record<number, string> = {}
    for (const [, answer] of [...this.kept].toSorted(([one], [other]) => one - other))
      counting[answer.examQuestionId] = (answer.answer as { Text: string }).Text
    return counting
  }
}

const problem = (status: number, code: string, data: Record<string, number | string> = {}, path?: string) =>
  new ApiProblem({ status, code, message: code, data, ...(path && { fields: [{ path, code: 'badCharacters' }] }) })

const lineOf = (server: FakeServer): Line => ({
  send: (_, answers) => server.send(answers),
  isOwn: () => server.isOwn,
  alone: (run) => run(),
  tell: () => {},
  notePapers: () => {},
  // Tests say when it is tried again.
  pause: () => 1_000_000,
})

const queueOn = (server: FakeServer, store: AnswerStore = openMemoryStore(), change: Partial<Line> = {}) =>
  new AnswerQueue(uid, store, {
    ...lineOf(server),
    ...change,
  })

const give = (queue: AnswerQueue, examQuestionId: number, Text: string, attempt = attemptId) =>
  queue.give({ attemptId: attempt, examQuestionId, number: examQuestionId, answer: { Text }, answeredAt: at })
const delivery = (queue: AnswerQueue) => deliveryOf(queue.facts().answers, attemptId)

describe('an answer', () => {
  test('waits from the moment it is given until it is acknowledged', async () => {
    const server = new FakeServer()
    const queue = queueOn(server)
    const given = give(queue, 1, 'a')
    expect(delivery(queue).waiting).toBe(1)
    await given
    await queue.flush()
    expect(delivery(queue).waiting).toBe(0)
    expect(server.counting()).toEqual({ 1: 'a' })
  })

  test('goes again under the same number where the line was cut, before or after the server kept it', async () => {
    const server = new FakeServer()
    const queue = queueOn(server)
    await give(queue, 1, 'a')
    server.before = () => {
      throw problem(0, 'offline')
    }
    await queue.flush()
    expect([queue.facts().state, queue.facts().offline, delivery(queue).waiting]).toEqual(['waiting', true, 1])
    server.before = () => {}
    server.after = () => {
      throw problem(0, 'offline')
    }
    await queue.flush()
    expect(delivery(queue).waiting).toBe(1)
    server.after = () => {}
    await queue.flush()
    expect(server.requests).toEqual([[1], [1], [1]])
    expect([server.kept.size, delivery(queue).waiting]).toEqual([1, 0])
    queue.stop()
  })

  test('waits while the clock of the paper stands still, which is told, and goes once it runs again', async () => {
    const server = new FakeServer()
    const queue = queueOn(server)
    const told: number[] = []
    queue.onPaused((attempt) => told.push(attempt))
    await give(queue, 1, 'a')
    server.before = () => {
      throw problem(409, 'examPaused')
    }
    await queue.flush()
    expect([queue.facts().state, queue.facts().offline, delivery(queue).waiting, told]).toEqual([
      'waiting',
      false,
      1,
      [attemptId],
    ])
    server.before = () => {}
    await queue.flush()
    expect([server.counting(), delivery(queue).waiting]).toEqual([{ 1: 'a' }, 0])
    queue.stop()
  })

  test('that a newer one overtakes before it left is not sent; one that left stays', async () => {
    const server = new FakeServer()
    const queue = queueOn(server)
    await give(queue, 1, 'a')
    await give(queue, 1, 'ab')
    await queue.flush()
    await give(queue, 1, 'abc')
    await queue.flush()
    expect([...server.kept.values()].map((answer) => answer.answer)).toEqual([{ Text: 'ab' }, { Text: 'abc' }])
  })

  test('given while the one before it is on its way takes a number of its own', async () => {
    const server = new FakeServer()
    const queue = queueOn(server)
    await give(queue, 1, 'a')
    let meanwhile: Promise<void> | undefined
    server.before = () => void (meanwhile ??= give(queue, 1, 'ab'))
    await queue.flush()
    await meanwhile
    await queue.flush()
    expect([server.requests, server.counting()]).toEqual([[[1], [2]], { 1: 'ab' }])
  })

  test('given after one whose refusal was told takes a number of its own', async () => {
    const server = new FakeServer()
    server.uncounted = [1]
    const queue = queueOn(server)
    await give(queue, 1, 'a')
    await queue.flush()
    await queue.told(attemptId)
    await give(queue, 1, 'ab')
    await queue.flush()
    expect(server.requests).toEqual([[1], [2]])
  })

  test('is cleaned of what no database keeps', async () => {
    const server = new FakeServer()
    const queue = queueOn(server)
    await give(queue, 1, 'one\u0000 two\r\nthree\tfour\ud83d five 😀\u0007')
    await queue.flush()
    expect(server.counting()).toEqual({ 1: 'one two\nthree\tfour five 😀' })
  })

  test('too late is told as not counting', async () => {
    const server = new FakeServer()
    server.uncounted = [1]
    const queue = queueOn(server)
    await give(queue, 1, 'a')
    await queue.flush()
    expect(delivery(queue)).toMatchObject({ waiting: 0, uncounted: [{ examQuestionId: 1 }] })
    await queue.told(attemptId)
    expect(delivery(queue).uncounted).toEqual([])
  })
})

describe('a refused answer', () => {
  test.each([
    ['that the server names', true],
    ['that it does not name', false],
  ])('%s holds up no other, is told with its reason, and can be corrected', async (_, named) => {
    const server = new FakeServer()
    server.before = (answers) => {
      const at = answers.findIndex(
        (answer) => answer.examQuestionId === 5 && (answer.answer as { Text: string }).Text === 'bad',
      )
      if (at >= 0)
        throw named ? problem(400, 'invalidInput', {}, `Answers.${at}.Answer.Text`) : problem(422, 'notInThisExam')
    }
    const queue = queueOn(server)
    for (let question = 1; question <= 9; question++) await give(queue, question, question === 5 ? 'bad' : 'good')
    await queue.flush()
    expect(Object.keys(server.counting())).toEqual(['1', '2', '3', '4', '6', '7', '8', '9'])
    expect(delivery(queue)).toMatchObject({
      waiting: 0,
      refused: [{ number: 5, why: named ? 'badCharacters' : 'notInThisExam' }],
    })
    await give(queue, 5, 'better')
    await queue.flush()
    expect(server.counting()[5]).toBe('better')
    expect(delivery(queue).refused).toEqual([])
  })

  test('that the reply names, among others that it takes, is told and can be corrected', async () => {
    const server = new FakeServer()
    server.unfitting = ['bad']
    const queue = queueOn(server)
    for (const question of [1, 2, 3]) await give(queue, question, question === 2 ? 'bad' : 'good')
    await queue.flush()
    expect(Object.keys(server.counting())).toEqual(['1', '3'])
    expect(delivery(queue)).toMatchObject({ waiting: 0, refused: [{ number: 2, why: 'notInThisExam' }] })
    await give(queue, 2, 'better')
    await queue.flush()
    expect(server.counting()[2]).toBe('better')
    expect(delivery(queue).refused).toEqual([])
  })

  test('because the paper is closed is final for all that wait of it', async () => {
    const server = new FakeServer()
    server.before = () => {
      throw problem(409, 'attemptClosed', { finishKind: 'submitted' })
    }
    const queue = queueOn(server)
    const closed: string[] = []
    queue.onClosed((_, kind) => closed.push(kind))
    await give(queue, 1, 'a')
    await give(queue, 2, 'b')
    await queue.flush()
    expect(closed).toEqual(['submitted'])
    expect(delivery(queue)).toMatchObject({ waiting: 0, refused: [{ why: 'attemptClosed' }, { why: 'attemptClosed' }] })
  })
})

describe('the queue', () => {
  test('takes up what an earlier page kept, of every attempt, and nothing of another person', async () => {
    const store = openMemoryStore()
    const server = new FakeServer()
    const former = queueOn(server, store)
    await give(former, 1, 'a')
    await give(former, 2, 'b', 71)
    const others = new AnswerQueue(8, store, {
      ...lineOf(server),
      send: () => Promise.reject(problem(404, 'notFound')),
    })
    await others.flush()
    expect(others.facts().answers).toEqual([])
    const other = new FakeServer()
    const queue = queueOn(server, store, { send: (id, answers) => (id === attemptId ? server : other).send(answers) })
    await queue.refresh()
    expect(queue.facts().answers).toHaveLength(2)
    await queue.flush()
    expect([server.counting(), other.counting()]).toEqual([{ 1: 'a' }, { 2: 'b' }])
    expect(deliveryOf(queue.facts().answers, null).waiting).toBe(0)
  })

  test('sends nothing while somebody else, or nobody, is signed in', async () => {
    const server = new FakeServer()
    const queue = queueOn(server)
    server.isOwn = false
    await give(queue, 1, 'a')
    await queue.flush()
    expect([server.requests, queue.facts().state]).toEqual([[], 'signedOut'])
    server.isOwn = true
    await queue.flush()
    expect([server.kept.size, queue.facts().state]).toEqual([1, 'idle'])
  })

  test('finds other numbers where the server holds other answers under its own', async () => {
    const server = new FakeServer()
    for (const seq of [1, 2])
      server.kept.set(seq, { seq, examQuestionId: 9, answer: { Text: 'of before' } } as KeptAnswer)
    const queue = queueOn(server)
    await give(queue, 1, 'a')
    await queue.flush()
    expect(server.counting()).toEqual({ 9: 'of before', 1: 'a' })
    expect(delivery(queue).waiting).toBe(0)
  })

  test('sends what is given while a batch is on its way', async () => {
    const server = new FakeServer()
    const queue = queueOn(server)
    await give(queue, 1, 'a')
    let once = true
    server.after = () => {
      if (once) void give(queue, 2, 'b').then(queue.wake)
      once = false
    }
    await queue.flush()
    await expect.poll(() => server.counting()).toEqual({ 1: 'a', 2: 'b' })
  })

  test('goes at once where somebody signs in while a try finds that nobody is', async () => {
    const server = new FakeServer()
    const queue = queueOn(server)
    await give(queue, 1, 'a')
    let once = true
    server.before = () => {
      if (!once) return
      once = false
      queue.wake()
      throw problem(401, 'notSignedIn')
    }
    await queue.flush()
    expect(server.counting()).toEqual({ 1: 'a' })
    expect(queue.facts()).toMatchObject({ state: 'idle', offline: false })
  })

  test('does not ask without a pause, however often it is woken', async () => {
    const server = new FakeServer()
    const queue = queueOn(server)
    await give(queue, 1, 'a')
    server.before = () => {
      queue.wake()
      throw problem(503, 'busy')
    }
    await queue.flush()
    expect(server.requests).toHaveLength(3)
    expect(queue.facts()).toMatchObject({ state: 'waiting', offline: true })
    queue.stop()
  })

  test('tries again by itself', async () => {
    const server = new FakeServer()
    const queue = queueOn(server, openMemoryStore(), { pause: () => 1 })
    let failures = 3
    server.before = () => {
      if (failures-- > 0) throw problem(503, 'busy')
    }
    await give(queue, 1, 'a')
    queue.wake()
    await expect.poll(() => server.kept.size).toBe(1)
    await expect.poll(() => queue.facts()).toMatchObject({ state: 'idle', offline: false })
  })

  test('goes on in memory where the browser keeps nothing, and says so', async () => {
    const broken = { ...openMemoryStore(), keep: () => Promise.reject(new Error('no room')) }
    const server = new FakeServer()
    const queue = queueOn(server, broken)
    await give(queue, 1, 'a')
    expect(queue.facts().frail).toBe(true)
    await give(queue, 2, 'b')
    await queue.flush()
    expect(server.counting()).toEqual({ 1: 'a', 2: 'b' })
  })

  test('keeps a paper while it is sat, and neither one that is over nor one that was left for days', async () => {
    const queue = queueOn(new FakeServer())
    const paper = {
      code: 'EX-1',
      lastSeq: 0,
      deadline: at.toISOString(),
      now: at.toISOString(),
      wall: 0,
      handingIn: false,
    }
    await queue.keepPaper({ ...paper, attemptId, paper: { Questions: [] } as never })
    expect(await queue.paperOf('EX-1')).toMatchObject({ attemptId, uid })
    await queue.forgetPapersBefore(at)
    expect(await queue.holdsPaper()).toBe(true)
    await queue.forgetPapersBefore(new Date(at.getTime() + 1))
    expect([await queue.holdsPaper(), await queue.paperOf('EX-1')]).toEqual([false, null])
    await give(queue, 1, 'a')
    await queue.keepPaper({ ...paper, attemptId, paper: { Questions: [] } as never })
    await queue.hidePapers()
    expect(await queue.paperOf('EX-1')).toBeNull()
    expect(delivery(queue).waiting).toBe(1)
  })

  test('keeps a request small', async () => {
    const server = new FakeServer()
    const queue = queueOn(server)
    for (let question = 1; question <= 120; question++) await give(queue, question, 'x')
    for (let question = 200; question < 230; question++) await give(queue, question, 'ع'.repeat(20_000))
    await queue.flush()
    expect(server.kept.size).toBe(150)
    expect(Math.max(...server.requests.map((seqs) => seqs.length))).toBe(100)
    expect(server.requests.length).toBeGreaterThan(3)
  })
})
