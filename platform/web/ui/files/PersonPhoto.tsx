import { initialsOf } from '../../signed-in/initials.ts'
import { useFileAddress } from './file-address.ts'
import classes from './PersonPhoto.module.css'

export interface PersonPhotoProps {
  /** The stored file; without one the initials stand there. */
  readonly fileId: number | null
  readonly name: string
  /** Width and height, as `2.4rem`. */
  readonly size: string
  /** Grey where initials stand: in lists. */
  readonly quiet?: boolean
}

const decorative = ''

/**
 * Somebody's photo in a circle, fetched with the bearer; their initials where there is none, and until it has come.
 * Decorative: the name stands beside it.
 */
export function PersonPhoto({ fileId, name, size, quiet = false }: PersonPhotoProps) {
  const address = useFileAddress(fileId)
  return (
    <span
      className={classes['circle']}
      data-quiet={quiet || undefined}
      style={{ inlineSize: size, fontSize: `calc(${size} * 0.39)` }}
      aria-hidden
    >
      {address ? <img src={address} alt={decorative} className={classes['picture']} /> : initialsOf(name)}
    </span>
  )
}
