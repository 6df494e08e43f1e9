import { build, type Plugin, type Rolldown } from 'vite'

export interface StartScriptOptions {
  /** Where the script begins. */
  readonly program: string
  /** What stands in the page until the server puts the page's own files there. */
  readonly mark: string
}

const name = 'start.js'
/** Before any style sheet, as a script waits for those before it. */
const place = '<!--start-->'

/** Whether this built file is the script that the page begins with. */
export const isStartScript = (file: { readonly type: string; readonly names?: readonly string[] }): boolean =>
  file.type === 'asset' && (file.names?.includes(name) ?? false)

/** Builds the script that runs before anything is drawn as one file, and names it in the head where the page says, after what it reads. */
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
      handler(html, { bundle = {} }) {
        const file = Object.values(bundle).find((each) => isStartScript(each as Rolldown.OutputAsset))
        if (!file) throw new Error(`The build has no ${name}.`)
        const tags = `<script type="application/json" id="page-files">${mark}</script><script src="/${file.fileName}"></script>`
        if (!html.includes(place)) throw new Error(`The page has no place for the script: ${place}`)
        return html.replace(place, () => tags)
      },
    },
  }
}
