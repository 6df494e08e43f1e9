import { cookieOf, ownCookie, ownCookieName } from '../http/pages/cookies.ts'
import { positionOf, type Position } from './position.ts'

/*
 * Which process answers a browser next nobody knows, so the browser itself says up to where it must be shown what is there.
 * Whoever sends another position is shown older rows of their own, or is answered by the primary: it opens nothing.
 */

const name = 'written'
const keptForSeconds = 60

/** The position after what this browser has written last; null where that is long ago. */
export const writtenBy = (cookies: string | undefined, secure: boolean): Position | null =>
  positionOf(cookies === undefined ? null : cookieOf(cookies, ownCookieName(name, secure)))

/** A `Set-Cookie` header: as PostgreSQL writes the position. */
export const writtenCookie = (position: string, secure: boolean): string =>
  ownCookie(name, position, keptForSeconds, secure)
