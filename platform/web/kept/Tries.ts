import { isProblem } from '../problem.ts'

/** What a queue does to have sent what waits. */
export interface Trying {
  /** Sends what waits; throws where something of it has to wait. */
  readonly send: () => Promise<void>
  /** Tells of a try that failed; answers whether it is worth trying again after a pause. */
  readonly fails: (error: unknown) => Promise<boolean>
  /** Milliseconds to wait after so many failures. */
  readonly pause: (failures: number) => number
}

/** Whether the server was not reached, or could not answer. */
export const isOffline = (error: unknown): boolean => !isProblem(error) || error.status === 0 || error.status >= 500

/** How often what waits is sent: one try at a time, and a pause after each that failed. */
export class Tries {
  readonly #trying: Trying
  #sending: Promise<void> | null = null
  #again = false
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = false

  constructor(trying: Trying) {
    this.#trying = trying
  }

  /** Sends what waits, now. */
  wake = (): void => {
    this.#failures = 0
    void this.flush()
  }

  /** Sends what waits; resolves when nothing does, or when it has to wait. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#sending) this.#again = true
    // Not at once: what is sent first may wake this again.
    else this.#sending = Promise.resolve().then(() => this.#run())
    return this.#sending
  }

  /** What is being sent leaves something that can be sent at once. */
  goesOn(): void {
    this.#again = true
  }

  /** Nothing is tried any more. */
  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  /**
   * Woken while a try fails (the network is back, somebody has signed in), it tries again at once, as nothing else may come
   * that would wake it: thrice, then it pauses.
   */
  async #run(): Promise<void> {
    let failed = 0
    try {
      do {
        this.#again = false
        try {
          await this.#trying.send()
          this.#failures = failed = 0
        } catch (error) {
          failed++
          if (await this.#trying.fails(error)) this.#later()
        }
      } while (this.#again && !this.#stopped && failed < 3)
    } finally {
      // Whoever calls from now on begins anew, as this one looks no more.
      this.#sending = null
    }
  }

  #later(): void {
    if (this.#stopped) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), this.#trying.pause(this.#failures++))
  }
}
