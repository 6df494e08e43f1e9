import { fileCalls } from '#platform/shared/files.ts'
import type { FastifyInstance } from 'fastify'
import type { Asker } from '../asker.ts'

/** Uploads a file as the browser does and gives its id; throws with the reply where it was refused. */
export async function upload(
  app: FastifyInstance,
  who: Asker,
  field: string,
  file: { name: string; bytes: Buffer | string },
): Promise<number> {
  const boundary = 'test-boundary-1f0e7c'
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.from(file.bytes as string),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const response = await app.inject({
    method: 'POST',
    url: fileCalls.uploadFile.path,
    query: { Field: field },
    headers: {
      authorization: `Bearer ${await who.token()}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload,
  })
  if (response.statusCode >= 400) throw new Error(`${response.statusCode} ${response.body}`)
  return response.json<{ ID: number }>().ID
}
