import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { actorOf } from '#apps/server/actors.ts'
import { withoutServer } from '#apps/server/openapi.ts'
import { integrationsCalls as calls } from '#modules/integrations/contract/calls.ts'
import { sendDeliveries, type Sending } from '#modules/integrations/server/sending/send-deliveries.ts'
import { byItself } from '#platform/server/audit/by.ts'
import { recordEvent } from '#platform/server/event.ts'
import { askOutside } from '#platform/server/outside/post.ts'
import { startTestServer, type TestServer } from '../server.ts'
import type { Asker } from '../asker.ts'

export interface Got {
  readonly headers: IncomingMessage['headers']
  readonly body: string
  readonly path: string
}

/** A system outside: what it was sent, and how it answers. */
export const got: Got[] = []
type Answer = (response: ServerResponse, request: IncomingMessage) => void
export const taken: Answer = (response) => void response.writeHead(200).end('thank you')
/** How it answers from now on. */
export const outside: { answer: Answer } = { answer: taken }
const receiver = createServer((request, response) => {
  let body = ''
  request.on('data', (piece: Buffer) => (body += piece.toString()))
  request.on('end', () => {
    got.push({ headers: request.headers, body, path: request.url ?? '' })
    outside.answer(response, request)
  })
})
export let server: TestServer
export let nadia: Asker
/** Where it stands. */
export let origin: string
export let host: string

/** Lets the tests of a file begin with the system outside and no address. */
export function withReceiver(): void {
  beforeAll(async () => {
    await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready))
    host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`
    origin = `http://${host}`
    server = await startTestServer({ config: { webhookInsideHosts: [host] } })
    nadia = await server.as('nadia')
  })
  afterAll(async () => {
    receiver.closeAllConnections()
    receiver.close()
    await server.close()
  })
  beforeEach(async () => {
    got.length = 0
    outside.answer = taken
    server.at()
    await sql`delete from integrations.webhook`.execute(server.db)
  })
}

const modules = withoutServer()
/** What the server’s listener does, by the clock of the test. */
export const send = (more: Partial<Sending> = {}, ask = askOutside) =>
  sendDeliveries({
    db: server.db,
    vault: server.vault,
    clock: server.now,
    chance: () => 0.5,
    parts: { readers: { actorOf }, modules: () => modules, webhookInsideHosts: [host], ask },
    ...more,
  })
export const later = (ms: number) => server.at(new Date(server.now().getTime() + ms))

/** An address of that system, with its secret. */
export async function added(more: object = {}) {
  const body = { Name: 'ERP', Url: `${origin}/hook`, Events: ['registration.approve', 'classes.open'], ...more }
  const { ID, Version } = await nadia.send(calls.addWebhook, { body: body as never })
  const { Secret } = await nadia.send(calls.renewWebhookSecret, { body: { ID } })
  return { ID, Version, Secret }
}
/** As if an act had left its fact. */
export const happens = (kind: 'registration.approve' | 'classes.open' | 'classes.close', id = 1) =>
  recordEvent(
    server.db,
    { kind, subject: [kind === 'registration.approve' ? 'registration' : 'courseClass', id] } as never,
    byItself,
  )
export const logOf = async (ID: number, query: object = {}) =>
  (await nadia.send(calls.getDeliveries, { WebhookID: ID, ...query })).Items
export const read = (ID: number) => nadia.send(calls.getWebhook, { ID })
/** A message that the library of Standard Webhooks accepts. */
export const verified = ({ headers, body }: Got, secret: string) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as {
    type: string
    timestamp: string
    data: Record<string, unknown>
  }
