import type { ReactNode } from 'react'
import { nothing } from '../format.tsx'
import classes from './KeyValues.module.css'

export interface KeyValue {
  readonly label: ReactNode
  readonly value: ReactNode
  /** Takes the whole line: for long texts. */
  readonly wide?: boolean
}

/** The facts of a record, label above value, in columns that fold on narrow screens. Items that are false are left out. */
export function KeyValues({
  items,
  columns = 3,
}: {
  items: readonly (KeyValue | false | null | undefined)[]
  columns?: 1 | 2 | 3 | 4
}) {
  return (
    <dl className={classes['list']} data-columns={columns}>
      {items.map((item, index) =>
        item ? (
          <div key={index} className={item.wide ? classes['wide'] : classes['item']}>
            <dt className={classes['label']}>{item.label}</dt>
            <dd className={classes['value']}>
              {item.value === null || item.value === undefined || item.value === false || item.value === ''
                ? nothing
                : item.value}
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
