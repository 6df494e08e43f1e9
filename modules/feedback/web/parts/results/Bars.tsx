import { useFormat } from '#platform/web/format.tsx'
import classes from './Bars.module.css'

/** How often each answer was given: a line each, with a bar as long as its share. */
export function Bars({ rows }: { rows: readonly { readonly label: string; readonly count: number }[] }) {
  const format = useFormat()
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <dl className={classes['bars']}>
      {rows.map(({ label, count }, at) => (
        <div key={at} className={classes['row']} data-none={count === 0 || undefined}>
          <dt className={classes['label']}>
            <bdi>{label}</bdi>
          </dt>
          <dd className={classes['value']}>
            <span className={classes['track']} aria-hidden>
              <span className={classes['bar']} style={{ inlineSize: `${(100 * count) / most}%` }} />
            </span>
            <span className={classes['count']}>{format.number(count)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
