import { parseSource, type Node } from '../source.ts'

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

/** Key by key what a dictionary says itself; what it takes from elsewhere is left out. */
function writtenOut(path: string, text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const read = (node: Node | null, key: readonly string[]): void => {
    if (!node) return
    if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
      return read(node['expression'] as Node, key)
    if (node.type === 'Literal' && typeof node['value'] === 'string') found.set(key.join('.'), node['value'])
    if (node.type !== 'ObjectExpression') return
    for (const property of node['properties'] as readonly Node[]) {
      const name = property['key'] as Node | undefined
      if (name) read(property['value'] as Node, [...key, String(name['name'] ?? name['value'])])
    }
  }
  for (const statement of parseSource(path, text).program['body'] as readonly Node[]) {
    const declared = statement.type === 'ExportNamedDeclaration' ? (statement['declaration'] as Node | null) : statement
    if (declared?.type !== 'VariableDeclaration') continue
    for (const each of declared['declarations'] as readonly Node[]) {
      const name = String((each['id'] as Node)['name'])
      read(each['init'] as Node | null, /^(ar|en|fr)$/.test(name) ? [] : [name])
    }
  }
  return found
}
