import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { lookups } from '#modules/lookups/rules/registry.ts'
import { documents } from '#apps/server/documents.ts'
import { openedBy } from '#platform/shared/document/documents.ts'
import { keyOf } from '#platform/shared/document/document.ts'
import type { Screen } from '#platform/shared/screen.ts'
import { root } from '../root.ts'

/** Path, rule, English title of every screen. */
export async function screenRows(): Promise<string[][]> {
  const rows: string[][] = []
  // A module may keep screens apart that are loaded apart: `sitting-screens.ts`.
  for (const file of globSync('modules/*/web/*screens.ts', { cwd: root }).toSorted()) {
    const exported = Object.values((await import(join(root, file))) as Record<string, readonly Screen[]>)
    for (const screen of exported.flat()) rows.push([screen.path, screen.rule, await wordsAt(screen.title)])
  }
  return rows
}

/** Key, path, table, rule of every lookup. */
export const lookupRows = async (): Promise<string[][]> =>
  lookups.map(({ key, path, table, who }) => [key, path, `lookups.${table}`, who])

/** Key, place, path, who, paper, English title of every printable document. */
export const documentRows = async (): Promise<string[][]> =>
  documents.map(({ document, place, title }) => [
    keyOf(document),
    place,
    document.path,
    openedBy(document)?.join(' ') ?? 'public',
    document.paper,
    title.en ?? '',
  ])

/** The English words under a key like `registration:screens.follow`; the key itself where there are none. */
async function wordsAt(textKey: string): Promise<string> {
  const [module = '', path = ''] = textKey.split(':')
  const file = join(root, module === 'platform' ? 'platform/web' : `modules/${module}`, 'text/en.ts')
  if (!existsSync(file)) return textKey
  const { en } = (await import(file)) as { en: unknown }
  const found = path
    .split('.')
    .reduce<unknown>((words, key) => (words as Record<string, unknown> | undefined)?.[key], en)
  return typeof found === 'string' ? found : textKey
}
