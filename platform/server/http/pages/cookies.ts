/** The cookie's value out of a `Cookie` header; null where it was not sent. */
export function cookieOf(cookies: string, name: string): string | null {
  for (const each of cookies.split(';')) {
    const at = each.indexOf('=')
    if (at > 0 && each.slice(0, at).trim() === name) return each.slice(at + 1).trim()
  }
  return null
}

/**
 * A `Set-Cookie` header for a cookie that scripts cannot read and other sites cannot send. Over https its name gets
 * the prefix with which browsers let nobody else set it; plain http, as on one's own machine, knows no such cookie.
 */
export const ownCookie = (name: string, value: string, seconds: number, secure: boolean): string =>
  `${ownCookieName(name, secure)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`

export const ownCookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name)
