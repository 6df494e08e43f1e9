import { InsideAddress } from '#platform/server/outside/post.ts'
import type { Fault } from '../../rules/delivery.ts'

/** Why no answer came. */
export function faultOf(error: unknown): Fault {
  if (error instanceof InsideAddress) return 'inside'
  const { name, code = '' } = error as { name?: string; code?: string }
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ETIMEDOUT') return 'tooSlow'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EAI_NODATA') return 'unknownName'
  if (/CERT|TLS|SSL|SIGNED|EPROTO|UNABLE_TO_/.test(code)) return 'certificate'
  return code === 'ECONNRESET' || code === 'EPIPE' || code.startsWith('HPE_') ? 'cutOff' : 'unreachable'
}
