/* Bare node:http that sends the bytes of the call layer, headers too: a process that `startServer` starts. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { settingsOfChild, tellPort } from '../child.ts'
import { answers } from './layer-calls.ts'

/** As the layer sends them; Node adds the date and the connection's. */
const { headers } = settingsOfChild<{ headers: Record<string, string> }>()

const server = createServer((request, response) => {
  const answer = (of: object) => {
    const body = JSON.stringify(of)
    response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body)
  }
  if (request.method === 'GET') return answer(request.url === '/list' ? answers.list : answers.one)
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString('utf8'))
    answer(answers.send)
  })
})
server.listen(0, '127.0.0.1', () => tellPort((server.address() as AddressInfo).port))
