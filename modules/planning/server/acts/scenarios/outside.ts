import type { Day } from '#platform/shared/values/dates.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { outsideScenario } from '../../../contract/refusals.ts'

/** Rows of a scenario begin within its year; null: the row is of the active plan, which has every year. */
export function refuseOutside(year: number | null, startsOn: Day): void {
  if (year !== null && Number(startsOn.slice(0, 4)) !== year)
    refuse(outsideScenario, { year }, [{ path: 'StartDate', code: 'notAllowed' }])
}
