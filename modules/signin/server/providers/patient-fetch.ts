import type { CustomFetch } from 'openid-client'

/** Seconds for one request to a provider; a log-in takes four at most. */
export const answerWithin = 5

const mebi = 1024 * 1024

/** Nobody answered in time, or the answer was that the provider is out of order. `code` says which. */
export class ProviderUnreachable extends Error {
  readonly code: string
  constructor(code: string) {
    super('The identity provider could not be reached.')
    this.name = 'ProviderUnreachable'
    this.code = code
  }
}

/**
 * Fetches the whole answer or throws `ProviderUnreachable`. The signal that the library passes ends after `answerWithin`,
 * also while the body is on its way.
 */
export const patientFetch: CustomFetch = async (url, options) => {
  const { status, headers, body } = await whole(url, options as RequestInit)
  if (status === 429 || status >= 500) throw new ProviderUnreachable(`HTTP_${status}`)
  // A Response of these bears no body, not even an empty one.
  return new Response([204, 205, 304].includes(status) ? null : body, { status, headers })
}

async function whole(url: string, init: RequestInit) {
  try {
    const { status, headers, body } = await fetch(url, init)
    const parts: Uint8Array[] = []
    let size = 0
    for await (const part of body ?? []) {
      size += part.length
      if (size > mebi) throw new ProviderUnreachable('TOO_LARGE')
      parts.push(part)
    }
    return { status, headers, body: Buffer.concat(parts) }
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw error
    throw new ProviderUnreachable(reasonOf(error))
  }
}

/** `ECONNREFUSED`, `ENOTFOUND`, `TIMEOUT`: what whoever runs the academy can act on. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN'
  if (error.name === 'TimeoutError') return 'TIMEOUT'
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? cause.code : null
  return typeof code === 'string' ? code : 'UNKNOWN'
}
