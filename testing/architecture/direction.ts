import { findingAt, isTest, walk, type Finding, type Node, type SourceFile } from './source.ts'

const advice = 'say inline-start or inline-end, which turn with the language'
const properties =
  /^(left|right|(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)(Width|Color|Style)?|border(Top|Bottom)(Left|Right)Radius)$/
const shorthands = new Set(['ml', 'mr', 'pl', 'pr', 'left', 'right'])
const declaration =
  /(^|[;{\s])((?:[\w-]+-)?(?:left|right)(?:-(?:width|color|style|radius))?)\s*:|(?:text-align|float|clear)\s*:\s*(left|right)\b/g

/** Pages are laid out for both directions: nothing says left or right. `physical` in a comment of the line says why it must. */
export function directionFindings(file: SourceFile): Finding[] {
  if (!file.path.endsWith('.tsx') || isTest(file.path)) return []
  const findings: Finding[] = []
  // `positionAt({ left, top })`: coordinates handed to a function are no style.
  const coordinates = new Set<unknown>()
  walk(file.program, (node, parent) => {
    if (node.type === 'CallExpression') for (const each of node['arguments'] as Node[]) coordinates.add(each)
    if (coordinates.has(parent)) return
    const named = physicalName(node, parent)
    if (named && !isExcused(file.text, node.start)) findings.push(findingAt(file, node.start, `${named}: ${advice}`))
  })
  return findings
}

function physicalName(node: Node, parent: Node | null): string | null {
  if (node.type === 'Property' && parent?.type === 'ObjectExpression') {
    const key = node['key'] as { name?: string; value?: string }
    const name = key.name ?? key.value ?? ''
    if (properties.test(name)) return name
    const value = (node['value'] as { value?: unknown }).value
    if ((name === 'textAlign' || name === 'float') && (value === 'left' || value === 'right'))
      return `${name}: ${value}`
  }
  if (node.type === 'JSXAttribute') {
    const name = String((node['name'] as { name?: unknown }).name)
    if (shorthands.has(name)) return name
    const value = (node['value'] as { value?: unknown } | null)?.value
    if (name === 'ta' && (value === 'left' || value === 'right')) return `ta="${value}"`
  }
  return null
}

export function styleSheetFindings(file: { path: string; text: string }): Finding[] {
  // Comments become blanks of the same length, so places stay.
  const bare = file.text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  return [...bare.matchAll(declaration)]
    .filter((match) => !isExcused(file.text, match.index + match[0].length))
    .map((match) => findingAt(file, match.index + 1, `${match[0].trim()} ${advice}`))
}

function isExcused(text: string, at: number): boolean {
  const lines = text.slice(0, at).split('\n')
  const line = text.split('\n')[lines.length - 1] ?? ''
  return /\/[*/].*physical/.test(line) || /\/[*/].*physical/.test(lines.at(-2) ?? '')
}
