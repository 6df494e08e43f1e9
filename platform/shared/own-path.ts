// Any origin does: what matters is whether the path leads away from it.
const origin = 'https://academy.invalid'

/**
 * Whether an address, as `to` of the login page, leads to a page of this site: a path from the root and no other host,
 * however it is written (parsers drop tabs, and read a backslash as a slash).
 */
export function isOwnPath(address: string | null | undefined): address is string {
  if (!address || !/^\/(?![/\\])/.test(address) || !URL.canParse(address, origin)) return false
  return new URL(address, origin).origin === origin
}
