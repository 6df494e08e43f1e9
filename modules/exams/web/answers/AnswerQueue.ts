import { isOffline, Tries } from '#platform/web/kept/Tries.ts'
import { isProblem } from '#platform/web/problem.ts'
import { isLive } from '../../rules/attempt-states.ts'
import {
  acknowledged,
  batchOf,
  cleanAnswer,
  keyOf,
  numbered,
  refusedFor,
  renumbered,
  waitingOf,
  type GivenAnswer,
  type KeptAnswer,
  type KeptPaper,
  type SaveReply,
} from './kept-answers.ts'
import type { Line, QueueFacts } from './line.ts'
import { openMemoryStore, type AnswerStore } from './store.ts'

const atOnce = 100

/** Adds a listener; what comes back takes it away. */
function heard<L>(listeners: Set<L>, listener: L): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * The answers of one person on their way from this browser to the server, of whichever attempts. Each is kept in the
 * browser before it is sent and leaves it only when the server has acknowledged it, or refused it for good.
 */
export class AnswerQueue {
  readonly uid: number
  readonly #line: Line
  #store: AnswerStore
  readonly #listeners = new Set<() => void>()
  readonly #replied = new Set<(attemptId: number, reply: SaveReply) => void>()
  readonly #closed = new Set<(attemptId: number, finishKind: string) => void>()
  readonly #paused = new Set<(attemptId: number) => void>()
  #facts: QueueFacts = { state: 'loading', offline: false, answers: [], frail: false }
  /** Given and not yet written. */
  #fresh: KeptAnswer[] = []
  #writing: Promise<unknown> = Promise.resolve()
  readonly #tries: Tries
  #stopped = false

