import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { notFound, notNow } from '#platform/shared/refusal.ts'
import { byId } from '#platform/shared/shapes.ts'

export const getOpenBadge = call({
  method: 'GET',
  path: '/api/Certificate/GetOpenBadge',
  who: 'certificateReaders',
  effect: 'reads',
  summary:
    'A certificate that its holder may download as an Open Badges 3.0 credential, signed as a compact JWS (VC-JWT).',
  query: byId,
  reply: z.object({ Serial: z.string(), Jwt: z.string() }),
  refusals: [notFound, notNow],
  perSecond: 1,
})

export const getBadgeIssuer = call({
  method: 'GET',
  path: '/api/Certificate/GetBadgeIssuer',
  who: 'anonymous',
  effect: 'reads',
  summary: 'The academy as issuer of credentials: an Open Badges 3.0 Profile.',
  reply: z
    .object({
      id: z.string(),
      type: z.array(z.literal('Profile')),
      name: z.string(),
      url: z.string(),
      email: z.string().optional(),
      phone: z.string().optional(),
    })
    .meta({ id: 'BadgeIssuer' }),
  refusals: [],
  perSecond: 2,
})
