/*
 * What a first visit to each screen downloads, gzip level 9, from the manifest of the last build.
 * `npx node bench/bundle-size.ts` prints TSV and ends with 1 where a budget is broken.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Screen } from '#platform/shared/screen.ts'

/** kB of JavaScript: the entry with all that it imports at once, and what any screen adds to it. */
const budget = { initial: 195, route: 150 }

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

/** The manifest's key of a page: its place seen from `apps/web`. */
function keyOf(screen: Screen, module: string): string {
  const said = /import\(['"](.+?)['"]\)/.exec(screen.page.toString())?.[1]
  if (!said) throw new Error(`${screen.path} does not import its page in place.`)
  const file = said.startsWith('#') ? said.slice(1) : normalize(`modules/${module}/web/${said}`)
  return inManifest(file)
}
const inManifest = (file: string) => (file.startsWith('apps/web/') ? file.slice('apps/web/'.length) : `../../${file}`)

/** The words that the first visit in Arabic needs. */
const wordsOf = (module: string, ready: boolean) =>
  [...(ready ? [] : ['platform/web/text/kit']), `modules/${module}/text`]
    .map((folder) => inManifest(`${folder}/ar.ts`))
    .filter((key) => manifest[key])

// The page names its scripts and style sheets itself; an entry merged with what it imports is no entry of the manifest.
const named = [
  ...readFileSync(join(web, 'index.html'), 'utf8').matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g),
].map((found) => found[1]!)
const entryKeys = Object.keys(manifest).filter((key) => named.includes(manifest[key]!.file))
// The start waits for the frame's own words and asks for the titles of all screens.
const startWords = Object.keys(manifest).filter(
  (key) => key.endsWith('platform/web/text/ar.ts') || key.endsWith('virtual:screen-titles/ar'),
)
const entry = new Set([...named, ...filesOf([...entryKeys, ...startWords])])
const initial = sum(entry, '.js')
const missing: string[] = []
const rows: { path: string; js: number; css: number }[] = []
for (const file of globSync('modules/*/web/*screens.ts').sort()) {
  const module = file.split('/')[1]!
  const declared = Object.values((await import(`#${file}`)) as Record<string, Screen[]>).flat()
  for (const screen of declared) {
    const frame = screen.frame === 'bare' ? [] : [inManifest('apps/web/shell/Shell.tsx')]
    // The login page is part of the first file.
    const ready = screen.path.startsWith('/pages/login')
    const styles = ready ? [] : [inManifest('apps/web/styles/rest.ts')]
    const page = keyOf(screen, module)
    if (!manifest[page]) {
      missing.push(`${screen.path} is not in the build; is its module listed in apps/web/modules.ts?`)
      continue
    }
    const needed = filesOf([page, ...frame, ...styles, ...wordsOf(module, ready)])
    const more = [...needed].filter((each) => !entry.has(each))
    rows.push({ path: screen.path, js: sum(more, '.js'), css: sum(more, '.css') })
  }
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
for (const sentence of [...missing, ...broken]) console.error(sentence)
process.exitCode = missing.length + broken.length > 0 ? 1 : 0
