import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const folders = ['apps', 'modules', 'platform', 'database', 'testing', 'e2e', 'bench', 'bin']

/** The project's own sources, from its root. */
export const projectFiles = (root: string): string[] =>
  filesOf(root, folders).filter((path) => /\.(tsx?|css)$/.test(path) && !path.endsWith('.d.ts'))

/** Every file of the project, of whatever kind, from its root; what lies in the root itself is left out. */
export const everyFile = (root: string): string[] => filesOf(root, [...folders, 'docs'])

const filesOf = (root: string, below: readonly string[]): string[] =>
  below.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll('\\', '/'),
      ),
  )
