import { type ComponentType, lazy } from 'react'

/** Milliseconds: not every cut of a line is told. */
const beforeNextTry = 30_000

/**
 * A part beside the page that nobody waits for, in a file of its own: where it does not come, as the line was cut, the page
 * stands without it until there is one.
 */
export function beside<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const come = (): Promise<{ default: ComponentType<Props> }> =>
    load().catch(async () => {
      await new Promise((resolve) => {
        addEventListener('online', resolve, { once: true })
        setTimeout(resolve, beforeNextTry)
      })
      return come()
    })
  return lazy(come) as ComponentType<Props>
}
