import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { factsOf, placeOfDocument, type Document } from '#platform/shared/document/document.ts'

const name = 'virtual:document-list'
const samples = 'virtual:document-samples'

/**
 * `virtual:document-list`: of every document what a browser needs of its declaration, and the way to its page. Its shapes
 * and who may open it are the server's; imported whole, they would be in the first file of every visit.
 * `virtual:document-samples`: the sample of each, by its place, for whoever sets how it looks.
 */
export function documentList(root: string): Plugin {
  return {
    name: 'document-list',
    resolveId: (id) => (id === name || id === samples ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${name}` && id !== `\0${samples}`) return null
      const files = globSync('modules/*/documents/*/document.ts', { cwd: root }).toSorted()
      if (id === `\0${samples}`) {
        const each = files.map((file) => {
          const sample = JSON.stringify(join(root, file.replace(/document\.ts$/, 'sample.ts')))
          return `${JSON.stringify(placeOfDocument(file))}: () => import(${sample})`
        })
        return `export const samples = {${each.join(',\n')}}`
      }
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
