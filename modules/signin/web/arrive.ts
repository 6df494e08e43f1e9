import { useGo } from '#platform/web/start/address.ts'
import { isOwnPath } from '#platform/web/href.ts'
import { homeOf } from '#platform/shared/homes.ts'
import { currentSession } from '#platform/web/session.ts'
import { codePage, type Arrival } from './attempt.ts'
import type { Outcome } from './sign-in.ts'

/** The page to which somebody goes who is in: the wanted one, the competition that brought them, or home. */
export function targetOf({ to, competition }: Arrival): `/${string}` {
  const role = currentSession()?.user.userRole ?? 'anonymous'
  // Only a trainee has a page for it.
  const home =
    competition && role === 'trainee' ? `/CompetitionAnswer/${encodeURIComponent(competition)}` : homeOf(role)
  return (isOwnPath(to) ? to : home) as `/${string}`
}

/** Leads on once somebody is in: to the page that was wanted, to the competition that brought them, or home; or to the page that takes the code. */
export function useArrive(): (outcome: Outcome, arrival: Arrival) => void {
  const go = useGo()
  return (outcome, arrival) => {
    if (outcome !== 'in') return void go(codePage(outcome))
    if (arrival.competition) sessionStorage.setItem('CompetitionCode', arrival.competition)
    void go.replace(targetOf(arrival))
  }
}
