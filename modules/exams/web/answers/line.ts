import type { KeptAnswer, SaveReply } from './kept-answers.ts'

/** `idle`: nothing is being sent now. `waiting`: it will be tried again. `elsewhere`: another browser has the attempt. */
export type QueueState = 'loading' | 'idle' | 'sending' | 'waiting' | 'signedOut' | 'elsewhere'
export interface QueueFacts {
  readonly state: QueueState
  /** The network or the server does not answer. */
  readonly offline: boolean
  /** Everything that this browser keeps of the person, newest state. */
  readonly answers: readonly KeptAnswer[]
  /** The browser keeps nothing: what waits is lost with the page. */
  readonly frail: boolean
}

/** The way to the server and what goes with it. */
export interface Line {
  /** Sends answers of one attempt. Throws `ApiProblem`. */
  send(attemptId: number, answers: readonly KeptAnswer[]): Promise<SaveReply>
  /** Whether whoever is signed in now is the person whose answers these are. */
  isOwn(): boolean
  /** Runs it while no other tab does the same. */
  alone(run: () => Promise<void>): Promise<void>
  /** Tells the other tabs that what is kept has changed. */
  tell(): void
  /** Milliseconds until the next try after this many failures. */
  pause(failures: number): number
  /** Notes whether questions of a paper lie in this browser. */
  notePapers(held: boolean): void
  /** Nothing outlives the page in the store that comes with this line. */
  readonly frail?: boolean
}
