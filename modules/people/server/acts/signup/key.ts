import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for the browser of a visitor who has proved an address. */
export const newSignupKey = (): string => randomBytes(32).toString('base64url')

/** Only this is stored. */
export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest()
