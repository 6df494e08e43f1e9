import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, preview } from 'vite'
import { afterAll, beforeAll } from 'vitest'
import { freePort } from '#testing/servers/free-port.ts'
import { endVisits } from '../site/browser.ts'
import { madeOnce } from '../site/made-once.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Leaves the business out: the showcase stands on the platform alone. */
const showcaseAlone: Plugin = {
  name: 'showcase-alone',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/apps/web/modules.ts')
      ? `import { kitScreens } from './_kit/screens.ts'
         export const modules = { screens: kitScreens, bell: null }`
      : null,
}

const shared = { configFile: join(root, 'vite.config.ts'), mode: 'development', logLevel: 'error' } as const

/** Builds the application as in development, with the showcase in it. */
async function buildSite(outDir: string): Promise<void> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'development'
  await build({ ...shared, plugins: [showcaseAlone], build: { outDir, minify: false } })
  if (before === undefined) delete process.env['NODE_ENV']
  else process.env['NODE_ENV'] = before
}

/** Serves it without an API. */
async function kitSite(): Promise<{ origin: string; close: () => Promise<void> }> {
  const outDir = await madeOnce('kit', buildSite)
  const port = await freePort()
  const served = await preview({ ...shared, build: { outDir }, preview: { port, host: '127.0.0.1', proxy: {} } })
  return { origin: `http://127.0.0.1:${port}`, close: () => served.close() }
}

/** Serves the kit's own site to the tests of a file, and ends it with them; answers its address. */
export function withKitSite(): () => string {
  let site: Awaited<ReturnType<typeof kitSite>> | undefined
  beforeAll(async () => {
    site = await kitSite()
  })
  afterAll(async () => {
    await endVisits()
    await site?.close()
  })
  return () => site!.origin
}
