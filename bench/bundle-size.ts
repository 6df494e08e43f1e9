/*
 * What a first visit to each screen downloads, gzip level 9, from the manifest of the last build.
 * `npx node bench/bundle-size.ts` prints TSV and ends with 1 where a budget is broken.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { placeOfWords } from '#apps/web/word-places.ts'
import { firstSightAt } from '#platform/shared/page-files.ts'
import { declaredScreens } from '#platform/web/build/declared-screens.ts'

/** kB of JavaScript: the entry with all that it imports at once, and what any screen adds to it. */
const budget = { initial: 199, route: 151 }
/**
 * What only looking at the log-in page costs on the wire: requests and kB, packed as the server packs. The page, its
 * icon and the fonts of both alphabets count too.
 */
const firstVisit = { requests: 12, kB: 316 }

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
const web = 'dist/web'
const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>

const sizes = new Map<string, number>()
function size(file: string): number {
  let found = sizes.get(file)
  if (found === undefined)
    sizes.set(file, (found = gzipSync(readFileSync(join(web, file)), { level: 9 }).length / 1000))
  return found
}

/** All files that importing the chunks fetches, themselves included. */
function filesOf(keys: readonly string[]): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The manifest lacks ${key}; build first.`)
    files.add(chunk.file)
    for (const css of chunk.css ?? []) files.add(css)
    for (const each of chunk.imports ?? []) visit(each)
  }
  keys.forEach(visit)
  return files
}

const sum = (files: Iterable<string>, ending: string) =>
  [...files].filter((file) => file.endsWith(ending)).reduce((total, file) => total + size(file), 0)

/** The manifest's key of a file: its place seen from `apps/web`. */
const inManifest = (file: string) => (file.startsWith('apps/web/') ? file.slice('apps/web/'.length) : `../../${file}`)

/** The words that the first visit in Arabic needs. */
const wordsOf = (module: string, ready: boolean) =>
  [...(ready ? [] : ['kit']), module]
    .map((namespace) => inManifest(`${placeOfWords(namespace)}/ar.ts`))
    .filter((key) => manifest[key])

// The page names its scripts and style sheets itself; an entry merged with what it imports is no entry of the manifest.
const named = [
  ...readFileSync(join(web, 'index.html'), 'utf8').matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g),
].map((found) => found[1]!)
const entryKeys = Object.keys(manifest).filter((key) => named.includes(manifest[key]!.file))
// The start waits for the words of the frame and of the log-in, and the titles of all screens come with them.
const startWords = Object.keys(manifest).filter((key) => key.endsWith('virtual:start-words/ar'))
const started = filesOf(startWords)
const entry = new Set([...named, ...filesOf([...entryKeys, ...startWords])])
const initial = sum(entry, '.js')
const missing: string[] = []
const rows: { path: string; js: number; css: number }[] = []
for (const { screen, file } of await declaredScreens('.')) {
  const frame = screen.frame === 'bare' ? [] : [inManifest('apps/web/shell/Shell.tsx')]
  // The login page is part of the first file.
  const ready = screen.path.startsWith('/pages/login')
  const styles = ready ? [] : [inManifest('apps/web/styles/rest.ts')]
  const page = inManifest(file)
  const module = screen.title.split(':')[0]!
  if (!manifest[page]) {
    missing.push(`${screen.path} is not in the build; is its module listed in apps/web/modules.ts?`)
    continue
  }
  const needed = filesOf([page, ...frame, ...styles, ...wordsOf(module, ready)])
  const more = [...needed].filter((each) => !entry.has(each))
  rows.push({ path: screen.path, js: sum(more, '.js'), css: sum(more, '.css') })
}

const kB = (value: number) => value.toFixed(1)
console.log('screen\tjs_kB\tcss_kB')
console.log(`(initial)\t${kB(initial)}\t${kB(sum(entry, '.css'))}`)
for (const row of rows.toSorted((one, other) => other.js - one.js))
  console.log(`${row.path}\t+${kB(row.js)}\t+${kB(row.css)}`)

const broken = rows
  .filter((row) => row.js > budget.route)
  .map((row) => `${row.path} adds ${kB(row.js)} kB (at most ${budget.route})`)
if (initial > budget.initial) broken.unshift(`the initial JavaScript is ${kB(initial)} kB (at most ${budget.initial})`)
const fonts = Object.values(manifest)
  .map(({ file }) => file)
  .filter((file) => file.endsWith('.woff2'))
const visited = [...new Set([...named, ...started, ...fonts, 'favicon.svg'])]
const packed = (file: string) => {
  const bytes = readFileSync(join(web, file))
  if (file.endsWith('.woff2')) return bytes.length
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).length
}
const page = ['index.html', firstSightAt].reduce((sum, file) => sum + packed(file), 0)
const visit = {
  requests: 1 + visited.length,
  kB: (page + visited.reduce((sum, file) => sum + packed(file), 0)) / 1000,
}
console.log(`(first visit)\t${visit.requests} requests\t${kB(visit.kB)} kB`)
if (visit.requests > firstVisit.requests)
  broken.push(`a first visit takes ${visit.requests} requests (at most ${firstVisit.requests})`)
if (visit.kB > firstVisit.kB) broken.push(`a first visit takes ${kB(visit.kB)} kB (at most ${firstVisit.kB})`)
for (const sentence of [...missing, ...broken]) console.error(sentence)
process.exitCode = missing.length + broken.length > 0 ? 1 : 0
