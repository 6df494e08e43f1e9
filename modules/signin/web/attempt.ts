import type { FactorMethod } from '../rules/second-factor.ts'

/** A code that this browser waits for. Kept in the tab, so that a reload, or the way to the mailbox and back, loses nothing. */
export interface Attempt {
  readonly purpose: 'signIn' | 'proveEmail' | 'resetPassword'
  /** Null: a code was mailed a moment before, and another browser holds its attempt. */
  readonly id: string | null
  readonly method: FactorMethod
  /** All the ways in which it may be given. */
  readonly methods?: readonly FactorMethod[]
  readonly email: string
  /** Milliseconds since 1970. */
  readonly sentAt: number
  readonly languageChosen: boolean
  readonly arrival: Arrival
}

/** Where somebody goes once they are in. */
export interface Arrival {
  /** A path of our own; null: the home of the role. */
  readonly to: string | null
  readonly competition: string | null
}
export const noArrival: Arrival = { to: null, competition: null }

const name = 'signInAttempt'
const good = 3_600_000

export function keepAttempt(attempt: Attempt): void {
  sessionStorage.setItem(name, JSON.stringify(attempt))
}

export const forgetAttempt = (): void => sessionStorage.removeItem(name)

export function keptAttempt(): Attempt | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Attempt | null
    return kept && Date.now() - kept.sentAt < good ? kept : null
  } catch {
    return null
  }
}

/** The page that takes the code, or on which a second factor is set up. */
export const codePage = ({ purpose, email, method }: Pick<Attempt, 'purpose' | 'email' | 'method'>): `/${string}` =>
  method === 'setUp'
    ? '/pages/set-up-factor'
    : purpose === 'signIn'
      ? '/verify-otp'
      : `/pages/CheckCode/${encodeURIComponent(email)}`
