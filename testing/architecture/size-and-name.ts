import { isTest, type Finding } from './source.ts'

const longest = 300
/** Tests are lists of promises and style sheets lists of looks: they may be longer. */
const longestList = 500
/** Data grow with the data. */
const data = [/^database\/(tables\.ts|seeds\/)/, /\/text\//, /^testing\/fixtures\//, /^apps\/web\/_kit\//]

export function sizeFindings({ path, text }: { path: string; text: string }): Finding[] {
  const lines = text.split('\n').length - 1
  const limit = isTest(path) || path.endsWith('.css') ? longestList : longest
  if (lines <= limit || data.some((each) => each.test(path))) return []
  return [{ path, line: limit, problem: `has ${lines} lines; over ${limit} it holds more than one idea` }]
}

const mostFiles = 20
/** Logs that only grow: each entry is a file for good, and is found by its number. */
const logs = /^(database\/migrations|docs\/decisions)$/

/** A folder with more than one screenful of files holds more than one idea: what belongs together gets a folder of its own. */
export function folderFindings(paths: readonly string[]): Finding[] {
  const folders = Map.groupBy(paths, (path) => path.slice(0, path.lastIndexOf('/')))
  return [...folders]
    .filter(([path, files]) => files.length > mostFiles && !logs.test(path))
    .map(([path, files]) => ({ path, line: 1, problem: `holds ${files.length} files, more than ${mostFiles}` }))
}

const forbidden = /^(utils?|helpers?|common|misc|managers?|services?|base|impl)$/

/** Names that say nothing of what is inside. Seeds are called by what the academy teaches. */
export function nameFindings(path: string): Finding[] {
  if (path.startsWith('database/seeds/')) return []
  const words = path
    .replace(/\.[a-z.]+$/, '')
    .replace(/service-worker/, '')
    .split(/[/\-_.]|(?<=[a-z])(?=[A-Z])/)
    .map((word) => word.toLowerCase())
  return words
    .filter((word) => forbidden.test(word))
    .map((word) => ({
      path,
      line: 1,
      problem: `is called "${word}": a function without a home means that a concept lacks a name`,
    }))
}
