import { createHash, randomBytes } from 'node:crypto'
import { tokenMark } from '../rules/token.ts'

/** A new token of 256 random bits. */
export const newToken = (): string => `${tokenMark}${randomBytes(32).toString('base64url')}`

/** Only this is kept. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A secret to sign messages by, as Standard Webhooks writes it. */
export const newSigningSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`
