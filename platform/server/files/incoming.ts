import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalidInput, Refusal, refuse, tooLarge } from '#platform/shared/refusal.ts'
import { newStorageKey } from './storage/storage.ts'

/** The body of a call with `encoding: 'multipart'`: one file that has not been read yet. */
export interface IncomingFile {
  /** Writes it to a file of the folder. More than `maxBytes` is refused, and nothing stays. */
  receive(folder: string, maxBytes: number): Promise<{ name: string; path: string }>
}

const mostBytes = 1_000_000_000

/** A scope whose routes take one file as `multipart/form-data` and read it only once the sender is known to be allowed. */
export function acceptOneFile(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.register(multipart, { limits: { files: 1, fields: 0, parts: 1, fileSize: mostBytes, headerPairs: 20 } })
  scope.addHook('preValidation', async (request) => {
    request.body = incomingFile(request)
  })
}

function incomingFile(request: FastifyRequest): IncomingFile {
  return {
    receive: async (folder, maxBytes) => {
      if (!request.isMultipart()) refuse(invalidInput, {}, [{ path: 'file', code: 'required' }])
      const part = await request.file({ limits: { fileSize: maxBytes } }).catch(notAForm)
      if (!part) refuse(invalidInput, {}, [{ path: 'file', code: 'required' }])
      const path = join(folder, newStorageKey())
      try {
        await pipeline(part.file, createWriteStream(path, { mode: 0o600 })).catch(notAForm)
        if (part.file.truncated) refuse(tooLarge, { bytes: maxBytes })
        if ((await stat(path)).size === 0) refuse(invalidInput, {}, [{ path: 'file', code: 'required' }])
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
      return { name: part.filename, path }
    },
  }
}

/** The parser's own errors say what of the form it could not read, and nothing by which to know them: no status, no code of a system call. */
function notAForm(error: unknown): never {
  const { statusCode, syscall } = Object(error) as { statusCode?: unknown; syscall?: unknown }
  if (error instanceof Refusal || statusCode !== undefined || syscall !== undefined) throw error
  refuse(invalidInput, {}, [{ path: 'file', code: 'invalid' }])
}

/** Size and SHA-256 of a file, read once. */
export async function measure(path: string): Promise<{ bytes: number; sha256: Buffer }> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return { bytes: (await stat(path)).size, sha256: hash.digest() }
}
