import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { runTool } from '../steps/run-program.ts'

/** What the pages are made of. */
const sources = ['apps/web', 'modules', 'platform/shared', 'platform/web', 'vite.config.ts', 'package-lock.json']
const built = join(root, 'dist/web/.vite/manifest.json')

/** Whether the last build is newer than every source. */
export function pagesAreBuilt(): boolean {
  const at = statSync(built, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return at > 0 && sources.every((source) => newest(join(root, source)) < at)
}

function newest(path: string): number {
  const found = statSync(path)
  if (!found.isDirectory()) return isForPages(path) ? found.mtimeMs : 0
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
}

const isForPages = (path: string) => !/\/server\/|\.test\.tsx?$|\.md$/.test(path.slice(root.length))

export async function buildPages(): Promise<void> {
  console.log('Building the pages ...')
  const { code, output } = await runTool('vite', ['build', '--logLevel', 'warn'])
  if (code !== 0) throw new Error(`The pages could not be built:\n${output}`)
}
