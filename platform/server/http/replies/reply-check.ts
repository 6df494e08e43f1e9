import { isDeepStrictEqual } from 'node:util'
import type { Call } from '#platform/shared/call.ts'

/**
 * In tests and development: the reply must be what the contract says, with no field beyond it. A field that the
 * contract does not name is how secrets leave.
 */
export function checkReply(call: Call, reply: unknown): void {
  const sent: unknown = reply === undefined ? undefined : JSON.parse(JSON.stringify(reply))
  const parsed = call.reply.safeParse(sent)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.') || '(whole)'}: ${issue.message}`)
    throw new Error(`${call.method} ${call.path} broke its contract: ${wrong.slice(0, 5).join('; ')}`)
  }
  const kept: unknown = parsed.data === undefined ? undefined : JSON.parse(JSON.stringify(parsed.data))
  if (isDeepStrictEqual(kept, sent)) return
  throw new Error(
    `${call.method} ${call.path} sent what its contract does not name: ${strays(sent, kept, '').join(', ')}`,
  )
}

function strays(sent: unknown, kept: unknown, path: string): string[] {
  if (isDeepStrictEqual(sent, kept)) return []
  if (!isRecord(sent) || !isRecord(kept)) return [path || '(whole)']
  return Object.keys(sent)
    .flatMap((key) => (key in kept ? strays(sent[key], kept[key], `${path}.${key}`) : [`${path}.${key}`]))
    .slice(0, 5)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
