/**
 * The server's time in the browser: counted from the server's last word by the steady clock, never by the
 * computer's own, which may be a day off or be moved.
 */
export class ServerClock {
  #at = 0
  #steady = 0
  #deadline = 0

  /** From any reply that carries `Now` and `Deadline`. */
  tell(facts: { Now: string; Deadline: string }): void {
    this.#at = Date.parse(facts.Now)
    this.#steady = performance.now()
    this.#deadline = Date.parse(facts.Deadline)
  }

  now(): Date {
    return new Date(this.#at + performance.now() - this.#steady)
  }

  /** Seconds left, never under 0. */
  remaining(): number {
    return Math.max(0, Math.ceil((this.#deadline - this.now().getTime()) / 1000))
  }
}
