import { fileCalls } from '#platform/shared/files.ts'
import type { FastifyInstance } from 'fastify'
import type { Asker } from '../asker.ts'
import type { TestServer } from '../server.ts'

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

/** Takes the bytes of a file out of the store, as a disk that was not restored leaves it; its row stays. */
export async function loseFile({ db, files }: Pick<TestServer, 'db' | 'files'>, id: number): Promise<void> {
  const { storage_key: key } = await db
    .selectFrom('platform.file')
    .select('storage_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await files.remove(key)
}
