import type { Bar } from './Columns.tsx'
import { axisOf } from './scale.ts'
import classes from './charts.module.css'

interface Props {
  readonly bars: readonly Bar[]
  readonly write: (value: number) => string
  readonly title: string
}

/** One line for each group with its bar, below it the paler one of the year before. Its numbers are links in the table below. */
export function Ranked({ bars, write, title }: Props) {
  const { share } = axisOf(bars.flatMap(({ value, before }) => [value, before]))
  return (
    <ul className={classes['ranked']} aria-label={title}>
      {bars.map(({ key, name, value, before, label }) => (
        <li key={key} title={label}>
          <span className={classes['who']}>{name}</span>
          <span className={classes['tracks']} aria-hidden>
            <span data-kind="now" style={{ inlineSize: `${share(value)}%` }} />
            {before !== null && <span data-kind="before" style={{ inlineSize: `${share(before)}%` }} />}
          </span>
          <span className={classes['value']}>{value !== null && write(value)}</span>
        </li>
      ))}
    </ul>
  )
}
