import { createSocket, type Socket } from 'node:dgram'
import { createServer, type Server, type ServerResponse } from 'node:http'
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

const portOf = (there: Server | Socket) => (there.address() as AddressInfo).port

/** Whatever comes to a port, also without a request. */
let named: Server
let calls: Socket
let inner: Awaited<ReturnType<typeof listening>>
let academy: Awaited<ReturnType<typeof listening>>
beforeAll(async () => {
  inner = await listening(() => 'a secret of the machine')
  named = createServer().on('connection', () => reached.push('localhost'))
  calls = createSocket('udp4').on('message', () => reached.push('a call'))
  await new Promise<void>((resume) => named.listen(0, resume))
  await new Promise<void>((resume) => calls.bind(0, '127.0.0.1', resume))
  academy = await listening(
    (path) =>
      path === '/page'
        ? `<!doctype html><title>x</title><img src="/own.png"><img src="${inner.address}/picture"><img src="/leads-on">
         <link rel="prefetch" href="${inner.address}/prefetched">
         <link rel="preconnect" href="http://localhost:${portOf(named)}">
         <iframe src="${inner.address}/frame"></iframe>
         <iframe src="data:text/html,<img src='${inner.address}/in-data'>"></iframe>
         <script type="speculationrules">{
           "prerender": [{ "urls": ["${inner.address}/prerendered", "/own-hidden"], "eagerness": "immediate" }],
           "prefetch": [{ "urls": ["${inner.address}/speculated"], "eagerness": "immediate" }]
         }</script>
         <script>
           window.open('${inner.address}/opened')
           window.open('about:blank')?.document.write('<img src="${inner.address}/in-opened">')
           navigator.sendBeacon('${inner.address}/beacon', 'x')
           const call = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${portOf(calls)}' }] })
           call.createDataChannel('x')
           // With the first way that is found the others are asked for too.
           const tried = new Promise((resume) => call.addEventListener('icecandidate', resume))
           void call.createOffer().then((offer) => call.setLocalDescription(offer))
           const done = () => tried.then(() => document.documentElement.setAttribute('data-print-ready', ''))
           new WebSocket('${inner.address.replace('http', 'ws')}/socket')
           fetch('${inner.address}/fetched', { mode: 'no-cors' }).then(done, done)
         </script>`
        : path === '/own-hidden'
          ? `<img src="${inner.address}/from-hidden">`
          : '',
    (path) => (path === '/leads-on' ? `${inner.address}/led-to` : null),
  )
})
afterAll(async () => {
  await closePdfBrowser()
  for (const server of [inner.server, academy.server, named]) server.close()
  calls.close()
})

test('a page that is printed reaches its own address alone', async () => {
  const bytes = await printPdf(`${academy.address}/page`, 'en')
  expect(bytes?.subarray(0, 5).toString()).toBe('%PDF-')
  const { host } = new URL(academy.address)
  expect(reached).toContain(`${host} /own.png`)
  expect(reached.filter((each) => !each.startsWith(`${host} `))).toEqual([])
})

test('two print, twenty wait, and one more is refused at once', async () => {
  const waiting: ServerResponse[] = []
  let open = false
  const ready = (reply: ServerResponse) => reply.end('<!doctype html><html data-print-ready><title>x</title></html>')
  const slow = createServer((request, reply) => {
    reply.setHeader('content-type', 'text/html; charset=utf-8')
    if (open || request.url !== '/page') ready(reply)
    else waiting.push(reply)
  })
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
  const print = () => printPdf(`http://127.0.0.1:${portOf(slow)}/page`, 'en')
  await closePdfBrowser()
  const asked = Array.from({ length: 22 }, print)
  await expect(print()).rejects.toMatchObject({ kind: { code: 'busy', status: 503 } })
  await expect.poll(() => waiting.length).toBe(2)
  open = true
  for (const reply of waiting) ready(reply)
  const printed = await Promise.all(asked)
  expect(printed.every((bytes) => bytes?.subarray(0, 5).toString() === '%PDF-')).toBe(true)
  await closePdfBrowser()
  slow.close()
}, 60_000)
