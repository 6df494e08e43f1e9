import { createHash, randomBytes } from 'node:crypto'
import type { ReplyHead, RequestFacts } from '#platform/server/handler.ts'
import { cookieOf, ownCookie, ownCookieName } from '#platform/server/http/pages/cookies.ts'

const cookieName = 'browser'
/** As long as the sessions that were begun in it are kept: so long nobody's failures elsewhere keep its people out. */
const cookieSeconds = 30 * 24 * 3600

const hashOf = (value: string) => createHash('sha256').update(value).digest()

/** The hash of the cookie that this browser holds; null where it holds none of ours. */
export function browserHash(request: RequestFacts): Buffer | null {
  const value = cookieOf(request.cookies, ownCookieName(cookieName, request.secure))
  return value !== null && /^[\w-]{43}$/.test(value) ? hashOf(value) : null
}

/**
 * Marks the browser that signs in, and answers the mark's hash. The mark is no credential: it tells a copied token
 * that is used elsewhere from an old one that a copied tab of the same browser sends.
 */
export function markBrowser(request: RequestFacts, reply: ReplyHead): Buffer {
  const known = cookieOf(request.cookies, ownCookieName(cookieName, request.secure))
  const value = known !== null && /^[\w-]{43}$/.test(known) ? known : randomBytes(32).toString('base64url')
  reply.header('set-cookie', ownCookie(cookieName, value, cookieSeconds, request.secure))
  return hashOf(value)
}
