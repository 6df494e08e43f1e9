import type { ReactNode } from 'react'
import { useFormat } from '../format.tsx'
import { AppLink } from '../link.tsx'
import classes from './CountTiles.module.css'

export interface CountTile {
  readonly key: string
  readonly count: number
  readonly label: ReactNode
  /** Smaller, under the label: since when the oldest waits. */
  readonly note?: ReactNode
  /** The page with exactly what was counted. */
  readonly href: string
}

/** How much waits, by what has to be done; each leads to where it is done. The number comes last: before it a noun needs no form. */
export function CountTiles({ tiles }: { tiles: readonly CountTile[] }) {
  const format = useFormat()
  return (
    <ul className={classes['tiles']}>
      {tiles.map(({ key, count, label, note, href }) => (
        <li key={key}>
          <AppLink to={href as '/'} className={classes['tile']!}>
            <span className={classes['label']}>
              {label}
              {note && <span className={classes['note']}>{note}</span>}
            </span>
            <span className={classes['count']}>{format.number(count)}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
