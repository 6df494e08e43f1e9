/** First letters of the first two words. Arabic letters stand apart, as they would join. */
export function initialsOf(name: string): string {
  const letters = name
    .split(/\s+/)
    .filter((word) => word && word !== 'ال')
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
  return letters.join(/\p{Script=Arabic}/u.test(name) ? '\u200c' : '')
}
