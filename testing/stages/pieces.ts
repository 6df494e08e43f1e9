import type { FastifyInstance } from 'fastify'
import { pieceCalls } from '#platform/shared/file-pieces.ts'
import type { Asker } from '../asker.ts'

/** Sends one piece of an upload as the browser does; gives the answer, whatever it is. */
export async function sendPiece(
  app: FastifyInstance,
  who: Asker,
  uploadId: number,
  number: number,
  bytes: Buffer,
  digest?: string,
): Promise<{ status: number; body: unknown }> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), 'piece')
  const request = new Request('http://x', { method: 'POST', body: form })
  const answer = await app.inject({
    method: pieceCalls.uploadPiece.method,
    url: pieceCalls.uploadPiece.path,
    query: { ID: String(uploadId), Number: String(number), ...(digest && { Digest: digest }) },
    headers: {
      authorization: `Bearer ${await who.token()}`,
      'content-type': request.headers.get('content-type')!,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json() }
}
