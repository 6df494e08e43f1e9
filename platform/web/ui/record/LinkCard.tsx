import type { ReactNode } from 'react'
import { FilePicture } from '../files/FilePicture.tsx'
import classes from './LinkCard.module.css'

interface LinkCardProps {
  /** The stored picture; null where there is none. */
  readonly pictureId?: number | null
  /** Above the name, small; two parts stand at its ends. */
  readonly head: ReactNode
  /** The name as a link to what the card is about. */
  readonly name: ReactNode
  readonly children?: ReactNode
  /** At the card's foot, however tall its neighbours are. */
  readonly foot: ReactNode
}

// The name stands below it.
const noWords = ''

/** A record at a glance among others: the whole card can be pressed, and its name alone is read as the link. */
export function LinkCard({ pictureId = null, head, name, children, foot }: LinkCardProps) {
  return (
    <article className={classes['card']}>
      {pictureId !== null && (
        <div className={classes['picture']}>
          <FilePicture fileId={pictureId} description={noWords} />
        </div>
      )}
      <div className={classes['head']}>{head}</div>
      <h2 className={classes['name']}>{name}</h2>
      {children}
      <div className={classes['foot']}>{foot}</div>
    </article>
  )
}
