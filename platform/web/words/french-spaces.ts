/**
 * A dictionary with spaces that do not break where French has them: before `?`, `!`, `;`, `:` and `»`, and after `«`. Else
 * a line begins with the sign alone. Dictionaries are written with plain spaces.
 */
export function withFrenchSpaces<Words>(words: Words, language: string): Words {
  return language === 'fr' ? (bound(words) as Words) : words
}

function bound(words: unknown): unknown {
  if (typeof words === 'string') return words.replace(/ (?=[?!;:»])|(?<=«) /g, '\u00a0')
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return words
  return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, bound(each)]))
}
