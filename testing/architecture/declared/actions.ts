import { findingAt, isTest, walk, type Finding, type Node, type SourceFile } from '../source.ts'

const isServer = (path: string) => /^modules\/[^/]+\/server\/(calls|acts|store)\//.test(path) && !isTest(path)

/**
 * Whom an act is open to is said by its call (`actsOpenTo`), by a state table or by a rule: a file that asks for a right and
 * writes the names of `Actions` beside it says it a second time.
 */
export function actionFindings(file: SourceFile): Finding[] {
  if (!isServer(file.path)) return []
  const asksRights =
    file.imports.some(
      ({ target, names }) =>
        target.endsWith('shared/access.ts') && names.some((name) => /^(passes|access)$/.test(name)),
    ) || /\bactor\.role ===/.test(file.text)
  if (!asksRights) return []
  const found: Finding[] = []
  walk(file.program, (node) => {
    const name = nameOf(node)
    if (name !== 'Actions' && !/^actions?Of$/i.test(name)) return
    for (const start of namesWritten(node)) found.push(findingAt(file, start, problem))
  })
  return found
}

function nameOf(node: Node): string {
  const named = node.type === 'Property' ? node['key'] : node.type === 'VariableDeclarator' ? node['id'] : null
  return (named as { readonly name?: string } | null)?.name ?? ''
}

const problem = 'names Actions by hand beside a right: actsOpenTo takes it from their calls'

/** Where lists of texts begin, other than those that `actsOpenTo` is given. */
function namesWritten(node: Node): number[] {
  const inside = new Set<number>()
  const all: number[] = []
  walk(node, (each) => {
    if (each.type === 'CallExpression' && (each['callee'] as { readonly name?: string }).name === 'actsOpenTo')
      walk(each, (given) => void inside.add(given.start))
    if (each.type === 'ArrayExpression' && (each['elements'] as Node[]).some(isName)) all.push(each.start)
  })
  return all.filter((start) => !inside.has(start))
}

/** A text, also where it is written `'edit' as const`. */
const isName = (node: Node | null): boolean =>
  node?.type === 'Literal'
    ? typeof node['value'] === 'string'
    : node?.type === 'TSAsExpression'
      ? isName(node['expression'] as Node)
      : false
