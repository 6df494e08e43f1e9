import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const list = 'virtual:pages'
const way = 'virtual:page-at'
const declares = /[\\/]modules[\\/]\w+[\\/]web[\\/][\w-]*screens\.ts$/
const fetched = /import\((['"])(\.\/[\w./-]+\.tsx)\1\)/g

export interface PagesApartOptions {
  readonly root: string
  /** Declarations whose pages the first file names itself: of what comes before anybody is in. */
  readonly stays: RegExp
}

/**
 * The names of built files do not pack, and the screens of all modules are in the first file of every visit. In the build
 * it therefore names none of their pages: they stand in `virtual:pages`, a file that comes beside the first page,
 * and a screen has its page's place there, two hundred times a few letters.
 */
export function pagesApart({ root, stays }: PagesApartOptions): Plugin {
  let pages: readonly string[] | null = null
  const all = () => (pages ??= globSync('modules/*/web/*screens.ts', { cwd: root }).toSorted().flatMap(pagesIn))
  const pagesIn = (file: string): string[] => {
    const place = join(root, file)
    if (stays.test(place)) return []
    const found = readFileSync(place, 'utf8').matchAll(fetched)
    return [...found].map(([, , page]) => join(dirname(place), page!))
  }
  return {
    name: 'pages-apart',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === list || id === way ? `\0${id}` : null),
    load(id) {
      if (id === `\0${way}`) return `export const pageAt = (at) => import('${list}').then(({ pages }) => pages[at]())`
      if (id !== `\0${list}`) return null
      return `export const pages = [${all()
        .map((page) => `() => import(${JSON.stringify(page)})`)
        .join(',\n')}]`
    },
    transform(code, id) {
      if (!declares.test(id) || stays.test(id)) return null
      const placed = code.replace(fetched, (_, __, page: string) => {
        const place = all().indexOf(join(dirname(id), page))
        if (place < 0) throw new Error(`${page} of ${id} is not among the pages.`)
        return `pageAt(${place})`
      })
      return `import { pageAt } from '${way}'\n${placed}`
    },
  }
}
