import { createServer } from 'node:net'
import type { ViteDevServer } from 'vite'
import { expect, test } from 'vitest'
import { freePort } from '#testing/servers/free-port.ts'
import { waitForServer } from './wait-for-server.ts'

type Middleware = (request: { url: string }, response: unknown, next: () => void) => void

test('a call that comes while the server is away waits until it is back; a page comes at once', async () => {
  const port = await freePort()
  const used: Middleware[] = []
  const { configureServer } = waitForServer(port, (url) => url.startsWith('/api/'))
  const vite = { middlewares: { use: (each: Middleware) => used.push(each) } } as unknown as ViteDevServer
  await (configureServer as (server: ViteDevServer) => unknown)(vite)
  const passed: string[] = []
  const ask = (url: string) =>
    new Promise<void>((done) => {
      used[0]!({ url }, null, () => {
        passed.push(url)
        done()
      })
    })

  const call = ask('/api/Account/GetMe')
  await ask('/Setting')
  // Three times the pause between two tries.
  await new Promise((done) => setTimeout(done, 150))
  expect(passed).toEqual(['/Setting'])
  const server = createServer((socket) => socket.end()).listen(port, '127.0.0.1')
  await call
  expect(passed).toEqual(['/Setting', '/api/Account/GetMe'])
  await ask('/api/again')
  server.close()
})
