import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct } from '#platform/server/acts/write-act.ts'
import { academyYear } from '#platform/server/content/number-series.ts'
import type { AllModules } from '#platform/server/module.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { lastCounter, type CountedPattern } from '#platform/shared/values/number-pattern.ts'
import type { changeNumberSeries as call } from '../../contract/number-series.ts'
import { numberRepeats, patternOfAnother } from '../../contract/refusals.ts'
import { noun, type Doing } from './number-series-noun.ts'
import * as store from '../store/number-series.ts'

/** Changes how a series writes its numbers from now on. What it would make must be nobody's yet; its counter stays. */
export async function changeNumberSeries(
  doing: Doing,
  modules: AllModules,
  id: number,
  { Version, Pattern, Digits, Restarts }: Argument<typeof call>['body'],
) {
  const { db, now } = doing
  const series = (await store.lockedSeries(db, id)) ?? refuse(notFound)
  if (series.version !== Version) return refuseChanged(db, ['numberSeries', id])
  const other = await store.seriesOfPattern(db, Pattern, id)
  if (other) refuse(patternOfAnother, { series: other }, [{ path: 'Pattern', code: 'alreadyUsed' }])
  const changed = { pattern: Pattern, digits: Digits, restarts: Restarts }
  await refuseRepeating(
    doing,
    modules,
    series.key,
    {
      ...changed,
      year: series.year,
      lastNumber: series.last_number,
    },
    await academyYear(db, now),
  )
  await writeAct(doing, noun, series, 'changeNumberSeries', { set: changed })
  return { ID: id, Version: Version + 1 }
}

/** Refuses where something bears a number already that the series has yet to come to. */
async function refuseRepeating(
  { db }: Doing,
  modules: AllModules,
  key: string,
  series: CountedPattern,
  thisYear: number,
): Promise<void> {
  const column = modules().find(({ numbered }) => numbered && Object.hasOwn(numbered, key))?.numbered?.[key]
  if (!column) throw new Error(`no module says where the numbers of ${key} stand`)
  const running = lastCounter(series, thisYear)
  const ofYears = await store.countersOfYears(db, key)
  const hasYear = series.pattern.includes('{year}')
  for (const given of await store.givenNumbers(db, column, series.pattern)) {
    // The counters of years that are over stand still.
    if (hasYear && given.year < running.year) continue
    const isRunning = !hasYear || given.year === running.year || !series.restarts
    const reached = isRunning ? running.counter : (ofYears.get(given.year) ?? 0)
    if (given.counter > reached)
      refuse(numberRepeats, { number: given.number }, [{ path: 'Pattern', code: 'numberRepeats' }])
  }
}
