import { invalidInput, Refusal, tooLarge } from '#platform/shared/refusal.ts'
import { readApart } from '../apart/read-apart.ts'
import { checkJson, JsonLimitError } from './limits/json-limits.ts'

const inlineLimit = 1024 * 1024
const limits = { megabytes: 512, milliseconds: 5_000, over: tooLarge }

/** Parses JSON of any allowed size. Above 1 MiB in a thread of its own that is ended after 5 s, so that nobody else waits. */
export async function parseBigJson(body: Buffer): Promise<unknown> {
  if (body.length > inlineLimit) return readApart(new URL('./big-json-worker.ts', import.meta.url), body, limits)
  try {
    checkJson(body)
    return JSON.parse(body.toString('utf8'), withoutProto)
  } catch (error) {
    throw new Refusal(error instanceof JsonLimitError ? tooLarge : invalidInput, undefined, [
      { path: '', code: 'invalid' },
    ])
  }
}

const withoutProto = (key: string, value: unknown) => (key === '__proto__' ? undefined : value)
