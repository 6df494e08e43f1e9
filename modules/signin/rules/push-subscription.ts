/** Where a browser takes messages of the academy, as its own push service has told it (RFC 8030, RFC 8291). */
export interface PushSubscription {
  readonly endpoint: string
  /** Its public key, an uncompressed point of P-256, and its secret; base64url. */
  readonly p256dh: string
  readonly auth: string
}

/** Of an `FCMToken`, which carries it as JSON, as browsers write it. */
export const longestSubscription = 1500
const longestEndpoint = 1000

const bytesOf = (text: unknown, count: number): text is string =>
  typeof text === 'string' &&
  /^[\w-]+={0,2}$/.test(text) &&
  Math.floor((text.replaceAll('=', '').length * 3) / 4) === count

/**
 * The subscription that an `FCMToken` carries; null for anything else. The address is handed in by a browser and asked by
 * the server: https alone, a name and no number, the usual port, no user.
 */
export function subscriptionIn(token: string | null | undefined): PushSubscription | null {
  if (!token || token.length > longestSubscription) return null
  try {
    const { endpoint, keys } = JSON.parse(token) as { endpoint?: unknown; keys?: { p256dh?: unknown; auth?: unknown } }
    if (typeof endpoint !== 'string' || endpoint.length > longestEndpoint || !isPublicName(new URL(endpoint)))
      return null
    const { p256dh, auth } = keys ?? {}
    if (!bytesOf(p256dh, 65) || !bytesOf(auth, 16)) return null
    return { endpoint: new URL(endpoint).href, p256dh, auth }
  } catch {
    return null
  }
}

/** Names within a house have no dot, or end as these do. What a name stands for is asked when something is sent there. */
const isPublicName = ({ protocol, hostname, port, username, password }: URL): boolean =>
  protocol === 'https:' &&
  port === '' &&
  username === '' &&
  password === '' &&
  /\.[a-z][a-z0-9-]*$/i.test(hostname) &&
  !/\.(local|localhost|internal|intranet|lan|home|arpa)$/i.test(hostname)
