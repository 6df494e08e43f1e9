import { useGo } from '#platform/web/start/address.ts'
import { isOwnPath } from '#platform/web/href.ts'
import { homeOf } from '#platform/shared/homes.ts'
import { currentSession } from '#platform/web/session.ts'
import { codePage, type Arrival } from './attempt.ts'
import type { Outcome } from './sign-in.ts'

/** Leads on once somebody is in: to the page that was wanted, or home; or to the page that takes the code. */
export function useArrive(): (outcome: Outcome, arrival: Arrival) => void {
  const go = useGo()
  return (outcome, { to, competition }) => {
    if (outcome !== 'in') return void go(codePage(outcome))
    if (competition) sessionStorage.setItem('CompetitionCode', competition)
    const role = currentSession()?.user.userRole ?? 'anonymous'
    void go.replace((isOwnPath(to) ? to : homeOf(role)) as `/${string}`)
  }
}
