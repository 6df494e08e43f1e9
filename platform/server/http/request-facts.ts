import type { FastifyRequest } from 'fastify'
import { languages, type Actor, type Language } from '#platform/shared/actor.ts'
import type { RequestFacts } from '../handler.ts'
import type { Caller } from './callers.ts'

/** The token of `Authorization: Bearer`; never a cookie, so no other site can make a browser send it. */
export function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  return header !== undefined && header.length < 4096 && /^bearer /i.test(header) ? header.slice(7) : null
}

/** The first language of `Accept-Language` that there is; Arabic else. */
function languageOf(header: string | undefined): Language {
  for (const each of header?.slice(0, 200).split(',') ?? []) {
    const wanted = each.trim().slice(0, 2).toLowerCase()
    const known = languages.find((language) => language === wanted)
    if (known) return known
  }
  return 'ar'
}

/**
 * Whoever asks, in the language that they read now: pages send it with each request. The language that the account keeps is
 * for what leaves without being asked for, letters and tickets.
 */
export function readingNow(actor: Actor, { headers }: FastifyRequest): Actor {
  const header = headers['accept-language']
  const language = header ? languageOf(header) : actor.language
  return language === actor.language ? actor : { ...actor, language }
}

export function factsOf(request: FastifyRequest, caller: Caller | null, actor: Actor, secure: boolean): RequestFacts {
  const ticket = request.headers['x-report-ticket']
  const uploadKey = request.headers['x-upload-key']
  const ifRange = request.headers['if-range']
  return {
    id: request.id,
    ip: request.ip,
    language: actor.language,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    reportTicket: typeof ticket === 'string' ? ticket.slice(0, 100) : null,
    uploadKey: typeof uploadKey === 'string' ? uploadKey.slice(0, 100) : null,
    sessionId: caller?.sessionId ?? null,
    apiTokenId: caller?.apiToken?.id ?? null,
    secure,
    range: request.headers.range?.slice(0, 100) ?? null,
    ifRange: typeof ifRange === 'string' ? ifRange.slice(0, 100) : null,
    cookies: request.headers.cookie ?? '',
  }
}

export const visitor = (request: FastifyRequest): Actor => ({
  userId: 0,
  role: 'anonymous',
  permissions: [],
  traineeId: null,
  instructorId: null,
  organizationId: null,
  actingAdminId: null,
  name: '',
  language: languageOf(request.headers['accept-language']),
})
