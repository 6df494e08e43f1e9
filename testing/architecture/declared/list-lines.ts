import { walk, type Node, type SourceFile } from '../source.ts'

type Call = Node & { readonly callee: Node & { readonly name?: string }; readonly arguments: readonly Node[] }
const callOf = (node: Node, name: string): Call | null =>
  node.type === 'CallExpression' && (node as Call).callee.name === name ? (node as Call) : null
const end = (node: Node) => node['end'] as number

/**
 * How many lines each declared list takes, by the name of its call: `list({...})` in the contract beside its row's shape,
 * `listOf(...)` in the store, and the columns and filters of `useList` on the longest of its pages.
 */
export function linesOfLists(files: readonly SourceFile[]): Map<string, number> {
  const declared = new Map<string, number>()
  const longest = new Map<string, number>()
  for (const file of files) {
    const onPage = new Map<string, number>()
    const count = (from: number, to: number) => file.text.slice(from, to).split('\n').length
    const add = (to: Map<string, number>, name: string, more: number) => to.set(name, (to.get(name) ?? 0) + more)
    let asked = ''
    let counted = 0
    walk(file.program, (node) => {
      // Columns and filters of a list stand after the question, on the same page.
      if (asked && node.type === 'ArrayExpression' && node.start >= counted && holdsColumns(node)) {
        add(onPage, asked, count(node.start, end(node)))
        counted = end(node)
      }
      if (node.type === 'VariableDeclarator' && /\/contract\//.test(file.path)) {
        const name = (node['id'] as { readonly name?: string }).name ?? ''
        walk(node, (inner) => {
          const given = callOf(inner, 'list')?.arguments[0]
          if (given) add(declared, name, count(given.start, end(given)) - rowOf(given, count))
        })
      }
      if (node.type !== 'CallExpression') return
      // listOf<typeof calls.name>()({...})
      const made = callOf((node as Call).callee, 'listOf')
      const types = made?.['typeArguments'] as Node | undefined
      const named = types && /typeof \w+\.(\w+)/.exec(file.text.slice(types.start, end(types)))?.[1]
      if (named) add(declared, named, count(node.start, end(node)))
      const given = callOf(node, 'useList')?.arguments[0]
      const call = given && /\.(\w+)$/.exec(file.text.slice(given.start, end(given)))?.[1]
      if (call) add(onPage, (asked = call), count(node.start, end(node)))
    })
    for (const [name, more] of onPage) longest.set(name, Math.max(longest.get(name) ?? 0, more))
  }
  return new Map([...declared].map(([name, own]) => [name, own + (longest.get(name) ?? 0)]))
}

const holdsColumns = (array: Node): boolean =>
  (array['elements'] as readonly (Node | null)[]).some((element) => {
    let found = false
    if (element) walk(element, (node) => void (found ||= !!(callOf(node, 'column') ?? callOf(node, 'filter'))))
    return found
  })

/** The lines of the row's shape, where it is written in its place. */
function rowOf(declared: Node, count: (from: number, to: number) => number): number {
  const properties = (declared['properties'] ?? []) as readonly (Node & { readonly key?: { readonly name?: string } })[]
  const row = properties.find(({ key }) => key?.name === 'row')
  return row ? count(row.start, end(row)) - 1 : 0
}
