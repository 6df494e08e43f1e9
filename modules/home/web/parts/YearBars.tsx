import { monthOf } from '#platform/shared/values/months.ts'
import type { CSSProperties } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { inLanguage, type Trilingual } from '#platform/shared/text.ts'
import { addDays, daysBetween, type Day } from '#platform/shared/values/dates.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useLanguage } from '#platform/web/text.ts'
import type { getHomeModel } from '../../contract/home.ts'
import { lanesOf } from '../../rules/lanes.ts'
import classes from './YearBars.module.css'

type Year = NonNullable<Output<typeof getHomeModel>['Calendar']>
interface Bar {
  readonly key: number
  readonly name: string
  readonly from: Day
  readonly to: Day
}

/** More than these side by side would be a wall; the months below name them all. */
const mostLanes = 8

/**
 * The whole year as a strip: its months, terms and holidays behind, the own classes as bars. For the eye alone: the months below say
 * the same in words, and on a phone stand alone.
 */
export function YearBars({ year, today, bars }: { year: Year; today: Day; bars: readonly Bar[] }) {
  const format = useFormat()
  const language = useLanguage()
  const days = daysBetween(year.FirstDay, year.LastDay) + 1
  const at = (day: Day) => Math.min(100, Math.max(0, (daysBetween(year.FirstDay, day) / days) * 100))
  const placed = (from: Day, to: Day, lane?: number) =>
    ({
      '--from': `${at(from)}%`,
      '--size': `${at(addDays(to, 1)) - at(from)}%`,
      ...(lane !== undefined && { '--lane': lane }),
    }) as CSSProperties
  const nameOf = (name: unknown) => inLanguage(name as Trilingual, language).text
  const inOrder = bars.toSorted((a, b) => a.from.localeCompare(b.from))
  const lanes = lanesOf(inOrder, mostLanes)
  const used = 1 + Math.max(-1, ...lanes.map((lane) => lane ?? -1))
  return (
    <div className={classes['year']} aria-hidden>
      <div className={classes['months']}>
        {monthsOf(year).map(([first, last]) => (
          <span key={first} className={classes['month']} style={placed(first, last)}>
            {format.monthShort(Number(first.slice(5, 7)))}
          </span>
        ))}
      </div>
      <div className={classes['field']} style={{ '--lanes': Math.max(1, used) } as CSSProperties}>
        {monthsOf(year).map(([first]) => (
          <span key={first} className={classes['rule']} style={placed(first, first)} />
        ))}
        {year.Terms.map(({ Name, FirstDay, LastDay }) => (
          <span
            key={FirstDay}
            className={classes['term']}
            style={placed(FirstDay, LastDay)}
            title={format.joined([nameOf(Name), format.dayRange(FirstDay, LastDay)])}
          />
        ))}
        {year.Holidays.map(({ ID, Name, FirstDay, LastDay }) => (
          <span
            key={ID}
            className={classes['holiday']}
            style={placed(FirstDay, LastDay)}
            title={format.joined([nameOf(Name), format.dayRange(FirstDay, LastDay)])}
          />
        ))}
        {inOrder.map((bar, index) => {
          const lane = lanes[index]
          if (lane === null || lane === undefined) return null
          return (
            <span
              key={bar.key}
              className={classes['bar']}
              data-over={bar.to < today || undefined}
              style={placed(bar.from, bar.to, lane)}
              title={format.joined([bar.name, format.dayRange(bar.from, bar.to)])}
            />
          )
        })}
        <span className={classes['today']} style={placed(today, today)} />
      </div>
    </div>
  )
}

/** The first and the last day of each month of the year, within it. */
function monthsOf({ FirstDay, LastDay }: Year): (readonly [Day, Day])[] {
  const months: (readonly [Day, Day])[] = []
  for (let first = FirstDay; first <= LastDay;) {
    const [, last] = monthOf(first)
    months.push([first, last < LastDay ? last : LastDay])
    first = addDays(last, 1)
  }
  return months
}
