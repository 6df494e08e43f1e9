import { passes, type Permission, type Role } from '#platform/shared/access.ts'
import { homeOf } from '#platform/shared/homes.ts'
import { fetchAhead } from './ahead.ts'
import { answeredEarly, sendEarly } from '../signed-in/early.ts'
import { headOfPage } from './head-of-page.ts'
import { localeOf, type Language } from '../language.ts'

/** The part of a log-in's answer that says who is in. */
export interface WhoIsIn {
  readonly accessToken: string
  readonly userData: { readonly userRole: Role; readonly permissions: readonly Permission[] }
  /** What the page asks first that was named with the log-in, by address; in the language in which it was asked. */
  readonly next?: { readonly language: Language; readonly answers: Readonly<Record<string, unknown>> } | undefined
}

/** What a log-in names, to be answered what that page asks first: null is the home; undefined where nothing is known of it. */
export function namedNext(): string | null | undefined {
  const next = headOfPage()?.next
  return next && next.asks.length > 0 ? next.to : undefined
}

/**
 * Asks at once for what the page that a log-in leads to needs, in the language in which it will be read, and for what
 * that page asks for first, unless the log-in's answer brought it: its code need not be there. `to` is the page that was wanted; null: the home of the role.
 */
export function beginNextPage({ accessToken, userData, next }: WhoIsIn, to: string | null, language: Language): void {
  const head = headOfPage()
  if (!head?.next || head.next.to !== to) return
  const home = homeOf(userData.userRole)
  const headers = { 'accept-language': localeOf(language), authorization: `Bearer ${accessToken}` }
  for (const { page, rule, addresses } of head.next.asks) {
    if (!passes(rule, userData.userRole, userData.permissions) || (to === null && page !== home)) continue
    for (const address of addresses) {
      const init = { method: 'GET', headers, body: null } as const
      const answer = next?.language === language ? next.answers[address] : undefined
      if (answer === undefined) void sendEarly(address, init)
      else answeredEarly(address, init, answer)
    }
  }
  // After the questions, which then get the first connections.
  fetchAhead(head.start, language)
  fetchAhead(head.next, language, true)
}
