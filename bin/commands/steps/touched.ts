/** What every test may stand on, though no import says so. */
const underAll = [
  /^database\//,
  /^package(-lock)?\.json$/,
  /^(vite|vitest)\.config\.ts$/,
  /^tsconfig\.json$/,
  /^testing\/(global-setup|template|temporary-postgres|database)\.ts$/,
]
/** What a page is made of. */
const pages = [/^apps\/web\//, /^platform\/web\//, /^modules\/[^/]+\/(web|text|contract|rules)\//, /^e2e\//]
/** What a journey meets on the server. */
const served = [/^apps\/server\//, /^platform\/(server|shared)\//, /^modules\/[^/]+\/server\//]
const onOtherServers = [/^modules\/[^/]+\/server\//, /^platform\/server\/postgres\//]

const any = (files: readonly string[], patterns: readonly RegExp[]) =>
  files.some((file) => patterns.some((pattern) => pattern.test(file)))

/** How much of a step the changed files can have broken: all of it, the tests that import them, or nothing. */
export function reachOf(step: string, files: readonly string[]): 'all' | 'imported' | 'nothing' {
  const all = any(files, underAll)
  switch (step) {
    case 'unit':
    case 'calls':
      return all ? 'all' : 'imported'
    case 'postgres':
      return all || any(files, onOtherServers) ? 'all' : 'nothing'
    case 'build':
    case 'budget':
      return all || any(files, pages) ? 'all' : 'nothing'
    case 'journeys':
      return all || any(files, [...pages, ...served]) ? 'all' : 'nothing'
    default:
      return 'all'
  }
}
