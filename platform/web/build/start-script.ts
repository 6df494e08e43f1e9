import { build, type Plugin, type Rolldown } from 'vite'

export interface StartScriptOptions {
  /** Where the script begins. */
  readonly program: string
  /** What stands in the page until the server puts the page's own files there. */
  readonly mark: string
}

const name = 'start.js'

/** Whether this built file is the script that the page begins with. */
export const isStartScript = (file: { readonly type: string; readonly names?: readonly string[] }): boolean =>
  file.type === 'asset' && (file.names?.includes(name) ?? false)

/** Builds the script that runs before anything is drawn as one file, and names it in the head, after what it reads. */
export function startScript({ program, mark }: StartScriptOptions): Plugin {
  return {
    name: 'start-script',
    apply: 'build',
    async buildStart() {
      const built = (await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          write: false,
          target: 'es2022',
          modulePreload: false,
          rolldownOptions: { input: program, output: { format: 'iife', codeSplitting: false } },
        },
      })) as Rolldown.RolldownOutput
      this.emitFile({ type: 'asset', name, source: built.output[0].code })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const file = Object.values(bundle).find((each) => isStartScript(each as Rolldown.OutputAsset))
        if (!file) throw new Error(`The build has no ${name}.`)
        return [
          { tag: 'script', attrs: { type: 'application/json', id: 'page-files' }, children: mark, injectTo: 'head' },
          { tag: 'script', attrs: { src: `/${file.fileName}` }, injectTo: 'head' },
        ]
      },
    },
  }
}
