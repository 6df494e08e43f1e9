import { placeOf } from './place.ts'
import { findingAt, isTest, walk, type Finding, type Node, type SourceFile } from './source.ts'

const forbiddenNames = new Set([
  'process',
  'fetch',
  'setTimeout',
  'setInterval',
  'crypto',
  'console',
  'globalThis',
  'Temporal',
])

/** Rules decide by their arguments alone: no clock, no chance, no world outside. */
export function purityFindings(file: SourceFile): Finding[] {
  if (placeOf(file.path).part !== 'rules' || isTest(file.path)) return []
  const findings: Finding[] = []
  walk(file.program, (node, parent) => {
    const problem = impurity(node, parent)
    if (problem) findings.push(findingAt(file, node.start, `${problem}: rules are pure, take it as an argument`))
  })
  return findings
}

function impurity(node: Node, parent: Node | null): string | null {
  if (node.type === 'NewExpression' && nameOf(node['callee']) === 'Date' && isEmpty(node['arguments']))
    return 'new Date()'
  if (node.type === 'CallExpression' && nameOf(node['callee']) === 'Date') return 'Date()'
  if (node.type === 'MemberExpression') {
    const whole = `${nameOf(node['object'])}.${nameOf(node['property'])}`
    if (['Date.now', 'Math.random', 'performance.now'].includes(whole)) return whole
  }
  if (node.type === 'AwaitExpression') return 'await'
  // A property or a parameter may bear any name.
  const isUse = parent?.type === 'CallExpression' || parent?.type === 'MemberExpression'
  if (node.type === 'Identifier' && isUse && parent['property'] !== node && forbiddenNames.has(nameOf(node)))
    return nameOf(node)
  return null
}

const nameOf = (node: unknown) => String((node as { name?: unknown } | null)?.name ?? '')
const isEmpty = (list: unknown) => Array.isArray(list) && list.length === 0
