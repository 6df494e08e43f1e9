import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#platform/shared/call.ts'
import { apiHeaders } from './pages/headers.ts'
import { fileHeaders, isEventStream, isFile, namesTag, tagOf } from './replies/replies.ts'

const zip = promisify(gzip)
/** One packet holds less than this; packing smaller replies saves nothing. */
const worthPacking = 1400

/**
 * Sets the reply's headers and answers with what Fastify sends. Whatever a signed-in person gets and every answer of
 * a write is stored by nobody.
 */
export function payloadOf(call: Call, request: FastifyRequest, reply: FastifyReply, output: unknown): unknown {
  reply.headers(apiHeaders)
  reply.header('x-request-id', request.id)
  reply.header('cache-control', call.effect === 'writes' || request.caller ? 'no-store' : 'no-cache')
  if (isFile(output)) {
    reply.headers(fileHeaders(output))
    if (output.part) reply.code(output.part === 'beyond' ? 416 : 206)
    if (output.isTagged) {
      const tag = tagOf(output)
      reply.header('etag', tag)
      if (namesTag(request.headers['if-none-match'], tag)) {
        reply.code(304)
        return null
      }
    }
    return output.content
  }
  if (isEventStream(output)) {
    reply.headers({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
    return output.events
  }
  if (output === undefined) {
    reply.code(204)
    return null
  }
  const text = JSON.stringify(output)
  reply.header('content-type', 'application/json; charset=utf-8')
  // Packing shows by its length whether a secret is like a text beside it; a stranger's page makes nobody send either: no cookie
  // signs anybody in.
  if (text.length < worthPacking || !acceptsGzip(request)) return text
  reply.header('vary', 'Accept-Encoding').header('content-encoding', 'gzip')
  return zip(text, { level: 4 })
}

const acceptsGzip = (request: FastifyRequest) => request.headers['accept-encoding']?.includes('gzip') ?? false
