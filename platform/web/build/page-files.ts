import type { Plugin, Rolldown } from 'vite'
import { filesOfPagesAt, type FilesOfPages, type NeededFiles } from '#platform/shared/page-files.ts'
import type { DeclaredScreen } from './declared-screens.ts'

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>

export interface PageFilesOptions {
  readonly screens: readonly DeclaredScreen[]
  /** Some screens are left out on purpose, as in the showcase of the kit: else one that is not in the build is a mistake. */
  readonly isPart?: boolean
  /** Modules, from the root: of the first file; of every page in the frame; of every other that is not in the first file. */
  readonly first: string
  readonly frame: readonly string[]
  /** Of logging in, which comes before the page that it leads to. */
  readonly logIn: readonly string[]
  readonly rest: readonly string[]
  readonly languages: readonly string[]
  /** The modules of a language that the start needs; those of a page of this namespace. */
  readonly startWords: (language: string) => readonly string[]
  readonly pageWords: (namespace: string, language: string) => readonly string[]
}

/**
 * Which built files a page needs, for the server: it names them in the page's head, so that they are fetched side by
 * side, where the browser would find each only in the one before.
 */
export function filesOfPages(bundle: Bundle, options: PageFilesOptions): FilesOfPages {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
  const byFile = new Map(chunks.map((each) => [each.fileName, each]))
  const first = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk | undefined, into: Set<string>) => {
    if (!chunk || into.has(chunk.fileName) || (into !== first && first.has(chunk.fileName))) return
    into.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) if (!first.has(style)) into.add(style)
    for (const name of chunk.imports) add(byFile.get(name), into)
  }
  // What takes longest is asked for first.
  const lengthOf = (name: string) => {
    const file = bundle[name]
    return file?.type === 'chunk' ? file.code.length : (file?.source.length ?? 0)
  }
  const isModule = (id: string | null, module: string) =>
    id !== null && (id.endsWith(`/${module}`) || id === `\0${module}`)
  // What is fetched on its own may be a door to the chunk that holds it; the door imports the rest.
  const holderOf = (module: string) => chunks.find((each) => each.moduleIds.some((id) => isModule(id, module)))
  const chunkWith = (module: string) => chunks.find((each) => isModule(each.facadeModuleId, module)) ?? holderOf(module)
  add(chunkWith(options.first), first)
  const filesOf = (modules: readonly string[]) => {
    const found = new Set<string>()
    for (const module of modules) add(chunkWith(module), found)
    return [...found].toSorted((one, other) => lengthOf(other) - lengthOf(one)).map((name) => `/${name}`)
  }
  const needed = (modules: readonly string[], words: (language: string) => readonly string[]): NeededFiles => ({
    files: filesOf(modules),
    words: Object.fromEntries(options.languages.map((language) => [language, filesOf(words(language))])),
  })
  return {
    start: needed([], options.startWords),
    logIn: filesOf(options.logIn),
    frame: needed(options.frame, (language) => options.pageWords('platform', language)),
    pages: options.screens.flatMap(({ screen, file }) => {
      const holder = holderOf(file)
      if (!holder && options.isPart) return []
      if (!holder) throw new Error(`${screen.path} is not in the build; is its module listed in apps/web/modules.ts?`)
      const ready = first.has(holder.fileName)
      const around = screen.frame === 'bare' ? options.rest : options.frame
      const namespaces = [screen.title.split(':')[0]!, ...(screen.words ?? [])]
      const words = (language: string) =>
        ready ? [] : [...new Set(namespaces.flatMap((each) => options.pageWords(each, language)))]
      return {
        path: screen.path,
        rule: screen.rule,
        auth: screen.auth,
        ...needed(ready ? [] : [file, ...around], words),
      }
    }),
  }
}

export function pageFiles(options: () => Promise<PageFilesOptions>): Plugin {
  let isPart = false
  return {
    name: 'page-files',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ mode }) => {
      isPart = mode !== 'production'
    },
    async generateBundle(_, bundle) {
      const source = JSON.stringify(filesOfPages(bundle as Bundle, { ...(await options()), isPart }))
      this.emitFile({ type: 'asset', fileName: filesOfPagesAt, source })
    },
  }
}
