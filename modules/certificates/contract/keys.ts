import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { instant, savedReply, shortText } from '#platform/shared/shapes.ts'
import { notFound } from '#platform/shared/refusal.ts'

/** A public key as RFC 8037 writes it. */
const jwk = z
  .object({
    kty: z.literal('OKP'),
    crv: z.literal('Ed25519'),
    x: z.string(),
    kid: z.string(),
    use: z.literal('sig'),
    alg: z.literal('EdDSA'),
  })
  .meta({ id: 'SigningKey' })

export const getSigningKeys = call({
  method: 'GET',
  path: '/api/Certificate/GetSigningKeys',
  who: 'anonymous',
  effect: 'reads',
  summary: 'The public keys that certificates were ever signed with, the newest first, as a JWK set.',
  reply: z.object({ keys: z.array(jwk) }),
  refusals: [],
  perSecond: 2,
})

export const getSigningKey = call({
  method: 'GET',
  path: '/api/Certificate/GetSigningKey',
  who: 'anonymous',
  effect: 'reads',
  summary: 'One of these public keys, as a JWK: the address that a signed credential names.',
  query: z.strictObject({ Kid: shortText(20, 'tooLong').regex(/^[\w-]+$/, 'notAllowed') }),
  reply: jwk,
  refusals: [notFound],
  perSecond: 2,
})

export const getStatusList = call({
  method: 'GET',
  path: '/api/Certificate/GetStatusList',
  who: 'anonymous',
  effect: 'reads',
  summary: 'The serials of certificates that do not hold now, signed, for checking without a network.',
  reply: z.object({
    /** A compact JWS of `{ iat, r, h, s }`: revoked, hidden, and the version that stands by serial. */
    List: z.string(),
  }),
  refusals: [],
  perSecond: 2,
})

export const getKeyInUse = call({
  method: 'GET',
  path: '/api/Certificate/GetKeyInUse',
  who: 'editor',
  effect: 'reads',
  summary: 'Which key signs certificates now, and since when.',
  reply: z.object({
    /** Null before the first certificate is signed. */
    Kid: z.string().nullable(),
    MadeAt: instant().nullable(),
    Former: z.int(),
    Actions: z.array(z.enum(['changeSigningKey'])),
  }),
  refusals: [],
})

export const changeSigningKey = call({
  method: 'POST',
  path: '/api/Certificate/ChangeSigningKey',
  who: 'admin',
  effect: 'writes',
  summary: 'Makes a new key that signs from now on; what former ones signed is still checked by them.',
  reply: savedReply,
  refusals: [],
})
