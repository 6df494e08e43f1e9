import { isProblem, send } from '#platform/web/client.ts'
import { attemptCalls as calls } from '../../contract/calls.ts'
import type { ServerClock } from './clock.ts'
import { deviceKey, forget, keep, renumber, unsentOf, type GivenAnswer, type KeptAnswer } from './store.ts'

export type QueueState = 'saved' | 'saving' | 'waiting' | 'closed' | 'signedOut'
export interface QueueFacts {
  readonly state: QueueState
  /** Answers that the server has not acknowledged. */
  readonly unsent: number
  /** The network or the server does not answer. */
  readonly offline: boolean
}

const atOnce = 100
const longestWait = 15_000

/**
 * The answers of one attempt on their way to the server. Each is kept in the browser before it is sent and leaves it
 * only when the server has acknowledged its number; a reload, a lost network or a killed server loses none.
 */
export class AnswerQueue {
  readonly #attemptId: number
  readonly #clock: ServerClock
  readonly #listeners = new Set<() => void>()
  /** Told when the server takes no more answers, with how the paper ended. */
  #onClosed: (finishKind: string) => void = () => {}
  whenClosed(listener: (finishKind: string) => void): void {
    this.#onClosed = listener
  }
  #facts: QueueFacts = { state: 'saved', unsent: 0, offline: false }
  #unsent: KeptAnswer[] = []
  #lastSeq: number
  #sending: Promise<void> | null = null
  #wait = 1000
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = false

  constructor(attempt: { id: number; lastSeq: number }, clock: ServerClock) {
    this.#attemptId = attempt.id
    this.#lastSeq = attempt.lastSeq
    this.#clock = clock
    addEventListener('online', this.#wake)
  }

  facts = (): QueueFacts => this.#facts
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  #tell(facts: Partial<QueueFacts>): void {
    this.#facts = { ...this.#facts, unsent: this.#unsent.length, ...facts }
    for (const listener of this.#listeners) listener()
  }

  /** Takes up what an earlier page of this browser could not send; answers with it, newest last. */
  async restore(): Promise<KeptAnswer[]> {
    this.#unsent = await unsentOf(this.#attemptId)
    this.#lastSeq = Math.max(this.#lastSeq, ...this.#unsent.map((answer) => answer.seq))
    if (this.#unsent.length > 0) void this.flush()
    return this.#unsent
  }

  /** Keeps the answer in the browser, then sends it. */
  async give(examQuestionId: number, answer: GivenAnswer): Promise<void> {
    const kept: KeptAnswer = {
      attemptId: this.#attemptId,
      seq: ++this.#lastSeq,
      examQuestionId,
      answer,
      answeredAt: this.#clock.now().toISOString(),
    }
    this.#unsent.push(kept)
    this.#tell({ state: 'saving' })
    await keep(kept)
    void this.flush()
  }

  #wake = (): void => {
    this.#wait = 1000
    void this.flush()
  }

  /** Sends what waits; resolves when everything is acknowledged or the sending has to wait. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    return (this.#sending ??= this.#send().finally(() => {
      this.#sending = null
      // what was given while the last batch was on its way
      if (this.#unsent.length > 0 && this.#facts.state === 'saving') void this.flush()
    }))
  }

  async #send(): Promise<void> {
    while (this.#unsent.length > 0 && !this.#stopped) {
      const batch = this.#unsent.slice(0, atOnce)
      this.#tell({ state: 'saving' })
      try {
        const reply = await send(calls.saveAnswers, {
          body: {
            AttemptID: this.#attemptId,
            DeviceKey: deviceKey(),
            Answers: batch.map((answer) => ({
              Seq: answer.seq,
              ExamQuestionID: answer.examQuestionId,
              Answer: answer.answer,
              AnsweredAt: answer.answeredAt,
            })),
          },
        })
        this.#clock.tell(reply)
        // what the server refuses for good would only stand in the way of the others
        const done = new Set([...reply.Acknowledged, ...reply.Refused])
        await forget(this.#attemptId, [...done])
        this.#unsent = this.#unsent.filter((answer) => !done.has(answer.seq))
        this.#wait = 1000
        this.#tell({ offline: false, state: this.#unsent.length > 0 ? 'saving' : 'saved' })
      } catch (error) {
        if (!(await this.#survive(error))) return
      }
    }
    if (this.#unsent.length === 0) this.#tell({ state: 'saved' })
  }

  /** True where sending may go on at once; else it goes on later, or never. */
  async #survive(error: unknown): Promise<boolean> {
    if (isProblem(error, 'seqReused')) {
      const next = Number(error.data?.['nextSeq'] ?? this.#lastSeq + 1)
      this.#unsent = await renumber(this.#attemptId, next)
      this.#lastSeq = next + this.#unsent.length - 1
      return true
    }
    if (isProblem(error, 'attemptClosed')) {
      this.#stopped = true
      this.#tell({ state: 'closed' })
      this.#onClosed(String(error.data?.['finishKind'] ?? error.data?.['state'] ?? ''))
      return false
    }
    if (isProblem(error) && error.status === 401) {
      this.#tell({ state: 'signedOut' })
      return false
    }
    this.#tell({ state: 'waiting', offline: isProblem(error) ? error.status === 0 : true })
    this.#timer = setTimeout(() => void this.flush(), this.#wait)
    this.#wait = Math.min(longestWait, this.#wait * 2)
    return false
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#wake)
  }

  /** What has not reached the server, as a file's text: the last resort. */
  export(): string {
    return JSON.stringify({ attempt: this.#attemptId, answers: this.#unsent }, null, 2)
  }
}
