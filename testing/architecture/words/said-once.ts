import { parseSource, walk, type Node } from '../source.ts'

export interface Dictionary {
  readonly folder: string
  /** The sources of its languages, always in the same order. */
  readonly texts: readonly string[]
}

/** The forms of a counted word belong together, and languages need different ones. */
const countedForm = /_(zero|one|two|few|many|other)$/

/** A line for each text that is written out in several places, the same in every language. */
export function saidTwice(dictionaries: readonly Dictionary[]): readonly string[] {
  const places = new Map<string, string[]>()
  for (const { folder, texts } of dictionaries) {
    const [first, ...others] = texts.map((text) => writtenOut(`${folder}/words.ts`, text))
    for (const [key, words] of first!) {
      if (countedForm.test(key)) continue
      const all = [words, ...others.map((each) => each.get(key))]
      if (all.includes(undefined)) continue
      const text = all.join(' | ')
      places.set(text, [...(places.get(text) ?? []), `${folder} ${key}`])
    }
  }
  return [...places].filter(([, at]) => at.length > 1).map(([text, at]) => `${text}: ${at.join(', ')}`)
}

/**
 * Of how many keys the English is said again without a reason, in percent, and a line for each such text. The reason to say
 * it again is that it is two words in Arabic and in French: where one of them has a single word, the other has drifted.
 */
export function drifted(dictionaries: readonly Dictionary[]): { percent: number; texts: readonly string[] } {
  const said = new Map<string, { at: string; others: readonly (string | undefined)[] }[]>()
  let keys = 0
  for (const { folder, texts } of dictionaries) {
    const [arabic, english, french] = texts.map((text) => writtenOut(`${folder}/words.ts`, text))
    for (const [key, words] of english!) {
      if (countedForm.test(key)) continue
      const others = [arabic!.get(key), french!.get(key)]
      said.set(words, [...(said.get(words) ?? []), { at: `${folder} ${key}`, others }])
    }
    keys += keysIn(texts[1]!)
  }
  const found = [...said].map(([words, all]) => {
    const again = all.filter((one) => all.some((other) => other !== one && agrees(one.others, other.others)))
    return { words, at: again.map(({ at }) => at) }
  })
  return {
    percent: (100 * found.reduce((sum, { at }) => sum + at.length, 0)) / keys,
    texts: found.filter(({ at }) => at.length > 0).map(({ words, at }) => `${words}: ${at.join(', ')}`),
  }
}

const agrees = (one: readonly (string | undefined)[], other: readonly (string | undefined)[]): boolean =>
  one.some((words, language) => words !== undefined && words === other[language])

/** How many texts a dictionary has, its own and those that it takes from elsewhere. */
function keysIn(text: string): number {
  let keys = 0
  walk(parseSource('words.ts', text).program, (node) => {
    if (node.type === 'Property' && (node['value'] as Node).type !== 'ObjectExpression') keys++
  })
  return keys
}

/**
 * Key by key what a dictionary says itself; what it takes from elsewhere is left out. A part that stands apart in the file has
 * the keys of where it is put, so that it is found whether another language keeps it apart or not.
 */
function writtenOut(path: string, text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const parts = partsOf(parseSource(path, text).program)
  const put = new Set<string>()
  const read = (node: Node | null, key: readonly string[]): void => {
    if (!node) return
    if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
      return read(node['expression'] as Node, key)
    if (node.type === 'Literal' && typeof node['value'] === 'string') found.set(key.join('.'), node['value'])
    if (node.type !== 'ObjectExpression') return
    for (const property of node['properties'] as readonly Node[]) {
      const name = property['key'] as Node | undefined
      const part = nameOf((property['argument'] ?? property['value']) as Node)
      if (part !== null && parts.has(part)) {
        // Put in two places, it is still said once.
        if (!put.has(part)) read(parts.get(part)!, name ? [...key, keyOf(name)] : key)
        put.add(part)
      } else if (name) read(property['value'] as Node, [...key, keyOf(name)])
    }
  }
  for (const [name, part] of [...parts].toReversed())
    if (!put.has(name)) read(part, /^(ar|en|fr)$/.test(name) ? [] : [name])
  return found
}

/** What the file declares, by name: what is put somewhere is declared before. */
function partsOf(program: Node): Map<string, Node | null> {
  const declared = (program['body'] as readonly Node[]).map((statement) =>
    statement.type === 'ExportNamedDeclaration' ? (statement['declaration'] as Node | null) : statement,
  )
  const all = declared.flatMap((each) =>
    each?.type === 'VariableDeclaration' ? (each['declarations'] as readonly Node[]) : [],
  )
  return new Map(all.map((each) => [String((each['id'] as Node)['name']), each['init'] as Node | null]))
}

const nameOf = (node: Node): string | null => (node.type === 'Identifier' ? String(node['name']) : null)
const keyOf = (name: Node): string => String(name['name'] ?? name['value'])
