import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#testing/server.ts'
import { fileCalls } from '#platform/shared/files.ts'

/* A real file system that holds 300 kB; only root may make one. */
const folder = mkdtempSync(join(tmpdir(), 'diwan-full-'))
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300k', 'none', folder]).status === 0
afterAll(() => {
  if (mounted) execFileSync('umount', [folder])
  rmSync(folder, { recursive: true, force: true })
})

test.skipIf(!mounted)(
  'on a full disk an upload is refused in words, leaves nothing, and the server is not ready',
  async () => {
    const server = await startTestServer({ config: { dataDir: folder, logLevel: 'silent' } })
    const { files } = server
    const layla = await server.as('layla')
    const send = async (name: string, content: Buffer) => {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(content)]), name)
      const request = new Request('http://x', { method: 'POST', body: form })
      return server.app.inject({
        method: 'POST',
        url: `${fileCalls.uploadFile.path}?Field=paymentProof`,
        headers: {
          authorization: `Bearer ${await layla.token()}`,
          'content-type': request.headers.get('content-type')!,
        },
        payload: Buffer.from(await request.arrayBuffer()),
      })
    }
    expect((await server.app.inject('/readyz')).statusCode).toBe(200)
    expect((await send('small.pdf', Buffer.from('%PDF-1.7\nproof'))).statusCode).toBe(200)

    const full = { status: 507, code: 'noRoom', message: expect.stringContaining('disk is full') }
    expect((await send('big.pdf', Buffer.from(`%PDF-${'x'.repeat(400_000)}`))).json()).toMatchObject(full)
    expect(readdirSync(files.incoming)).toEqual([])
    expect((await send('small.pdf', Buffer.from('%PDF-1.7\nproof'))).statusCode).toBe(200)

    // A picture that arrives and then grows as it is encoded anew.
    const noise = createHash('shake256', { outputLength: 256 * 256 * 3 }).digest()
    const photo = await sharp(noise, { raw: { width: 256, height: 256, channels: 3 } })
      .jpeg({ quality: 5 })
      .toBuffer()
    const { bavail, bsize } = statfsSync(folder)
    writeFileSync(join(folder, 'filling'), Buffer.alloc((bavail - Math.ceil(photo.length / bsize)) * bsize))
    expect((await send('photo.jpg', photo)).json()).toMatchObject(full)
    expect(readdirSync(files.incoming)).toEqual([])
    expect((await server.app.inject('/readyz')).statusCode).toBe(503)
    await server.close()
  },
)
