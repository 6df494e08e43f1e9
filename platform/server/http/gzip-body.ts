import { Transform, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal, tooLarge, tooManyRequests, unsupportedType } from '#platform/shared/refusal.ts'
import { parseBigJson } from './big-json.ts'

const mebi = 1024 * 1024
const packedLimit = 16 * mebi
export const unpackedLimit = 64 * mebi
/** A text packs six to one, a bomb a thousand to one; small bodies may be anything. */
const ratioLimit = 100
const ratioFrom = mebi
const atOnce = 2

/** Answers who may send: before the body is read, or anybody could make the server unpack 64 MiB. */
export type AdmitSender = (request: FastifyRequest) => Promise<number>

/**
 * A scope whose routes take gzip-packed JSON of up to 64 MiB unpacked (the course editor's only). Everywhere else a
 * packed body is 415. One body a person and two in all are read at a time.
 */
export function acceptGzip(scope: FastifyInstance, admit: AdmitSender): void {
  const reading = new Map<FastifyRequest, number>()
  scope.addHook('onRequest', async (request) => {
    const sender = await admit(request)
    if (reading.size >= atOnce || [...reading.values()].includes(sender))
      throw new Refusal(tooManyRequests, { seconds: 2 })
    reading.set(request, sender)
  })
  scope.addHook('onResponse', async (request) => void reading.delete(request))
  scope.addHook('onRequestAbort', async (request) => void reading.delete(request))

  scope.addHook('preParsing', async (request, _reply, payload) => {
    const encoding = request.headers['content-encoding']
    if (encoding === undefined || encoding === 'identity') return payload
    if (encoding !== 'gzip') throw new Refusal(unsupportedType)
    return unpacked(payload)
  })
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: unpackedLimit },
    (_request: FastifyRequest, body: string | Buffer) => parseBigJson(body as Buffer),
  )
}

/** The unpacked bytes, counted on both sides while they flow. */
function unpacked(packed: Readable): Readable {
  let read = 0
  let written = 0
  const gunzip = createGunzip()
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      written += chunk.length
      const bomb = written > ratioFrom && written > read * ratioLimit
      done(bomb || written > unpackedLimit ? new Refusal(tooLarge) : null, chunk)
    },
  })
  const fail = (error: Error) => {
    packed.unpipe(gunzip)
    gunzip.destroy()
    counter.destroy(error)
  }
  packed.on('data', (chunk: Buffer) => {
    read += chunk.length
    if (read > packedLimit) fail(new Refusal(tooLarge))
    else Object.assign(counter, { receivedEncodedLength: read })
  })
  packed.on('error', fail)
  gunzip.on('error', fail)
  counter.on('error', () => gunzip.destroy())
  packed.pipe(gunzip).pipe(counter)
  return counter
}
