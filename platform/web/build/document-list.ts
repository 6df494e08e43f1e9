import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { factsOf, placeOfDocument, type Document } from '#platform/shared/document/document.ts'

const names = ['virtual:document-list', 'virtual:document-pages', 'virtual:document-samples']
const page = 'virtual:document-page/'

/**
 * `virtual:document-list`: the place and the address of every document, which are in the first file of every visit.
 * `virtual:document-pages`: the way to the page of each, by its place; what a browser needs of its declaration comes with it
 * (`virtual:document-page/...`). `virtual:document-samples`: the sample of each, for whoever sets how it looks.
 */
export function documentList(root: string): Plugin {
  const declaredIn = async (file: string) =>
    ((await import(pathToFileURL(join(root, file)).href)) as { default: Document }).default
  const beside = (file: string, other: string) => JSON.stringify(join(root, file.replace(/document\.ts$/, other)))
  return {
    name: 'document-list',
    resolveId: (id) => (names.includes(id) || id.startsWith(page) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith('\0')) return null
      const name = id.slice(1)
      if (name.startsWith(page)) {
        const file = name.slice(page.length)
        const facts = JSON.stringify(factsOf(await declaredIn(file)))
        return `import page from ${beside(file, 'page.tsx')}
export default page(${facts}, ${JSON.stringify(placeOfDocument(file))})`
      }
      if (!names.includes(name)) return null
      const files = globSync('modules/*/documents/*/document.ts', { cwd: root }).toSorted()
      if (name === 'virtual:document-samples') {
        const each = files.map(
          (file) => `${JSON.stringify(placeOfDocument(file))}: () => import(${beside(file, 'sample.ts')})`,
        )
        return `export const samples = {${each.join(',\n')}}`
      }
      if (name === 'virtual:document-pages') {
        const each = files.map(
          (file) => `${JSON.stringify(placeOfDocument(file))}: () => import(${JSON.stringify(page + file)})`,
        )
        return `export const pages = {${each.join(',\n')}}`
      }
      const lines = files.map(async (file) => {
        this.addWatchFile(join(root, file))
        const { path } = await declaredIn(file)
        return JSON.stringify([placeOfDocument(file), path])
      })
      return `export const documents = [${(await Promise.all(lines)).join(',\n')}]`
    },
  }
}
