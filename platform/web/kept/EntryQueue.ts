import { isProblem } from '#platform/web/problem.ts'
import {
  answered,
  batchesOf,
  insisted,
  placeOf,
  refused,
  type EntryKind,
  type KeptEntry,
  type Stand,
} from './entries.ts'
import { openMemoryEntries, type EntryStore } from './entry-store.ts'
import { isOffline, Tries } from './Tries.ts'

/** What carries entries to the server. */
export interface EntryLine<Entry, Stands> {
  /** The browser keeps nothing. */
  readonly frail: boolean
  /** Sends what goes together; answers with what stands then, in the order of what was sent. */
  readonly send: (entries: readonly Entry[]) => Promise<readonly (Stands | undefined)[]>
  /** Whether this browser's session is theirs now. */
  readonly isOwn: () => boolean
  readonly alone: (run: () => Promise<void>) => Promise<void>
  /** How long to wait after so many failures. */
  readonly pause: (failures: number) => number
  readonly now: () => Date
}

export interface EntryFacts<Entry, Stands> {
  readonly state: 'loading' | 'idle' | 'sending' | 'waiting' | 'signedOut'
  readonly offline: boolean
  readonly frail: boolean
  /** What is kept here, by its place. */
  readonly kept: ReadonlyMap<string, Entry>
  /** What the server has answered with since the page was opened, by its place. */
  readonly stands: ReadonlyMap<string, Stands>
}

/**
 * The entries of one person on their way from this browser to the server. Each is kept here before it is sent and
 * leaves only when the server has it, or its giver has chosen.
 */
export class EntryQueue<Entry extends KeptEntry<Stands>, Stands extends Stand> {
  readonly uid: number
  readonly #kind: EntryKind<Entry>
  readonly #line: EntryLine<Entry, Stands>
  #store: EntryStore<Entry>
  readonly #listeners = new Set<() => void>()
  #facts: EntryFacts<Entry, Stands>
  #writing: Promise<unknown> = Promise.resolve()
  readonly #tries: Tries

  constructor(kind: EntryKind<Entry>, uid: number, store: EntryStore<Entry>, line: EntryLine<Entry, Stands>) {
    this.uid = uid
    this.#kind = kind
    this.#store = store
    this.#line = line
    this.#facts = { state: 'loading', offline: false, frail: line.frail, kept: new Map(), stands: new Map() }
    this.#tries = new Tries({
      send: () => this.#send(),
      fails: (error) => this.#fails(error),
      pause: (failures) => line.pause(failures),
    })
  }

  facts = (): EntryFacts<Entry, Stands> => this.#facts
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #tell(change: Partial<EntryFacts<Entry, Stands>>): void {
    this.#facts = { ...this.#facts, ...change }
    for (const listener of this.#listeners) listener()
  }

  #show(entries: readonly Entry[]): void {
    const kept = new Map(this.#facts.kept)
    for (const entry of entries) kept.set(placeOf(this.#kind, entry), entry)
    this.#tell({ kept })
  }

  /** Reads what is kept, also by other tabs. */
  async refresh(): Promise<void> {
    await this.#writing
    const entries = await this.#store.entriesOf(this.uid)
    const kept = new Map(entries.map((entry) => [placeOf(this.#kind, entry), entry]))
    this.#tell({ kept, ...(this.#facts.state === 'loading' && { state: 'idle' }) })
  }

  /** What an entry of theirs that is given now bears; `version` is the one that its giver sees. */
  given(version: number | null, standing: 'draft' | 'waiting') {
    return { uid: this.uid, version, givenAt: this.#line.now().toISOString(), standing }
  }

  /** Keeps entries at once, and sends those that wait. */
  async keep(entries: readonly Entry[]): Promise<void> {
    this.#show(entries)
    const written = Promise.all(entries.map((entry) => this.#write(entry)))
    this.#writing = Promise.all([this.#writing, written])
    await written
    if (entries.some(({ standing }) => standing === 'waiting')) this.wake()
  }

  /** Hands drafts over: they are sent now, or when the network is back. */
  release = (drafts: readonly Entry[]): Promise<void> =>
    this.keep(drafts.map((draft) => ({ ...draft, standing: 'waiting', givenAt: this.#line.now().toISOString() })))

  /** Gives an entry again over what somebody else gave, which its giver has seen. */
  insist = (entry: Entry, standing: 'draft' | 'waiting' = 'waiting'): Promise<void> =>
    this.keep([insisted(entry, this.#line.now(), standing)])

  /** What stands at the server stands; the own entry goes. */
  async drop(entry: Entry): Promise<void> {
    const kept = new Map(this.#facts.kept)
    kept.delete(placeOf(this.#kind, entry))
    this.#tell({ kept })
    // One that is given in this place right after it stays.
    const isGone = (one: Entry) => one.givenAt === entry.givenAt
    const gone = this.#writing.then(() => this.#store.settle(entry, (one) => (isGone(one) ? null : one)))
    this.#writing = Promise.all([this.#writing, gone])
    await gone
    await this.refresh()
  }

  async #write(entry: Entry): Promise<void> {
    try {
      await this.#store.keep(entry)
    } catch {
      // No room, or no database: what there is goes on in memory, and the page says so.
      this.#store = openMemoryEntries(this.#kind, [...this.#facts.kept.values()])
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
    if (this.#facts.state !== 'signedOut') this.#tell({ state: 'idle', offline: false })
  }

  async #fails(error: unknown): Promise<boolean> {
    await this.refresh().catch(() => undefined)
    const isOut = isProblem(error) && error.status === 401
    this.#tell(isOut ? { state: 'signedOut', offline: false } : { state: 'waiting', offline: isOffline(error) })
    return !isOut
  }

  async #sendAll(): Promise<void> {
    for (const batch of batchesOf(this.#kind, await this.#store.entriesOf(this.uid))) {
      if (!this.#line.isOwn()) return this.#tell({ state: 'signedOut' })
      this.#tell({ state: 'sending' })
      try {
        await this.#settle(batch, await this.#line.send(batch))
      } catch (error) {
        if (!isProblem(error) || ![400, 403, 404, 409, 413, 422].includes(error.status)) throw error
        await this.#refuse(batch, error)
      }
    }
  }

  async #settle(batch: readonly Entry[], replies: readonly (Stands | undefined)[]): Promise<void> {
    const stands = new Map(this.#facts.stands)
    for (const [at, sent] of batch.entries()) {
      const reply = replies[at]
      if (!reply) continue
      stands.set(placeOf(this.#kind, sent), reply)
      await this.#store.settle(sent, (kept) => answered(kept, sent, reply))
    }
    this.#tell({ stands })
    await this.refresh()
  }

  /** What the refusal is about is not sent again; where it names one entry, the others are. */
  async #refuse(
    batch: readonly Entry[],
    problem: { code: string; fields: readonly { path: string }[] },
  ): Promise<void> {
    const named = new Set(problem.fields.map(({ path }) => Number(/^\w+\.(\d+)\./.exec(path)?.[1] ?? -1)))
    const about = batch.filter((_, at) => named.has(at))
    for (const sent of about.length > 0 ? about : batch)
      await this.#store.settle(sent, (kept) => refused(kept, sent, problem.code))
    if (about.length > 0 && about.length < batch.length) this.#tries.goesOn()
    await this.refresh()
  }
}
