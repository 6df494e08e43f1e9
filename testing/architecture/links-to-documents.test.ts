import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { leftOut } from '#platform/shared/document/document-address.ts'
import type { Document } from '#platform/shared/document/document.ts'
import type { DocumentParameter } from '#platform/shared/document/document-parameters.ts'
import { projectFiles } from './project-files.ts'
import { parseSource, walk, type Node } from './source.ts'

const root = join(import.meta.dirname, '../..')

/** What each document's address cannot do without, by its path. */
const needs = new Map<string, string[]>()
for (const file of globSync('modules/*/documents/*/document.ts', { cwd: root })) {
  const { default: declared } = (await import(pathToFileURL(join(root, file)).href)) as { default: Document }
  const params = Object.entries(declared.params as Record<string, DocumentParameter>)
  needs.set(
    declared.path,
    params.flatMap(([name, { isOptional }]) => (isOptional ? [] : [name])),
  )
}

interface Link {
  readonly path: string
  /** What is given where that can be read off; null where something else gives it. */
  readonly given: readonly string[] | null
}

function linksIn(file: string, text: string): Link[] {
  const links: Link[] = []
  walk(parseSource(file, text).program, (node) => {
    if (node.type !== 'CallExpression') return
    const [first, second] = node['arguments'] as Node[]
    if (first?.type === 'Literal' && needs.has(String(first['value'])))
      links.push({ path: String(first['value']), given: namesIn(second) })
  })
  return links
}

function namesIn(node: Node | undefined): string[] | null {
  if (!node) return []
  if (node.type === 'ArrowFunctionExpression') return namesIn(node['body'] as Node)
  if (node.type === 'ParenthesizedExpression') return namesIn(node['expression'] as Node)
  if (node.type !== 'ObjectExpression') return null
  const parts = node['properties'] as Node[]
  if (parts.some(({ type }) => type !== 'Property')) return null
  return parts.flatMap(({ key, value }) => {
    const { name, value: literal } = value as Node
    return name === 'leftOut' || literal === leftOut ? [] : [String((key as Node)['name'] ?? (key as Node)['value'])]
  })
}

const lacking = ({ path, given }: Link) => needs.get(path)!.filter((name) => given !== null && !given.includes(name))

test('a link that leaves out what its document asks for is found', () => {
  const [path, names] = [...needs].find(([, each]) => each.length > 1)!
  const [one, ...others] = names
  const links = linksIn('page.ts', `href('${path}', { ${one}: 1 }); page('${path}', (event) => ({ ${names.join()} }))`)
  expect(links.map(lacking)).toEqual([others, []])
  const left = `href('${path}'); href('${path}', { ${names.map((name) => `${name}: leftOut`).join()} })`
  expect(linksIn('page.ts', left).map(lacking)).toEqual([names, names])
})

// A part of an address may be left out, so the types of `href` ask for none: what a document cannot do without they do not know.
test('whatever leads to a document gives what its address cannot do without', () => {
  const files = projectFiles(root).filter(
    (path) => /^modules\/.*\/(web|server)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  )
  const links = files.flatMap((file) =>
    linksIn(file, readFileSync(join(root, file), 'utf8')).map((link) => ({ file, ...link })),
  )
  expect(links.filter(({ given }) => given !== null).length).toBeGreaterThan(40)
  expect(links.filter((link) => lacking(link).length > 0)).toEqual([])
})
