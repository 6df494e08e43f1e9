import { useSyncExternalStore } from 'react'
import { passes, type Permission, type Right, type Role, type Rule } from '#platform/shared/access.ts'

/** Who is signed in, as the login, register and refresh replies tell it in `userData`. Kept as `userInfo`. */
export interface UserInfo {
  readonly uid: number
  readonly displayName: string
  readonly displayNameEn: string
  readonly photoURL: string | null
  readonly userRole: Role
  readonly gender?: 'male' | 'female' | null
  readonly email: string
  readonly providerId: string
  readonly permissions: readonly Permission[]
  /** The language of mails to this person. */
  readonly language: string
  /** What the account keeps of `settings.ts`. */
  readonly settings: unknown
  /** The administrator who acts as this person in this tab, and until when at most. */
  readonly acting?: {
    readonly adminId: number
    readonly adminName: { readonly ar?: string | undefined; readonly en?: string | undefined }
    readonly until: string
  } | null
}

/** The part of a login, register or refresh reply that makes a session. `expiresIn` is in seconds from now. */
export interface SessionReply {
  readonly accessToken: string
  readonly refreshToken: string
  readonly expiresIn: number
  readonly userData?: UserInfo | null
}

export interface Session {
  readonly accessToken: string
  readonly refreshToken: string
  /** Milliseconds since 1970; the access token is good before it. */
  readonly expiresAt: number
  readonly user: UserInfo
}

/*
 * The published names, in sessionStorage. `expiresIn` holds the moment of expiry, as a copy of a tab cannot know
 * when the seconds began to run. The flag and the expiry are kept in localStorage too, so that a new tab knows
 * whether asking the other tabs for a session is worth the wait.
 */
let session: Session | null = read()
const listeners = new Set<() => void>()

function read(): Session | null {
  const accessToken = sessionStorage.getItem('accessToken')
  const refreshToken = sessionStorage.getItem('refreshToken')
  const userInfo = sessionStorage.getItem('userInfo')
  if (!accessToken || !refreshToken || !userInfo) return null
  try {
    const user = JSON.parse(userInfo) as UserInfo
    return { accessToken, refreshToken, expiresAt: Number(sessionStorage.getItem('expiresIn')), user }
  } catch {
    return null
  }
}

function changed() {
  for (const listener of listeners) listener()
}

export const currentSession = (): Session | null => session
/** Whether the access token is still good; the second before the expiry counts as past. */
export const sessionIsValid = (now = Date.now()): boolean => session !== null && now < session.expiresAt - 1000

export function keepSession(kept: Session): void {
  session = kept
  sessionStorage.removeItem(overMark)
  storeSession(kept)
  changed()
}

/** For the page that is loaded next in this tab; this one keeps its own. */
export function storeSession(kept: Session): void {
  sessionStorage.setItem('accessToken', kept.accessToken)
  sessionStorage.setItem('refreshToken', kept.refreshToken)
  sessionStorage.setItem('expiresIn', String(kept.expiresAt))
  sessionStorage.setItem('userInfo', JSON.stringify(kept.user))
  localStorage.setItem('loggedIn', 'true')
  localStorage.setItem('tokenExpiry', String(kept.expiresAt))
}

/** Begins a session from a login or register reply, or renews it from a refresh reply. */
export const beginSession = (reply: SessionReply): void => keepSession(sessionIn(reply))

export function sessionIn(reply: SessionReply): Session {
  const user = reply.userData ?? session?.user
  if (!user) throw new Error('The reply began a session without saying whose.')
  return {
    accessToken: reply.accessToken,
    refreshToken: reply.refreshToken,
    expiresAt: Date.now() + reply.expiresIn * 1000,
    user,
  }
}

/** The person has another photo, or none. */
export function keepPhoto(photoURL: string | null): void {
  if (session) keepSession({ ...session, user: { ...session.user, photoURL } })
}

/** The person has said whether she is a woman or he is a man, or no longer does. */
export function keepGender(gender: 'male' | 'female' | null): void {
  if (session) keepSession({ ...session, user: { ...session.user, gender } })
}

const overMark = 'sessionOver'
/** The server has said so, and this tab has not logged in since: the log-in page tells why it is shown. */
export const sessionWasOver = (): boolean => sessionStorage.getItem(overMark) !== null

export function forgetSessionThatIsOver(): void {
  sessionStorage.setItem(overMark, 'true')
  forgetSession()
}

/** Clears what the specification names: tokens, flag, expiry, user info and competition code. */
export function forgetSession(): void {
  session = null
  for (const key of ['accessToken', 'refreshToken', 'expiresIn', 'userInfo', 'CompetitionCode', 'ownSession'])
    sessionStorage.removeItem(key)
  localStorage.removeItem('loggedIn')
  localStorage.removeItem('tokenExpiry')
  changed()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const onSessionChange = subscribe

/** The session, or null for a visitor; the component renders anew when it changes. */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, currentSession, currentSession)
/** What somebody is called in the reader's language. */
export function nameOf(user: UserInfo, language: string): string {
  const [first, second] =
    language === 'ar' ? [user.displayName, user.displayNameEn] : [user.displayNameEn, user.displayName]
  return first || second || user.email
}

export const useUser = (): UserInfo | null => useSession()?.user ?? null

/** Whether the person passes a named rule of `access.ts`. A visitor is `anonymous`. For hiding links, never for security. */
export const mayPass = (rule: Rule, user: UserInfo | null): boolean =>
  passes(rule, user?.userRole ?? 'anonymous', user?.permissions ?? [])
/** The role and the permissions of whoever is signed in. */
export function useRights(): readonly Right[] {
  const user = useUser()
  return user ? [user.userRole, ...user.permissions] : ['anonymous']
}
export const useMayPass = (rule: Rule): boolean => mayPass(rule, useUser())
