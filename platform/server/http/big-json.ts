import { Worker } from 'node:worker_threads'
import { invalidInput, Refusal, tooLarge } from '#platform/shared/refusal.ts'
import { checkJson, JsonLimitError } from './json-limits.ts'

const inlineLimit = 1024 * 1024
const longest = 5_000

/** Parses JSON of any allowed size. Above 1 MiB in a thread of its own that is ended after 5 s, so that nobody else waits. */
export async function parseBigJson(body: Buffer): Promise<unknown> {
  try {
    if (body.length > inlineLimit) return await inWorker(body)
    checkJson(body)
    return JSON.parse(body.toString('utf8'), withoutProto)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(error instanceof JsonLimitError ? tooLarge : invalidInput, undefined, [
      { path: '', code: 'invalid' },
    ])
  }
}

const withoutProto = (key: string, value: unknown) => (key === '__proto__' ? undefined : value)

function inWorker(body: Buffer): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./big-json-worker.ts', import.meta.url), {
      workerData: body,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    const timer = setTimeout(() => end(() => reject(new Refusal(tooLarge))), longest)
    const end = (settle: () => void) => {
      clearTimeout(timer)
      settle()
      void worker.terminate()
    }
    worker.once('message', ({ value, problem }: { value?: unknown; problem?: 'limit' | 'syntax' }) =>
      end(() => (problem ? reject(problem === 'limit' ? new JsonLimitError() : new SyntaxError()) : resolve(value))),
    )
    worker.once('error', () => end(() => reject(new Refusal(tooLarge))))
  })
}
