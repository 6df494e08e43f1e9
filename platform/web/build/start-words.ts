import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { withFrenchSpaces } from '../words/french-spaces.ts'

/*
 * `virtual:start-words/<language>`: the words that every visit begins with, in one file: whole dictionaries by the name
 * of their namespace. `virtual:shell-words/<language>`: those of the kit, which pages in the shell need, and `titles`. The
 * menu, the palette and the breadcrumbs name pages of all modules, while a module's dictionary comes with its pages: of
 * each, `titles` holds what stands under `screens` and nothing else.
 */
const prefix = /^\0?virtual:(start|shell)-words\/(\w+)$/
const chains: Record<string, readonly string[]> = {
  ar: ['ar'],
  en: ['en', 'ar'],
  fr: ['fr', 'en', 'ar'],
  de: ['de', 'en', 'ar'],
  pt: ['pt', 'en', 'ar'],
}

/** Each names the namespaces that come whole, and the folders of their dictionaries from the root. */
export function startWords(
  root: string,
  whole: Readonly<Record<'start' | 'shell', Readonly<Record<string, string>>>>,
): Plugin {
  let isBuilt = false
  return {
    name: 'start-words',
    configResolved({ command }) {
      isBuilt = command === 'build'
    },
    resolveId: (id) => (prefix.test(id) ? `\0${id}` : null),
    async load(id) {
      const [, kind, language = ''] = prefix.exec(id) ?? []
      if (kind === undefined) return null
      const files = Object.entries(whole[kind as 'start' | 'shell'])
        .map(([namespace, folder]) => ({ namespace, file: join(root, folder, `${language}.ts`) }))
        .filter(({ file }) => existsSync(file))
      const lines = await Promise.all(
        files.map(async ({ namespace, file }) =>
          // As they are, so that they are one file; while editing they stay modules, which are watched.
          isBuilt
            ? `export const ${namespace} = ${JSON.stringify(await wordsOf(file, language))}`
            : `export { ${language} as ${namespace} } from ${JSON.stringify(file)}`,
        ),
      )
      if (kind === 'shell') {
        const titles = await titlesOf(root, language, (file) => this.addWatchFile(file))
        lines.push(`export const titles = ${JSON.stringify(titles)}`)
      }
      return lines.join('\n')
    },
  }
}

/** By module and key. `watch` is told of each file read. */
async function titlesOf(root: string, language: string, watch: (file: string) => void) {
  const titles: Record<string, Record<string, string>> = {}
  for (const module of readdirSync(join(root, 'modules')).sort()) {
    const screens: Record<string, string> = {}
    for (const each of chains[language]!.toReversed()) {
      const file = join(root, 'modules', module, 'text', `${each}.ts`)
      if (!existsSync(file)) continue
      watch(file)
      Object.assign(screens, (await wordsOf(file, each)).screens)
    }
    if (Object.keys(screens).length > 0) titles[module] = screens
  }
  return titles
}

/** Imported as it is, with types stripped; the time of the last change makes an edited file a new one. */
async function wordsOf(file: string, language: string): Promise<{ readonly screens?: Record<string, string> }> {
  const words = (await import(`${pathToFileURL(file).href}?at=${statSync(file).mtimeMs}`)) as Record<string, object>
  return withFrenchSpaces(words[language] ?? {}, language)
}
