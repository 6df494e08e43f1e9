/*
 * What a first visit to each screen downloads, gzip level 9, from what the last build wrote down.
 * `npx node bench/bundle-size.ts` prints TSV and ends with 1 where a budget is broken.
 */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { filesOfPagesAt, firstSightAt, packedEnding, type FilesOfPages } from '#platform/shared/page-files.ts'

/**
 * kB of JavaScript: of the log-in page with all that it imports at once, of a visit that begins with any screen, and of one
 * that begins with a list, which brings no fields before somebody filters.
 */
const budget = { initial: 175, whole: 423, list: 332 }
const aList = '/User/Trainee'
/**
 * What only looking at the log-in page costs on the wire: requests and kB, packed as the server packs. The page, its
 * icon and the fonts of both alphabets count too.
 */
const firstVisit = { requests: 10, kB: 295 }

const web = 'dist/web'
const built = JSON.parse(readFileSync(join(web, filesOfPagesAt), 'utf8')) as FilesOfPages

const sizes = new Map<string, number>()
function size(file: string): number {
  let found = sizes.get(file)
  if (found === undefined)
    sizes.set(file, (found = gzipSync(readFileSync(join(web, file)), { level: 9 }).length / 1000))
  return found
}

const sum = (files: Iterable<string>, ending: string) =>
  [...files].filter((file) => file.endsWith(ending)).reduce((total, file) => total + size(file), 0)

// The page names its scripts and style sheets itself; the start waits for the words of the log-in in Arabic.
const named = [
  ...readFileSync(join(web, 'index.html'), 'utf8').matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g),
].map((found) => found[1]!)
const plain = (addresses: readonly string[]) => addresses.map((each) => each.slice(1))
const started = [...plain(built.start.files), ...plain(built.start.words['ar'] ?? [])]
const entry = new Set([...named, ...started])
const initial = sum(entry, '.js')
const rows = built.pages.map(({ path, files, words }) => {
  const more = [...new Set(plain([...files, ...(words['ar'] ?? [])]))].filter((each) => !entry.has(each))
  return { path, requests: more.length, js: sum(more, '.js'), css: sum(more, '.css') }
})

const kB = (value: number) => value.toFixed(1)
console.log('screen\trequests\tjs_kB\tcss_kB')
console.log(`(initial)\t${entry.size}\t${kB(initial)}\t${kB(sum(entry, '.css'))}`)
for (const row of rows.toSorted((one, other) => other.js - one.js))
  console.log(`${row.path}\t+${row.requests}\t+${kB(row.js)}\t+${kB(row.css)}`)

const mostOf = (path: string) => (path === aList ? budget.list : budget.whole)
const broken = rows
  .filter((row) => initial + row.js > mostOf(row.path))
  .map((row) => `a visit to ${row.path} takes ${kB(initial + row.js)} kB of JavaScript (at most ${mostOf(row.path)})`)
if (rows.every(({ path }) => path !== aList))
  broken.push(`there is no screen ${aList}, by which lists are held to their budget`)
if (initial > budget.initial) broken.unshift(`the initial JavaScript is ${kB(initial)} kB (at most ${budget.initial})`)
const fonts = globSync('assets/*.woff2', { cwd: web })
const visited = [...new Set([...named, ...started, ...fonts, 'favicon.svg'])]
const packed = (file: string) => {
  const bytes = readFileSync(join(web, file))
  if (file.endsWith('.woff2')) return bytes.length
  const byTheBuild = join(web, file + packedEnding)
  if (existsSync(byTheBuild)) return statSync(byTheBuild).size
  // The page itself is packed anew for each reader.
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
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
for (const sentence of broken) console.error(sentence)
process.exitCode = broken.length > 0 ? 1 : 0
