import { build, type Plugin, type Rolldown } from 'vite'
import { isStartScript } from './start-script.ts'

export interface ServiceWorkerOptions {
  /** Where the worker's program begins. */
  readonly program: string
  /** Its name among the built files: no hash, as browsers ask for it by the one name. */
  readonly file: string
  /** The name under which the program finds the addresses of the files that its pages need. */
  readonly constant: string
  /** Modules that its pages need beside the first file of the site; what they import comes along. */
  readonly needs: readonly RegExp[]
}

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>

/** Builds a service worker as one file of its own beside the pages, with the list of the built files that it keeps. */
export function serviceWorker({ program, file, constant, needs }: ServiceWorkerOptions): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const addresses = filesFor(bundle as Bundle, needs).map((name) => `/${name}`)
      const built = (await build({
        configFile: false,
        logLevel: 'warn',
        define: { [constant]: JSON.stringify(addresses), 'process.env.NODE_ENV': '"production"' },
        build: {
          write: false,
          target: 'es2022',
          modulePreload: false,
          rolldownOptions: { input: program, output: { format: 'iife', codeSplitting: false } },
        },
      })) as Rolldown.RolldownOutput
      this.emitFile({ type: 'asset', fileName: file, source: built.output[0].code })
    },
  }
}

/** The built files that the entry and the modules need, with their style sheets and what these name. */
export function filesFor(bundle: Bundle, needs: readonly RegExp[]): string[] {
  const found = new Set<string>()
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const name of [...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])])
      found.add(name)
    for (const name of chunk.imports) add(chunks.find((each) => each.fileName === name))
  }
  for (const file of Object.values(bundle)) if (isStartScript(file)) found.add(file.fileName)
  for (const chunk of chunks) {
    if (chunk.isEntry || chunk.moduleIds.some((id) => needs.some((need) => need.test(id)))) add(chunk)
  }
  return [...found].toSorted()
}
