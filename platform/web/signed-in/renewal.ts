import { endActing, holderOf, keepOwnSession, ownSession } from './acting.ts'
import { isGoing } from './going.ts'
import { markLocked, markUnlocked, untilUnlocked } from './lock.ts'
import {
  currentSession,
  forgetSession,
  forgetSessionThatIsOver,
  keepSession,
  beginSession,
  onSessionChange,
  type Session,
  type SessionReply,
} from '../session.ts'

/*
 * One renewal of the access token for all tabs. A copied tab holds the same refresh token: were both to send it,
 * the server would see a replay. So a tab renews under a lock that all tabs share and tells the others.
 */
type Message =
  | { kind: 'renewed'; session: Session; own?: Session | null }
  | { kind: 'ended'; holder: string }
  | { kind: 'locked'; holder: string }
  | { kind: 'unlocked'; session: Session }
  | { kind: 'asks' }

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('diwan-session')
const tell = (message: Message) => channel?.postMessage(message)

// What other tabs said, or what only this tab knows, is not said again.
let silent = false
function silently(run: () => void): void {
  silent = true
  run()
  silent = false
}

channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => silently(() => hear(data)))
function hear(message: Message): void {
  const session = currentSession()
  if (message.kind === 'asks') {
    if (session) tell({ kind: 'renewed', session, own: ownSession() })
  } else if (message.kind === 'ended') {
    if (session && holderOf(session.user) === message.holder) forgetSession()
  } else if (message.kind === 'locked') {
    if (session && holderOf(session.user) === message.holder) markLocked()
  } else if (message.kind === 'unlocked') {
    if (session && holderOf(session.user) === holderOf(message.session.user)) opened(message.session)
  } else {
    const { session: told, own } = message
    if (isNewer(told, session) || (!session && waiting)) {
      keepSession(told)
      if (own) keepOwnSession(own)
    }
    // The own session that waits while its owner acts as somebody is renewed by other tabs.
    if (isNewer(told, ownSession())) keepOwnSession(told)
  }
}

const isNewer = (told: Session, mine: Session | null) =>
  mine !== null && holderOf(mine.user) === holderOf(told.user) && told.expiresAt > mine.expiresAt

function opened(session: Session): void {
  keepSession(session)
  markUnlocked()
}

/** Hides the pages of this session in every tab. */
export function lockTabs(): void {
  const session = currentSession()
  if (!session) return
  markLocked()
  tell({ kind: 'locked', holder: holderOf(session.user) })
}

/** Shows them again, with the tokens that whoever gave the password got. */
export function unlockTabs(reply: SessionReply): void {
  beginSession(reply)
  const session = currentSession()!
  opened(session)
  tell({ kind: 'unlocked', session })
}

// A log-out in one tab ends the session in all.
let last = currentSession()
onSessionChange(() => {
  const session = currentSession()
  if (last && !session && !silent) tell({ kind: 'ended', holder: holderOf(last.user) })
  last = session
  showPresence()
})

/** Held, together with others, by each tab that has a session: a new one sees that there is somebody to ask. */
const presence = 'diwan-signed-in'
let leave: (() => void) | null = null
function showPresence(): void {
  if (!currentSession()) {
    leave?.()
    leave = null
  } else if (!leave && navigator.locks) {
    const present = new Promise<void>((resolve) => (leave = resolve))
    void navigator.locks.request(presence, { mode: 'shared' }, () => present)
  }
}
showPresence()

/**
 * Milliseconds to wait for another tab's session. A busy tab, or one in the background of a phone, answers late, and
 * whoever is in must not be shown the log-in page; who has closed the browser and comes back must not wait for nobody.
 */
async function patience(): Promise<number> {
  if (!navigator.locks) return 250
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === presence) ? 10_000 : 0
}

/** Asks the other tabs for their session and waits until one has changed ours, at most so many milliseconds. */
function askOtherTabs(within: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      stop()
      clearTimeout(timer)
      resolve()
    }
    const stop = onSessionChange(done)
    const timer = setTimeout(done, within)
    tell({ kind: 'asks' })
  })
}

const renewWithin = 12_000

let waiting = false
let asked = false
/** A new tab has no session of its own and takes over that of another. Asked once, and only where somebody has logged in. */
export async function joinOtherTabs(): Promise<void> {
  if (!channel || asked || currentSession() || localStorage.getItem('loggedIn') !== 'true') return
  asked = true
  waiting = true
  await askOtherTabs(await patience())
  waiting = false
}

/** One tab at a time. `waited`: another had the lock before, and its message may still be on its way. */
async function locked<T>(run: (waited: boolean) => Promise<T>): Promise<T> {
  if (!navigator.locks) return run(false)
  const before = performance.now()
  return navigator.locks.request('diwan-renewal', () => run(performance.now() - before > 20)) as Promise<T>
}

let renewal: Promise<boolean> | null = null

/**
 * Renews the session that `failed` (an access token) belonged to. True: there is a good token now. False: the
 * session is over and forgotten. Throws where the server was not reached, as that ends no session.
 */
export function renewSession(failed: string | null = currentSession()?.accessToken ?? null): Promise<boolean> {
  renewal ??= locked((waited) => renew(failed, waited)).finally(() => {
    renewal = null
  })
  return renewal
}

const hasNewer = (failed: string | null) => {
  const session = currentSession()
  return session !== null && session.accessToken !== failed
}

async function renew(failed: string | null, waited: boolean): Promise<boolean> {
  if (waited) await new Promise((resolve) => setTimeout(resolve, 50))
  if (hasNewer(failed)) return true
  const session = currentSession()
  if (!session) return false
  // Another tab renewed before this one could hear it: its session is asked for, not renewed a second time.
  if (channel && Number(localStorage.getItem('tokenExpiry')) > session.expiresAt) {
    // The one that has it may be opening its page: that takes a slow phone longer than to answer.
    await askOtherTabs(5_000)
    if (hasNewer(failed)) return true
  }
  const response = await fetch('/refresh', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken: session.refreshToken }),
    // A line that swallows everything must not keep the page from opening.
    signal: AbortSignal.timeout(renewWithin),
  })
  if (response.ok) {
    const reply = (await response.json()) as SessionReply
    // Logged out meanwhile, or somebody else is in: an answer that comes late begins no session.
    const now = currentSession()
    if (isGoing() || now?.user.uid !== session.user.uid) return now !== null && !isGoing()
    beginSession(reply)
    tell({ kind: 'renewed', session: currentSession()! })
    return true
  }
  // What waits for this renewal goes on when somebody has given the password.
  if (response.status === 409) {
    lockTabs()
    await untilUnlocked()
    return currentSession() !== null
  }
  // Overload ends no session; only a clear no does.
  if (response.status >= 500 || response.status === 429) throw new TypeError('The session could not be renewed now.')
  // A tab that slept may have missed a renewal; the others' session is good even if this tab's token is not.
  if (channel) await askOtherTabs(250)
  if (hasNewer(failed)) return true
  silently(() => {
    if (!endActing()) forgetSessionThatIsOver()
  })
  return false
}
