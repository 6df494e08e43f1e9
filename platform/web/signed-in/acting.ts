import {
  currentSession,
  keepSession,
  sessionIn,
  storeSession,
  type Session,
  type SessionReply,
  type UserInfo,
} from '../session.ts'

/*
 * While an administrator acts as somebody, the tab's session is that one, and the administrator's own waits beside it
 * in the tab's storage.
 */
const key = 'ownSession'

/** Whose session it is: the person, and who acts as them. Two tabs with the same share their tokens. */
export const holderOf = (user: UserInfo): string => `${user.uid} ${user.acting?.adminId ?? ''}`

export function ownSession(): Session | null {
  const text = currentSession()?.user.acting ? sessionStorage.getItem(key) : null
  try {
    return text === null ? null : (JSON.parse(text) as Session)
  } catch {
    return null
  }
}

export const keepOwnSession = (own: Session): void => sessionStorage.setItem(key, JSON.stringify(own))

/** The page that is loaded next in this tab is the person's; nothing of the administrator's stays in memory. */
export function beginActing(reply: SessionReply): void {
  const own = currentSession()
  if (!own) throw new Error('Nobody is signed in who could act as somebody.')
  keepOwnSession(own)
  storeSession(sessionIn(reply))
}

/** The page that is loaded next in this tab is the administrator's own again. */
export function leaveActing(): void {
  const own = ownSession()
  if (own) storeSession(own)
}

/** The own session at once, where the other is over; false where nobody was acting in this tab. */
export function endActing(): boolean {
  const own = ownSession()
  if (!own) return false
  sessionStorage.removeItem(key)
  keepSession(own)
  return true
}
