import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Secrets } from '#platform/server/configuration/secrets.ts'

/** A new token of 256 random bits. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url')

/** Only this is stored. */
export const refreshHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * The token that follows this one. It is computed, not drawn: whoever repeats a request whose reply was lost gets
 * the same successor without a readable token being stored anywhere.
 */
export const successorOf = (secrets: Secrets, token: string): string =>
  createHmac('sha256', secrets.key('refresh token')).update(token).digest('base64url')
