import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Bucket } from '#platform/server/files/storage/bucket.ts'

export interface BucketServer {
  readonly bucket: Bucket
  /** What it keeps, by address. */
  readonly kept: ReadonlyMap<string, Buffer>
  /** The `authorization` of each request, in order. */
  readonly signatures: readonly string[]
  close(): void
}

/** Answers as an S3 service does to PUT, GET (also of a range) and DELETE of one object, and checks the hash it is told. */
export async function startBucketServer(): Promise<BucketServer> {
  const kept = new Map<string, Buffer>()
  const signatures: string[] = []
  const service = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    signatures.push(String(headers.authorization))
    if (method === 'PUT') {
      const body = await buffer(request)
      const honest = createHash('sha256').update(body).digest('hex') === headers['x-amz-content-sha256']
      if (honest) kept.set(url, body)
      return response.writeHead(honest ? 200 : 400).end()
    }
    if (method === 'DELETE') {
      kept.delete(url)
      return response.writeHead(204).end()
    }
    const body = kept.get(url)
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
    if (body && from !== undefined) return response.writeHead(206).end(body.subarray(Number(from), Number(to) + 1))
    response.writeHead(body ? 200 : 404).end(body)
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  return {
    bucket: {
      endpoint: `http://127.0.0.1:${(service.address() as AddressInfo).port}/`,
      name: 'academy',
      region: 'eu-central-1',
      accessKeyId: 'AKID',
      secretAccessKey: 'SECRET',
    },
    kept,
    signatures,
    close: () => service.close(),
  }
}
