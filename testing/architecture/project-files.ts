import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const folders = ['apps', 'modules', 'platform', 'database', 'testing', 'e2e', 'bench', 'bin']

/** The project's own sources, from its root. */
export function projectFiles(root: string): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll('\\', '/'),
      ),
  )
}
