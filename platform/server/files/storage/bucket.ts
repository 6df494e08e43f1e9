import { mkdirSync, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { LostFile, type PlainStorage } from '../kept-files.ts'

/** An S3-compatible service, addressed as `endpoint/bucket/key`. */
export interface Bucket {
  readonly endpoint: string
  readonly name: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const patienceMs = 120_000

export function bucketStorage({ endpoint, name, ...keys }: Bucket): PlainStorage {
  const incoming = join(tmpdir(), 'diwan-incoming')
  mkdirSync(incoming, { recursive: true, mode: 0o700 })
  const client = new AwsClient({ ...keys, service: 's3', retries: 3 })

  const ask = async (method: string, key: string, init: RequestInit = {}): Promise<Response> => {
    const address = `${endpoint.replace(/(?<!\/)\/+$/, '')}/${name}/${key}`
    const answer = await client.fetch(address, { ...init, method, signal: AbortSignal.timeout(patienceMs) })
    if (answer.ok) return answer
    const isLost = answer.status === 404 && method === 'GET' && !(await answer.text()).includes('NoSuchBucket')
    if (isLost) throw new LostFile(key)
    if (!answer.bodyUsed) await answer.body?.cancel()
    throw new Error(`The file storage answered ${method} with ${answer.status}`)
  }

  return {
    incoming,
    keep: async (key, path, sha256) => {
      // Signed with the hash, so the service refuses bytes that changed on the way.
      const headers = { 'x-amz-content-sha256': sha256.toString('hex') }
      await ask('PUT', key, { headers, body: await openAsBlob(path) })
      await rm(path, { force: true })
    },
    open: async (key, part) => {
      const { body } = await ask('GET', key, part && { headers: { range: `bytes=${part.from}-${part.to}` } })
      if (!body) throw new Error('The file storage answered without bytes')
      return Readable.fromWeb(body as never)
    },
    remove: async (key) => {
      await ask('DELETE', key)
    },
  }
}
