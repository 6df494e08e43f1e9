import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'

export interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

export interface Import {
  readonly target: string
  readonly start: number
  /** What it takes from there; empty where it takes the whole. */
  readonly names: readonly string[]
  /** Gone at run time. */
  readonly typeOnly: boolean
}

export interface SourceFile {
  /** From the root of the project, with `/`. */
  readonly path: string
  readonly text: string
  /** What it imports: a path of the project, or the name of a package. */
  readonly imports: readonly Import[]
  readonly program: Node
}

/** Something that a rule forbids, at a place. */
export interface Finding {
  readonly path: string
  readonly line: number
  readonly problem: string
}

export function parseSource(path: string, text: string): SourceFile {
  const { module, program } = parseSync(path, text)
  const asked = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      ...moduleRequest,
      names: entries.flatMap(({ importName: { name } }) => name ?? []),
      typeOnly: areTypes(entries),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) =>
        moduleRequest ? { ...moduleRequest, names: [], typeOnly: areTypes(entries) } : [],
      ),
    ),
  ]
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const named = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(start, end))?.[1]
    return named ? { value: named, start, names: [], typeOnly: false } : []
  })
  const imports = [...asked, ...dynamic].map(({ value, start, names, typeOnly }) => ({
    target: targetOf(path, value),
    start,
    names,
    typeOnly,
  }))
  return { path, text, imports, program: program as unknown as Node }
}

const areTypes = (entries: readonly { isType: boolean }[]) => entries.length > 0 && entries.every((each) => each.isType)

function targetOf(path: string, request: string): string {
  if (request.startsWith('#')) return request.slice(1)
  if (request.startsWith('.')) return posix.join(posix.dirname(path), request)
  return request
}

/** Calls back with every node of the tree and the one it stands in. */
export function walk(node: Node, visit: (node: Node, parent: Node | null) => void, parent: Node | null = null): void {
  visit(node, parent)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && typeof (child as Node).type === 'string')
        walk(child as Node, visit, node)
    }
  }
}

/** Texts that the program holds: literals, template parts and the words between tags. */
export function textsOf(file: SourceFile): { text: string; start: number }[] {
  const texts: { text: string; start: number }[] = []
  walk(file.program, (node) => {
    if (node.type === 'Literal' && typeof node['value'] === 'string')
      texts.push({ text: node['value'], start: node.start })
    if (node.type === 'JSXText') texts.push({ text: String(node['value']), start: node.start })
    if (node.type === 'TemplateElement') {
      texts.push({ text: String((node['value'] as { raw: string }).raw), start: node.start })
    }
  })
  return texts
}

export function findingAt(file: Pick<SourceFile, 'path' | 'text'>, start: number, problem: string): Finding {
  return { path: file.path, line: file.text.slice(0, start).split('\n').length, problem }
}

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)
