import { homeOf } from '#platform/shared/homes.ts'
import type { Screen } from '#platform/shared/screen.ts'
import { href, isOwnPath } from '../href.ts'
import { joinOtherTabs, renewSession } from '../signed-in/renewal.ts'
import { currentSession, mayPass, sessionIsValid } from '../session.ts'

/** The login page's address: the competition code in the path, the page wanted in `to`. */
export function loginAddress(wanted: string): string {
  const code = sessionStorage.getItem('CompetitionCode')
  return href(
    '/pages/login/:CompetitionCode?',
    { CompetitionCode: code },
    { to: wanted === '/' || !isOwnPath(wanted) ? null : wanted },
  )
}

/** Whether a failed session may send the visitor of this path to the login page: never from registration or login itself. */
export const mayLeadToLogin = (pathname: string): boolean => !/^\/(registration|pages\/login)(\/|$)/i.test(pathname)

/**
 * Asked before a screen opens. Gives the address to go to instead, or null. A session whose token has run out is
 * renewed first, as the refresh token lives longer.
 */
export async function insteadOf(screen: Screen, wanted: string): Promise<string | null> {
  await joinOtherTabs()
  if (screen.auth && !sessionIsValid()) {
    // Not reached now: the page opens and says so itself; its calls try again.
    const renewed = currentSession() ? await renewSession().catch(() => true) : false
    if (!renewed) return loginAddress(wanted)
  }
  const user = currentSession()?.user ?? null
  if (!user && !mayPass(screen.rule, null)) return loginAddress(wanted)
  if (screen.path === '/' && user) return homeOf(user.userRole)
  return null
}
