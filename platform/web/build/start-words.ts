import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/*
 * `virtual:start-words/<language>`: the words that every visit begins with, in one file: whole dictionaries by the name
 * of their namespace, and `titles`. The menu, the palette and the breadcrumbs name pages of all modules, while a
 * module's dictionary comes with its pages: of each, `titles` holds what stands under `screens` and nothing else.
 */
const prefix = 'virtual:start-words/'
const chains: Record<string, readonly string[]> = {
  ar: ['ar'],
  en: ['en', 'ar'],
  fr: ['fr', 'en', 'ar'],
  de: ['de', 'en', 'ar'],
  pt: ['pt', 'en', 'ar'],
}

/** `whole` names the namespaces that come whole, and the folders of their dictionaries from the root. */
export function startWords(root: string, whole: Readonly<Record<string, string>>): Plugin {
  let isBuilt = false
  return {
    name: 'start-words',
    configResolved({ command }) {
      isBuilt = command === 'build'
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const language = id.slice(prefix.length + 1)
      const titles: Record<string, Record<string, string>> = {}
      for (const module of readdirSync(join(root, 'modules')).sort()) {
        const screens: Record<string, string> = {}
        for (const each of chains[language]!.toReversed()) {
          const file = join(root, 'modules', module, 'text', `${each}.ts`)
          if (!existsSync(file)) continue
          this.addWatchFile(file)
          Object.assign(screens, (await wordsOf(file, each)).screens)
        }
        if (Object.keys(screens).length > 0) titles[module] = screens
      }
      const files = Object.entries(whole)
        .map(([namespace, folder]) => ({ namespace, file: join(root, folder, `${language}.ts`) }))
        .filter(({ file }) => existsSync(file))
      return [
        ...(await Promise.all(
          files.map(async ({ namespace, file }) =>
            // As they are, so that they are one file with the titles; while editing they stay modules, which are watched.
            isBuilt
              ? `export const ${namespace} = ${JSON.stringify(await wordsOf(file, language))}`
              : `export { ${language} as ${namespace} } from ${JSON.stringify(file)}`,
          ),
        )),
        `export const titles = ${JSON.stringify(titles)}`,
      ].join('\n')
    },
  }
}

/** Imported as it is, with types stripped; the time of the last change makes an edited file a new one. */
async function wordsOf(file: string, language: string): Promise<{ readonly screens?: Record<string, string> }> {
  const words = (await import(`${pathToFileURL(file).href}?at=${statSync(file).mtimeMs}`)) as Record<string, object>
  return words[language] ?? {}
}
