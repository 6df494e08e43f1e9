import { createReadStream } from 'node:fs'
import { mkdirSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { once } from 'node:events'
import { LostFile, type PlainStorage } from '../kept-files.ts'

/** Keeps files in a folder of this machine; several machines must share it. */
export function diskStorage(folder: string): PlainStorage {
  const incoming = join(folder, 'incoming')
  mkdirSync(incoming, { recursive: true, mode: 0o700 })
  return {
    incoming,
    keep: async (key, path) => {
      const place = placeOf(folder, key)
      await mkdir(dirname(place), { recursive: true, mode: 0o700 })
      await onDisk(path)
      await rename(path, place)
    },
    open: async (key, part) => {
      const stream = createReadStream(placeOf(folder, key), part && { start: part.from, end: part.to })
      try {
        await once(stream, 'open')
      } catch (error) {
        throw (error as { code?: unknown }).code === 'ENOENT' ? new LostFile(key) : error
      }
      return stream
    },
    remove: (key) => rm(placeOf(folder, key), { force: true }),
  }
}

/** Two letters of the key make the folder, so that none grows to hundreds of thousands of entries. */
export function placeOf(folder: string, key: string): string {
  if (!/^[\w-]{43}$/.test(key)) throw new Error('Not a storage key')
  return join(folder, key.slice(0, 2), key)
}

/** Its row will say that it is kept: so it must outlive a power cut. */
async function onDisk(path: string): Promise<void> {
  const file = await open(path, 'r+')
  await file.sync()
  await file.close()
}
