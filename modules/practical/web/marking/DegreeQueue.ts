import { isProblem } from '#platform/web/problem.ts'
import { openMemoryDegrees, type DegreeStore } from './degree-store.ts'
import {
  answered,
  batchesOf,
  insisted,
  placeKey,
  refused,
  type DegreePlace,
  type KeptDegree,
  type SavedDegree,
  type SaveReply,
} from './kept-degrees.ts'

/** What carries degrees to the server. */
export interface DegreeLine {
  /** The browser keeps nothing. */
  readonly frail: boolean
  readonly send: (degrees: readonly KeptDegree[]) => Promise<SaveReply>
  /** Whether this browser's session is theirs now. */
  readonly isOwn: () => boolean
  readonly alone: (run: () => Promise<void>) => Promise<void>
  /** How long to wait after so many failures. */
  readonly pause: (failures: number) => number
  readonly now: () => Date
}

export interface DegreeFacts {
  readonly state: 'loading' | 'idle' | 'sending' | 'waiting' | 'signedOut'
  readonly offline: boolean
  readonly frail: boolean
  /** What is kept here, by its place. */
  readonly kept: ReadonlyMap<string, KeptDegree>
  /** What the server has answered with since the page was opened, by its place. */
  readonly stands: ReadonlyMap<string, SavedDegree>
}

/**
 * The degrees of one assessor on their way from this browser to the server. Each is kept here before it is sent and
 * leaves only when the server has it, or its giver has chosen.
 */
export class DegreeQueue {
  readonly uid: number
  readonly #line: DegreeLine
  #store: DegreeStore
  readonly #listeners = new Set<() => void>()
  #facts: DegreeFacts
  #writing: Promise<unknown> = Promise.resolve()
  #sending: Promise<void> | null = null
  #again = false
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(uid: number, store: DegreeStore, line: DegreeLine) {
    this.uid = uid
    this.#store = store
    this.#line = line
    this.#facts = { state: 'loading', offline: false, frail: line.frail, kept: new Map(), stands: new Map() }
  }

  facts = (): DegreeFacts => this.#facts
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #tell(change: Partial<DegreeFacts>): void {
    this.#facts = { ...this.#facts, ...change }
    for (const listener of this.#listeners) listener()
  }

  #show(degree: KeptDegree): void {
    this.#tell({ kept: new Map(this.#facts.kept).set(placeKey(degree), degree) })
  }

  /** Reads what is kept, also by other tabs. */
  async refresh(): Promise<void> {
    await this.#writing
    const kept = new Map((await this.#store.degreesOf(this.uid)).map((degree) => [placeKey(degree), degree]))
    this.#tell({ kept, ...(this.#facts.state === 'loading' && { state: 'idle' }) })
  }

  /** Keeps the degree at once and sends it; `version` is the one that its giver sees. */
  async give(place: DegreePlace, degree: number, version: number | null): Promise<void> {
    const { classId, traineeId, kind, itemId } = place
    await this.#keep({
      classId,
      traineeId,
      kind,
      itemId,
      uid: this.uid,
      degree,
      version,
      givenAt: this.#line.now().toISOString(),
      standing: 'waiting',
    })
  }

  /** Sends a degree again over what somebody else gave, which its giver has seen. */
  insist = (degree: KeptDegree): Promise<void> => this.#keep(insisted(degree, this.#line.now()))

  /** What stands at the server stands; the own degree goes. */
  async drop(degree: KeptDegree): Promise<void> {
    await this.#store.settle(this.uid, degree, () => null)
    await this.refresh()
  }

  async #keep(degree: KeptDegree): Promise<void> {
    this.#show(degree)
    const written = this.#write(degree)
    this.#writing = Promise.all([this.#writing, written])
    await written
    this.wake()
  }

  async #write(degree: KeptDegree): Promise<void> {
    try {
      await this.#store.keep(degree)
    } catch {
      // No room, or no database: what there is goes on in memory, and the page says so.
      this.#store = openMemoryDegrees([...this.#facts.kept.values()])
      this.#tell({ frail: true })
    }
  }

  /** Sends what waits, now. */
  wake = (): void => {
    this.#failures = 0
    void this.flush()
  }

  /** Sends what waits; resolves when nothing does, or when it has to wait. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#sending) {
      this.#again = true
      return this.#sending
    }
    this.#sending = this.#run()
    try {
      await this.#sending
    } finally {
      this.#sending = null
    }
  }

  async #run(): Promise<void> {
    do {
      this.#again = false
      await this.#writing
      try {
        await this.#line.alone(() => this.#sendAll())
        await this.refresh()
        this.#failures = 0
        if (this.#facts.state !== 'signedOut') this.#tell({ state: 'idle', offline: false })
      } catch (error) {
        await this.refresh().catch(() => undefined)
        this.#wait(error)
      }
    } while (this.#again && this.#facts.state === 'idle')
  }

  #wait(error: unknown): void {
    if (isProblem(error) && error.status === 401) return this.#tell({ state: 'signedOut', offline: false })
    const offline = !isProblem(error) || error.status === 0 || error.status >= 500
    this.#tell({ state: 'waiting', offline })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), this.#line.pause(this.#failures++))
  }

  async #sendAll(): Promise<void> {
    for (const batch of batchesOf(await this.#store.degreesOf(this.uid))) {
      if (!this.#line.isOwn()) return this.#tell({ state: 'signedOut' })
      this.#tell({ state: 'sending' })
      try {
        const reply = await this.#line.send(batch)
        await this.#settle(batch, reply)
      } catch (error) {
        if (!isProblem(error) || ![400, 403, 404, 409, 413, 422].includes(error.status)) throw error
        await this.#refuse(batch, error)
      }
    }
  }

  async #settle(batch: readonly KeptDegree[], reply: SaveReply): Promise<void> {
    const stands = new Map(this.#facts.stands)
    for (const sent of batch) {
      const one = reply.Degrees.find(({ ItemID }) => ItemID === sent.itemId)
      if (!one) continue
      stands.set(placeKey(sent), one)
      await this.#store.settle(this.uid, sent, (kept) => answered(kept, sent, one))
    }
    this.#tell({ stands })
    await this.refresh()
  }

  /** What the refusal is about is not sent again; where it names one degree, the others are. */
  async #refuse(
    batch: readonly KeptDegree[],
    problem: { code: string; fields: readonly { path: string }[] },
  ): Promise<void> {
    const named = new Set(problem.fields.map(({ path }) => Number(/^Degrees\.(\d+)\./.exec(path)?.[1] ?? -1)))
    const about = batch.filter((_, at) => named.has(at))
    for (const sent of about.length > 0 ? about : batch)
      await this.#store.settle(this.uid, sent, (kept) => refused(kept, sent, problem.code))
    if (about.length > 0 && about.length < batch.length) this.#again = true
    await this.refresh()
  }
}
