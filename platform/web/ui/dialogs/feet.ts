/** CSS pixels from the lower edge in which one toast stands, with the space below it. */
const toastStandsIn = 88

interface Edges {
  readonly top: number
  readonly bottom: number
  readonly height: number
}

/**
 * How much of the window's lower edge (at `lower`) is taken by bars of actions: those that stick to it, and those that
 * have scrolled on to their own place just where a toast would stand. Anywhere else none is in its way.
 */
export function takenBelow(feet: readonly Edges[], lower: number): number {
  const isInTheWay = ({ top, bottom, height }: Edges) =>
    height > 0 && top < lower && bottom > lower - Math.max(height / 2, toastStandsIn)
  const tops = feet.filter(isInTheWay).map(({ top }) => top)
  return tops.length === 0 ? 0 : Math.max(0, lower - Math.min(...tops))
}

/** The same of the bars marked `data-foot`, as far as they are there now. */
export const footHeight = (): number =>
  takenBelow(
    [...document.querySelectorAll<HTMLElement>('[data-foot]')].map((foot) => foot.getBoundingClientRect()),
    window.innerHeight,
  )