  constructor(uid: number, store: AnswerStore, line: Line) {
    this.uid = uid
    this.#store = store
    this.#line = line
    this.#facts = { ...this.#facts, frail: line.frail ?? false }
    this.#tries = new Tries({
      send: () => this.#send(),
      fails: (error) => this.#fails(error),
      pause: (failures) => line.pause(failures),
    })
  }

  facts = (): QueueFacts => this.#facts
  subscribe = (listener: () => void) => heard(this.#listeners, listener)
  onReply = (listener: (attemptId: number, reply: SaveReply) => void) => heard(this.#replied, listener)
  /** Told when the server takes no more answers of an attempt, with how the paper ended. */
  onClosed = (listener: (attemptId: number, finishKind: string) => void) => heard(this.#closed, listener)

  /** Told when the server takes no answers of an attempt for now, as its clock stands still; they wait here. */
  onPaused = (listener: (attemptId: number) => void) => heard(this.#paused, listener)

  #tell(change: Partial<QueueFacts>): void {
    this.#facts = { ...this.#facts, ...change }
    for (const listener of this.#listeners) listener()
  }

  /** What is kept, with what is just being written. */
  #withFresh(kept: readonly KeptAnswer[]): KeptAnswer[] {
    const fresh = new Map(this.#fresh.map((answer) => [`${answer.attemptId} ${keyOf(answer)}`, answer]))
    return [...kept.filter((answer) => !fresh.has(`${answer.attemptId} ${keyOf(answer)}`)), ...fresh.values()]
  }

  /** Reads what is kept, also by other tabs. */
  async refresh(): Promise<void> {
    const kept = await this.#store.answersOf(this.uid)
    const { state } = this.#facts
    this.#tell({ answers: this.#withFresh(kept), ...(state === 'loading' && { state: 'idle' }) })
  }

  /** Keeps the answer at once; sent it is with the next `wake`. */
  async give(given: {
    attemptId: number
    examQuestionId: number
    number: number
    answer: GivenAnswer
    answeredAt: Date
  }): Promise<void> {
    const answer: KeptAnswer = {
      ...given,
      uid: this.uid,
      answer: cleanAnswer(given.answer),
      answeredAt: given.answeredAt.toISOString(),
      seq: 0,
      standing: 'waiting',
    }
    this.#fresh.push(answer)
    this.#tell({ answers: this.#withFresh(this.#facts.answers) })
    const written = this.#keep(answer)
    this.#writing = Promise.all([this.#writing, written])
    await written
    this.#fresh = this.#fresh.filter((each) => each !== answer)
    this.#line.tell()
  }

  async #keep(answer: KeptAnswer): Promise<void> {
    try {
      await this.#store.keep(answer)
    } catch {
      // No room, or no database: what there is goes on in memory, and the page says so.
      const kept = this.#facts.answers.filter((each) => !this.#fresh.includes(each))
      this.#store = openMemoryStore([...kept, answer])
      this.#tell({ frail: true })
    }
  }

  /** Sends what waits, now. */
  wake = (): void => this.#tries.wake()

  /** Sends what waits; resolves when nothing does, or when it has to wait. */
  flush = (): Promise<void> => this.#tries.flush()

  async #send(): Promise<void> {
    await this.#writing
    await this.#line.alone(() => this.#sendAll())
    await this.refresh()
    if (this.#facts.state === 'sending') this.#tell({ state: 'idle', offline: false })
  }

  async #fails(error: unknown): Promise<boolean> {
    await this.refresh().catch(() => undefined)
    const isOut = isProblem(error) && error.status === 401
    this.#tell(isOut ? { state: 'signedOut', offline: false } : { state: 'waiting', offline: isOffline(error) })
    return !isOut
  }

  async #sendAll(): Promise<void> {
    const kept = await this.#store.answersOf(this.uid)
    for (const attemptId of new Set(waitingOf(kept).map((answer) => answer.attemptId))) await this.#sendOf(attemptId)
  }

  async #sendOf(attemptId: number): Promise<void> {
    let most = atOnce
    for (;;) {
      if (this.#stopped) return
      if (!this.#line.isOwn()) return this.#tell({ state: 'signedOut' })
      const waiting = waitingOf(await this.#store.change(attemptId, numbered))
      const batch = batchOf(waiting, most)
      if (batch.length === 0) return
      if (!this.#line.isOwn()) return this.#tell({ state: 'signedOut' })
      this.#tell({ state: 'sending' })
      try {
        const reply = await this.#line.send(attemptId, batch)
        await this.#change(attemptId, (answers) => acknowledged(answers, reply))
        this.#tell({ offline: false })
        for (const listener of this.#replied) listener(attemptId, reply)
        if (!isLive(reply.State)) for (const listener of this.#closed) listener(attemptId, reply.State)
      } catch (error) {
        const next = await this.#bear(error, attemptId, batch)
        if (next === 'end') return
        most = next
      }
    }
  }

  async #change(attemptId: number, how: (answers: readonly KeptAnswer[]) => readonly KeptAnswer[]): Promise<void> {
    await this.#store.change(attemptId, how)
    await this.refresh()
    this.#line.tell()
  }

  /** What a refusal means for the batch: how many to send at once next, or that this attempt is done with for now. */
  async #bear(error: unknown, attemptId: number, batch: readonly KeptAnswer[]): Promise<number | 'end'> {
    if (!isProblem(error)) throw error
    const seqs = batch.map((answer) => answer.seq)
    if (error.code === 'seqReused') {
      const next = Number(error.data['nextSeq'])
      await this.#change(attemptId, (answers) => renumbered(answers, next))
      return atOnce
    }
    if (error.code === 'examPaused') {
      for (const listener of this.#paused) listener(attemptId)
      throw error
    }
    if (error.code === 'otherDevice') {
      this.#tell({ state: 'elsewhere' })
      return 'end'
    }
    if (error.code === 'attemptClosed' || error.status === 404) {
      await this.#change(attemptId, (answers) =>
        refusedFor(
          answers,
          waitingOf(answers).map((answer) => answer.seq),
          error.code,
        ),
      )
      const how = String(error.data['finishKind'] ?? error.data['state'] ?? '')
      for (const listener of this.#closed) listener(attemptId, how)
      return 'end'
    }
    if (![400, 413, 422].includes(error.status)) throw error
    // One of them is not taken. The server may say which; else they go in halves until it is found.
    const named = new Map(
      error.fields.flatMap((field) => {
        const seq = seqs[Number(/^Answers\.(\d+)\./.exec(field.path)?.[1] ?? -1)]
        return seq === undefined ? [] : [[seq, field.code] as const]
      }),
    )
    if (batch.length === 1 && named.size === 0) named.set(seqs[0]!, error.code)
    if (named.size === 0) return Math.ceil(batch.length / 2)
    await this.#change(attemptId, (answers) =>
      [...named].reduce((all: readonly KeptAnswer[], [seq, why]) => refusedFor(all, [seq], why), answers),
    )
    return atOnce
  }

  /** What the person has been told of (refused, or too late) is kept no longer. */
  async told(attemptId: number): Promise<void> {
    await this.#change(attemptId, (answers) =>
      answers.filter((answer) => answer.standing === 'waiting' || answer.standing === 'arrived'),
    )
  }

  async keepPaper(paper: Omit<KeptPaper, 'uid'>): Promise<void> {
    this.#line.notePapers(true)
    await this.#store.keepPaper({ ...paper, uid: this.uid })
  }

  /** The paper that this person was sitting in this browser, if it is not over. */
  async paperOf(code: string): Promise<KeptPaper | null> {
    const papers = await this.#store.papersOf(this.uid)
    return papers.find((kept) => kept.code === code && kept.paper !== null) ?? null
  }

  /** The paper is over: its questions go, and its answers as soon as they are safe. */
  async over(attemptId: number): Promise<void> {
    const kept = (await this.#store.papersOf(this.uid)).find((paper) => paper.attemptId === attemptId)
    const answers = await this.#store.change(attemptId, (all) => all.filter((answer) => answer.standing !== 'arrived'))
    if (answers.some((answer) => answer.standing === 'waiting')) {
      if (kept?.paper) await this.#store.keepPaper({ ...kept, paper: null })
    } else if (kept) await this.#store.dropPaper(attemptId)
    this.#line.notePapers(await this.holdsPaper())
    await this.refresh()
  }

  /** Whether this browser shows a paper of theirs still. */
  async holdsPaper(): Promise<boolean> {
    return (await this.#store.papersOf(this.uid)).some((kept) => kept.paper !== null)
  }

  /** Papers that ended before this and that nobody came back to lie here no longer. */
  async forgetPapersBefore(end: Date): Promise<void> {
    for (const kept of await this.#store.papersOf(this.uid))
      if (Date.parse(kept.deadline) < end.getTime()) await this.over(kept.attemptId)
  }

  /** The questions of every paper go; answers stay until they are safe. */
  async hidePapers(): Promise<void> {
    for (const kept of await this.#store.papersOf(this.uid)) await this.#store.keepPaper({ ...kept, paper: null })
    this.#line.notePapers(false)
  }

  stop(): void {
    this.#stopped = true
    this.#tries.stop()
  }
}
