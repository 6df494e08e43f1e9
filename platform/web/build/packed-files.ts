import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'
import { packedEnding } from '#platform/shared/page-files.ts'

const brotli = promisify(brotliCompress)

/**
 * Packs every built script, style sheet and picture of lines once, as small as Brotli makes them, into a file beside it:
 * at the first request it would keep that reader waiting, and so be done less well.
 */
export const packedFiles = (): Plugin => ({
  name: 'packed-files',
  apply: 'build',
  enforce: 'post',
  async writeBundle({ dir }) {
    if (dir === undefined) throw new Error('The build writes into no folder.')
    const files = (await readdir(dir, { recursive: true })).filter((name) => /\.(js|css|svg)$/.test(name))
    await Promise.all(
      files.map(async (name) => {
        const bytes = await readFile(join(dir, name))
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
        await writeFile(join(dir, name + packedEnding), await brotli(bytes, { params }))
      }),
    )
  },
})
