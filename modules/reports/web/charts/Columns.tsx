import { scaleBand } from 'd3-scale'
import { AppLink } from '#platform/web/link.tsx'
import { axisOf } from './scale.ts'
import classes from './charts.module.css'

export interface Bar {
  readonly key: string
  readonly name: string
  readonly value: number | null
  readonly before: number | null
  /** What a screen reader says of it, number and all. */
  readonly label: string
  /** Its name is left out where the columns are narrow. */
  readonly isSpare?: boolean
  /** Written over the column, where no table stands beside it. */
  readonly shown?: string
  /** Written below the column, where the line of time goes over more than one. */
  readonly year?: string
  /** The rows that it counted. */
  readonly to?: string | undefined
}

interface Props {
  readonly bars: readonly Bar[]
  readonly write: (value: number) => string
  readonly title: string
}

const height = 220

/**
 * Columns in the order of time, beside each the paler one of the year before. Laid out by what lies along the line of
 * reading, so that it runs from the right in Arabic; the numbers stand in the table beside it too.
 */
export function Columns({ bars, write, title }: Props) {
  const { share, ticks } = axisOf(bars.flatMap(({ value, before }) => [value, before]))
  const across = scaleBand(
    bars.map(({ key }) => key),
    [0, 100],
  )
    .paddingInner(0.25)
    .paddingOuter(0.1)
  const width = across.bandwidth()
  const hasBefore = bars.some(({ before }) => before !== null)
  return (
    <figure
      className={classes['columns']}
      aria-label={title}
      data-years={bars.some(({ year }) => year !== undefined) || undefined}
      style={{ '--plot': `${height}px` } as object}
    >
      <div className={classes['axis']} aria-hidden>
        {ticks.map((tick) => (
          <span key={tick} className={classes['tick']} style={{ insetBlockEnd: `${share(tick)}%` }}>
            <span>{write(tick)}</span>
          </span>
        ))}
      </div>
      <ul className={classes['plot']}>
        {bars.map(({ key, name, value, before, label, isSpare, shown, year, to }) => {
          const pair = (
            <span className={classes['pair']} aria-hidden>
              {hasBefore && <span data-kind="before" style={{ blockSize: `${share(before)}%` }} />}
              <span data-kind="now" style={{ blockSize: `${share(value)}%` }} />
            </span>
          )
          return (
            <li key={key} style={{ insetInlineStart: `${across(key)}%`, inlineSize: `${width}%` }} title={label}>
              {to ? (
                <AppLink to={to as '/'} className={classes['column']!} aria-label={label}>
                  {pair}
                </AppLink>
              ) : (
                pair
              )}
              <span className={classes['under']} aria-hidden={shown === undefined} data-spare={isSpare || undefined}>
                {name}
                {shown !== undefined && <b>{shown}</b>}
              </span>
              {year !== undefined && (
                <span className={classes['year']} aria-hidden>
                  {year}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </figure>
  )
}
