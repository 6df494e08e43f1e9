/**
 * The server's time in the browser: counted from the server's latest word by the steady clock. The computer's own
 * clock, which may be a day off or be moved, bridges only the time between two pages without a network.
 */
export class ServerClock {
  #at = 0
  #steady = 0
  #saidAt = 0
  #deadline = 0

  /**
   * From any reply that carries `Now` and `Deadline`. A reply was written before it came, so the latest time that
   * any of them says is the nearest to the truth, and never ahead of the server.
   */
  tell(facts: { Now: string; Deadline: string }): void {
    const said = Date.parse(facts.Now)
    if (this.#at === 0 || said > this.now().getTime()) this.#begin(said)
    if (said < this.#saidAt) return
    this.#saidAt = said
    this.#deadline = Date.parse(facts.Deadline)
  }

  /** From what an earlier page of this browser kept: the server's time and what the computer's clock said then. */
  restore(kept: { now: string; wall: number; deadline: string }): void {
    this.#begin(Date.parse(kept.now) + Math.max(0, Date.now() - kept.wall))
    this.#deadline = Date.parse(kept.deadline)
  }

  #begin(at: number): void {
    this.#at = at
    this.#steady = performance.now()
  }

  now(): Date {
    return new Date(this.#at + performance.now() - this.#steady)
  }

  get deadline(): Date {
    return new Date(this.#deadline)
  }

  /** Seconds left, never under 0. */
  remaining(): number {
    return Math.max(0, Math.ceil((this.#deadline - this.now().getTime()) / 1000))
  }
}
