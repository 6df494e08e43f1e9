import { createServer, type Plugin } from 'vite'
import { firstSightAt } from '#platform/shared/page-files.ts'

export interface FirstSightOptions {
  /** The file whose `markupOfLogIn` draws the page. */
  readonly draws: string
  /** What its modules need beside the bundler's own means. */
  readonly plugins: readonly Plugin[]
  readonly css: { readonly postcss: string }
  /** What the server puts the page's nonce in place of. */
  readonly nonceMark: string
}

/**
 * The log-in page as markup beside the built files: the server sends it with the page, so that on a slow line people
 * type before the code is there. Drawn by the same components; the names of their styles come out the same.
 */
export function firstSight({ draws, plugins, css, nonceMark }: FirstSightOptions): Plugin {
  return {
    name: 'first-sight',
    apply: 'build',
    async generateBundle() {
      const restore = pretendBrowser()
      const server = await createServer({
        configFile: false,
        logLevel: 'warn',
        mode: 'production',
        appType: 'custom',
        cacheDir: `${css.postcss}node_modules/.vite/first-sight`,
        plugins: [...plugins],
        css,
        optimizeDeps: { noDiscovery: true },
        server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      })
      try {
        const { markupOfLogIn } = (await server.ssrLoadModule(draws)) as { markupOfLogIn(): Promise<string> }
        const drawn = await markupOfLogIn()
        if (!drawn.includes('<form') || drawn.includes('<script'))
          throw new Error(`The log-in page was not drawn in one piece with its form: ${drawn}`)
        const source = `<div id="sight">${drawn.replaceAll('nonce=""', `nonce="${nonceMark}"`)}</div>`
        this.emitFile({ type: 'asset', fileName: firstSightAt, source })
      } finally {
        await server.close()
        restore()
      }
    },
  }
}

/** What our modules look for when they are loaded: a browser that was never here. Gives the way back. */
function pretendBrowser(): () => void {
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  const pretended = {
    sessionStorage: storage,
    localStorage: storage,
    location: {
      pathname: '/pages/login',
      search: '',
      href: 'http://localhost/pages/login',
      origin: 'http://localhost',
    },
    addEventListener: () => undefined,
    BroadcastChannel: undefined,
  }
  const before = Object.keys(pretended).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  )
  for (const [name, value] of Object.entries(pretended))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else delete (globalThis as Record<string, unknown>)[name]
    }
  }
}
