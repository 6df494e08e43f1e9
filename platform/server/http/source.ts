import { createHmac } from 'node:crypto'
import { originOf } from '#platform/shared/values/network.ts'

/**
 * What the log calls the network that a refused log-in came from: the same word for the same network on one UTC day,
 * so that one who tries and tries is seen, and of nobody can be told who they are or that they came back tomorrow.
 */
export const sourceOf =
  (key: Buffer) =>
  (ip: string, now: Date): string =>
    createHmac('sha256', key)
      .update(`${now.toISOString().slice(0, 10)} ${originOf(ip)}`)
      .digest('hex')
      .slice(0, 12)
