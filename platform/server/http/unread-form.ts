import type { FastifyInstance } from 'fastify'

/** RFC 8058 asks for one short field. */
const mostBytes = 2048

/** A scope whose routes take a short form, in either of the two ways that forms are sent, and read nothing of it. */
export function acceptUnreadForm(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data']
  scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit: mostBytes }, (_request, _body, done) =>
    done(null, undefined),
  )
}
