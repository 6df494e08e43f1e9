import { useGo } from '#platform/web/start/address.ts'
import { isOwnPath } from '#platform/web/href.ts'
import { homeOf } from '#platform/shared/homes.ts'
import { currentSession } from '#platform/web/session.ts'
import { codePage, type Arrival } from './attempt.ts'
import type { Outcome } from './sign-in.ts'

/** Leads on once somebody is in: to the page that was wanted, to the competition that brought them, or home; or to the page that takes the code. */
export function useArrive(): (outcome: Outcome, arrival: Arrival) => void {
  const go = useGo()
  return (outcome, { to, competition }) => {
    if (outcome !== 'in') return void go(codePage(outcome))
    if (competition) sessionStorage.setItem('CompetitionCode', competition)
    const role = currentSession()?.user.userRole ?? 'anonymous'
    // Only a trainee has a page for it.
    const home =
      competition && role === 'trainee' ? `/CompetitionAnswer/${encodeURIComponent(competition)}` : homeOf(role)
    void go.replace((isOwnPath(to) ? to : home) as `/${string}`)
  }
}
