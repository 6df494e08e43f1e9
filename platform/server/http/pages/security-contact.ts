import type { FastifyInstance } from 'fastify'
import { apiHeaders } from './headers.ts'

/** Days; RFC 9116 wants less than a year, so that nobody writes to an address that was given up long ago. */
const goodFor = 180

/** `/.well-known/security.txt` (RFC 9116): where somebody who has found a weakness tells of it. Absent where no contact is set. */
export function addSecurityContact(app: FastifyInstance, contact: string | null): void {
  if (contact === null) return
  app.get('/.well-known/security.txt', { config: { quiet: true } }, (_request, reply) => {
    // Whole days, so that it stays the same for a while.
    const expires = new Date(Math.ceil(Date.now() / 86_400_000 + goodFor) * 86_400_000)
    const lines = [`Contact: ${contact}`, `Expires: ${expires.toISOString()}`, 'Preferred-Languages: ar, en, fr']
    return reply
      .headers(apiHeaders)
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}
