import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { packedEnding } from '#platform/shared/page-files.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}
const packs = /text|json|svg/

export interface WebFile {
  readonly type: string
  readonly bytes: Buffer
  readonly etag: string
  /** With Brotli as the build packed it; else packed when first asked for, then kept. */
  packed(encoding: 'br' | 'gzip'): Promise<Buffer>
}

const br = promisify(brotliCompress)
const gz = promisify(gzip)

/** The media type of a file of the pages by its name; undefined where it is none. */
export const typeOfFile = (name: string): string | undefined => types[extname(name)]

function webFile(path: string): WebFile | null {
  const type = typeOfFile(path)
  if (!type) return null
  const packed = path + packedEnding
  return webFileOf(type, readFileSync(path), existsSync(packed) ? readFileSync(packed) : null)
}

/** Bytes to be sent as a file of the pages, and the same packed with Brotli where the build has done so. */
export function webFileOf(type: string, bytes: Buffer, packed: Buffer | null = null): WebFile {
  const kept = new Map<string, Promise<Buffer>>()
  if (packed) kept.set('br', Promise.resolve(packed))
  return {
    type,
    bytes,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    packed(encoding) {
      const known = kept.get(encoding)
      if (known) return known
      const made = encoding === 'br' ? br(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }) : gz(bytes)
      kept.set(encoding, made)
      return made
    },
  }
}

export const worthPacking = (file: WebFile): boolean => packs.test(file.type) && file.bytes.length > 1024

/**
 * Every file of the built pages, by its address. They are a few megabytes, read once: no request ever reaches the
 * file system, so no address can leave the folder. Dot folders (the build's manifest) are left out.
 */
export function readWebFiles(folder: string): Map<string, WebFile> {
  const files = new Map<string, WebFile>()
  if (!existsSync(folder)) return files
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const address = relative(folder, path).split(sep)
    if (!entry.isFile() || address.some((part) => part.startsWith('.'))) continue
    const file = webFile(path)
    if (file) files.set(`/${address.join('/')}`, file)
  }
  return files
}
