import { parentPort, workerData } from 'node:worker_threads'
import { checkJson, JsonLimitError } from './json-limits.ts'

const bytes = workerData as Uint8Array
const answer = (message: object) => parentPort?.postMessage(message, [])
try {
  checkJson(bytes)
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  answer({
    value: JSON.parse(text, (key: string, value: unknown) => (key === '__proto__' ? undefined : value)),
  })
} catch (error) {
  answer({ problem: error instanceof JsonLimitError ? 'limit' : 'syntax' })
}
