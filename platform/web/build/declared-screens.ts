import { globSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { pathToFileURL } from 'node:url'
import { documentScreen, placeOfDocument, type Document } from '#platform/shared/document/document.ts'
import type { Screen } from '#platform/shared/screen.ts'

/** A screen and the file of its page, from the root. */
export interface DeclaredScreen {
  readonly screen: Screen
  readonly file: string
}

/** Every screen of the modules, and of each document. Throws where one does not import its page in place. */
export async function declaredScreens(root: string): Promise<DeclaredScreen[]> {
  const found: DeclaredScreen[] = []
  for (const file of globSync('modules/*/web/*screens.ts', { cwd: root }).sort()) {
    const exported = (await import(pathToFileURL(join(root, file)).href)) as Record<string, Screen[]>
    for (const screen of Object.values(exported).flat())
      found.push({ screen, file: pageOf(screen, file.split('/')[1]!) })
  }
  return [...found, ...(await documentScreens(root))]
}

/** The screen of each document's folder. */
export const documentScreens = (root: string): Promise<DeclaredScreen[]> =>
  Promise.all(
    globSync('modules/*/documents/*/document.ts', { cwd: root })
      .sort()
      .map(async (path) => {
        const { default: document } = (await import(pathToFileURL(join(root, path)).href)) as { default: Document }
        const file = path.replace(/document\.ts$/, 'page.tsx')
        const page = () => import(/* @vite-ignore */ pathToFileURL(join(root, file)).href)
        return { screen: documentScreen(document, placeOfDocument(path), page), file }
      }),
  )

function pageOf(screen: Screen, module: string): string {
  const said = /import\(['"](.+?)['"]\)/.exec(screen.page.toString())?.[1]
  if (!said) throw new Error(`${screen.path} does not import its page in place.`)
  return said.startsWith('#') ? said.slice(1) : normalize(`modules/${module}/web/${said}`)
}
