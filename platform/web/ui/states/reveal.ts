/**
 * Scrolls a part of a sideways strip into the strip's middle. The strip alone moves: `scrollIntoView` would move the page
 * too where the strip is above or below what one sees.
 */
export function reveal(strip: HTMLElement, part: Element | null | undefined, smooth: boolean): void {
  if (!part) return
  const [box, place] = [strip.getBoundingClientRect(), part.getBoundingClientRect()]
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  strip.scrollBy({
    left: place.left + place.width / 2 - (box.left + box.width / 2),
    behavior: smooth && !still ? 'smooth' : 'instant',
  })
}
