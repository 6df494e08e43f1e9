import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sampleWords } from '../../text/sample.ts'
import { contentPolicy, pageHeaders } from '../pages/headers.ts'
import { webFileOf, type WebFile } from '../pages/web-files.ts'
import { sendWebFile } from '../pages/web.ts'

const folder = join(import.meta.dirname, '../docs')

/** `/openapi.json`, and a page at `/docs` to browse it. The document is made when it is first asked for: few starts see it. */
export function addDocs(app: FastifyInstance, document: () => object, { sample }: { sample: boolean }): void {
  let made: WebFile | null = null
  const quiet = { config: { quiet: true } }
  const send = (path: string, type: string, body: () => string) =>
    app.get(path, quiet, (_request, reply) =>
      reply
        .headers(pageHeaders)
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': contentPolicy('none') })
        .type(`${type}; charset=utf-8`)
        .send(body()),
    )
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const file =
    (name: string, text = read(name)) =>
    () =>
      text
  const warning = sample ? `<p class="sample">${sampleWords.en}</p>` : ''
  app.get('/openapi.json', quiet, (request, reply) => {
    made ??= webFileOf('application/json; charset=utf-8', Buffer.from(JSON.stringify(document())))
    const headers = { ...pageHeaders, 'content-security-policy': contentPolicy('none') }
    return sendWebFile(request, reply.headers(headers), made, 'no-cache')
  })
  send('/docs', 'text/html', file('index.html', read('index.html').replace('<!-- sample -->', warning)))
  send('/docs/page.js', 'text/javascript', file('page.js'))
  send('/docs/page.css', 'text/css', file('page.css'))
}
