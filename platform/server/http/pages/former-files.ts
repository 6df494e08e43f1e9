import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { packedEnding } from '#platform/shared/page-files.ts'
import { typeOfFile, webFileOf, type WebFile } from './web-files.ts'

/*
 * A tab that was open before an upgrade asks for files of the build that it began with: pages, and parts such as the
 * lock screen, are fetched when they are first shown. So each start keeps a copy of its files in the data folder, and
 * serves those of former builds beside its own. Their names bear a hash of what is in them: none is ever another's.
 */
const place = 'former-pages'
/** Milliseconds for which files are kept after the last start of a build that had them. */
const keptFor = 14 * 86_400_000

/** The files of former builds that this one has not, by their address; each is read when first asked for. */
export function formerFiles(
  dataDir: string,
  present: ReadonlyMap<string, WebFile>,
): Map<string, () => Promise<WebFile>> {
  const folder = join(dataDir, place)
  const found = new Map<string, () => Promise<WebFile>>()
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const type = typeOfFile(name)
    if (!type || present.has(`/assets/${name}`)) continue
    let kept: Promise<WebFile> | null = null
    found.set(`/assets/${name}`, () => (kept ??= formerFile(type, join(folder, name))))
  }
  return found
}

async function formerFile(type: string, path: string): Promise<WebFile> {
  const packed = path + packedEnding
  return webFileOf(type, await readFile(path), existsSync(packed) ? await readFile(packed) : null)
}

/** Keeps the files of this build for tabs that outlive it, and drops what nobody can have open any more. */
export async function keepFiles(webFolder: string, dataDir: string, now: Date): Promise<void> {
  const from = join(webFolder, 'assets')
  if (!existsSync(from)) return
  const folder = join(dataDir, place)
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(from)) {
    const kept = join(folder, name)
    if (!existsSync(kept)) {
      // Under its name only when it is whole: another process may be reading. Servers of two machines may bear one number.
      const arriving = `${kept}.${randomUUID()}`
      await copyFile(join(from, name), arriving)
      await rename(arriving, kept)
    }
    await utimes(kept, now, now)
  }
  for (const name of await readdir(folder)) {
    // One that another server brought in meanwhile has its name by now.
    const mtimeMs = await stat(join(folder, name)).then((file) => file.mtimeMs, unlessGone)
    if (mtimeMs !== null && now.getTime() - mtimeMs > keptFor) await rm(join(folder, name), { force: true })
  }
}

function unlessGone(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error
  return null
}
