import { noArrival, type Arrival } from './attempt.ts'

/*
 * A token that sets a password comes in the address's fragment, which no server is sent. It leaves the address at
 * once, so that nobody reads it over a shoulder or finds it in the history; a reload of the tab still knows it.
 */
const name = 'passwordToken'

interface Kept {
  readonly token: string
  /** Where the person wanted to go. */
  readonly arrival: Arrival
}

export const keepPasswordToken = (kept: Kept): void => sessionStorage.setItem(name, JSON.stringify(kept))
export const forgetPasswordToken = (): void => sessionStorage.removeItem(name)

/** The token of a letter about a new address; it leaves the address too, and is good for one step of this page. */
export function takeAddressToken(): string | null {
  const token = location.hash.slice(1) || sessionStorage.getItem('addressToken')
  if (!token) return null
  sessionStorage.setItem('addressToken', token)
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
  return token
}

export function takePasswordToken(): Kept | null {
  const token = location.hash.slice(1)
  if (token) {
    keepPasswordToken({ token, arrival: noArrival })
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  return JSON.parse(sessionStorage.getItem(name) ?? 'null') as Kept | null
}
