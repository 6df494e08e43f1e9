import { parentPort } from 'node:worker_threads'

export interface SentRequest {
  readonly address: string
  readonly path: string
  readonly method: string
  readonly token: string | null
  readonly body: unknown
}

/** Sends what it is told while it asks whether the server lives; answers both statuses. Its work is not the server's thread's. */
parentPort?.on('message', async ({ address, path, method, token, body }: SentRequest) => {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const sent = fetch(address + path, { method, headers, body: JSON.stringify(body) })
  const lives = await fetch(`${address}/healthz`)
  const status = await sent.then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )
  parentPort?.postMessage([status, lives.status], [])
})
