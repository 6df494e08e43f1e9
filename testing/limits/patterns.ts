import { parseSource, walk } from '../architecture/source.ts'

export interface Pattern {
  readonly place: string
  readonly source: string
  readonly flags: string
}

/** The regular expressions that a file spells out. */
export function patternsIn(path: string, text: string): Pattern[] {
  const found: Pattern[] = []
  walk(parseSource(path, text).program, (node) => {
    const regex = node['regex'] as { pattern: string; flags: string } | undefined
    if (node.type !== 'Literal' || !regex) return
    const place = `${path}:${text.slice(0, node.start).split('\n').length}`
    found.push({ place, source: regex.pattern, flags: regex.flags })
  })
  return found
}

/** Runs of plain signs in a pattern, and single ones of its classes: what a text against it would be made of. */
export function wordsOfPattern(source: string): string[] {
  const plain = source
    .replace(/\\[pP]\{[^}]*\}|\\[bBdDwWsS]|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}/gi, '\u0001')
    .replace(/\\(.)/g, '$1')
  const runs = plain.split(/[\u0001()[\]|?*+^$]|\{\d*,?\d*\}/).filter(Boolean)
  return [...new Set([...runs, ...runs.flatMap((run) => [...run].slice(0, 12))])].slice(0, 24)
}
