import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePdfBrowser, printPdf } from '#platform/server/content/pdf.ts'

/* The browser that prints runs on the server's machine: a text on a page must not make it reach what stands around it. */
const reached: string[] = []
const listening = async (
  answer: (path: string) => string,
  leadsTo: (path: string) => string | null = () => null,
): Promise<{ server: Server; address: string }> => {
  const server = createServer((request, reply) => {
    reached.push(`${request.headers.host} ${request.url}`)
    const elsewhere = leadsTo(request.url ?? '')
    if (elsewhere) return void reply.writeHead(302, { location: elsewhere }).end()
    reply.setHeader('content-type', 'text/html; charset=utf-8')
    reply.end(answer(request.url ?? ''))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

let inner: Awaited<ReturnType<typeof listening>>
let academy: Awaited<ReturnType<typeof listening>>
beforeAll(async () => {
  inner = await listening(() => 'a secret of the machine')
  academy = await listening(
    (path) =>
      path === '/page'
        ? `<!doctype html><title>x</title><img src="/own.png"><img src="${inner.address}/picture"><img src="/leads-on">
         <link rel="prefetch" href="${inner.address}/prefetched">
         <iframe src="${inner.address}/frame"></iframe>
         <script>
           const done = () => document.documentElement.setAttribute('data-print-ready', '')
           new WebSocket('${inner.address.replace('http', 'ws')}/socket')
           fetch('${inner.address}/fetched', { mode: 'no-cors' }).then(done, done)
         </script>`
        : '',
    (path) => (path === '/leads-on' ? `${inner.address}/led-to` : null),
  )
})
afterAll(async () => {
  await closePdfBrowser()
  for (const { server } of [inner, academy]) server.close()
})

test('a page that is printed reaches its own address alone', async () => {
  const bytes = await printPdf(`${academy.address}/page`, 'en')
  expect(bytes?.subarray(0, 5).toString()).toBe('%PDF-')
  const { host } = new URL(academy.address)
  expect(reached).toContain(`${host} /own.png`)
  expect(reached.filter((each) => !each.startsWith(`${host} `))).toEqual([])
})
