import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { factsOf, placeOfDocument, type Document } from '#platform/shared/document/document.ts'

const name = 'virtual:document-list'

/**
 * `virtual:document-list`: of every document what a browser needs of its declaration, and the way to its page. Its shapes
 * and who may open it are the server's; imported whole, they would be in the first file of every visit.
 */
export function documentList(root: string): Plugin {
  return {
    name: 'document-list',
    resolveId: (id) => (id === name ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null
      const files = globSync('modules/*/documents/*/document.ts', { cwd: root }).toSorted()
      const lines = files.map(async (file) => {
        this.addWatchFile(join(root, file))
        const { default: declared } = (await import(pathToFileURL(join(root, file)).href)) as { default: Document }
        const facts = JSON.stringify(factsOf(declared))
        const page = JSON.stringify(join(root, file.replace(/document\.ts$/, 'page.tsx')))
        return `[${JSON.stringify(placeOfDocument(file))}, ${facts}, () => import(${page})]`
      })
      return `export const documents = [${(await Promise.all(lines)).join(',\n')}]`
    },
  }
}
