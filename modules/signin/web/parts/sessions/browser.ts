export interface Browser {
  /** Null where the text names none that we know. */
  readonly browser: string | null
  readonly system: string
  readonly mobile: boolean
}

// In this order: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari.
const browsers: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Headless)?Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** What a browser says of itself, in words that people know. */
export function browserOf(userAgent: string): Browser {
  const named = (list: readonly [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent))?.[1]
  return {
    browser: named(browsers) ?? null,
    system: named(systems) ?? '—',
    mobile: /Mobile|Android|iPhone/.test(userAgent),
  }
}
