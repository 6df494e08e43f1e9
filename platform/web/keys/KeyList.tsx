import { Kbd } from '@mantine/core'
import classes from './KeyList.module.css'

export interface KeyLine {
  /** As they stand on the keys, pressed one after the other. */
  readonly keys: readonly string[]
  readonly does: string
}

/** Which keys do what. */
export function KeyList({ lines }: { lines: readonly KeyLine[] }) {
  return (
    <dl className={classes['keys']}>
      {lines.map(({ keys, does }) => (
        <div key={keys.join(' ')}>
          <dt dir="ltr">
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
