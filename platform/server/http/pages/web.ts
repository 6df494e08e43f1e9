import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { firstSightAt } from '#platform/shared/page-files.ts'
import { escapeHtml } from '#platform/shared/html.ts'
import type { Config } from '../../configuration/config.ts'
import type { BuiltPages } from './built-pages.ts'
import { formerFiles } from './former-files.ts'
import { assetHeaders, contentPolicy, pageHeaders, workerPolicy } from './headers.ts'
import { visitor } from '../request-facts.ts'
import type { LinkHeads } from './link-previews.ts'
import { answersOf, type PageAnswers } from './page-answers.ts'
import { headsOf } from './page-head.ts'
import { readWebFiles, worthPacking, type WebFile } from './web-files.ts'

const nonceMark = '__CSP_NONCE__'
const filesMark = '__PAGE_FILES__'
const forAYear = 'public, max-age=31536000, immutable'
const sightMark = '<!--sight-->'
/** What a link to the page says, where it says no more than of any page. */
const aboutMarks = /<!--about-->[^]*?<!--\/about-->/

/** Made for each reader, or of what the modules declare: a file of this name, as of a former build, is not what is sent. */
const ownAddresses: ReadonlySet<string> = new Set(['/index.html', '/robots.txt'])

/** What the pages hang on beside their files. */
export interface Standing {
  /** Nobody gets answers now. */
  readonly closed: () => boolean
  /** Attributes of the page's root, by which it knows how the academy is set. */
  readonly marks: () => Readonly<Record<`data-${string}`, string>>
  readonly links: LinkHeads
  /** What programs that walk the pages are told. */
  readonly robots: string
}

/**
 * The built pages. Files of `/assets/` bear a hash in their name and stay for a year, those of former builds too; the one page, which every
 * address without a file gets, is asked for each time and bears a nonce of its own.
 */
export function serveWeb(
  app: FastifyInstance,
  config: Config,
  pageAnswers: readonly PageAnswers[],
  built: BuiltPages | null,
  standing: Standing,
): (request: FastifyRequest, reply: FastifyReply) => boolean {
  const files = readWebFiles(config.webFolder)
  const headOf = headsOf(built, answersOf(app, pageAnswers, standing.closed))
  const html = files.get('/index.html')?.bytes.toString('utf8')
  const page = html && pageOf(html, config.sample, '')
  const logIn = html && pageOf(html, config.sample, readFirstSight(config.webFolder))

  for (const [address, file] of files) {
    if (ownAddresses.has(address)) continue
    const isAsset = address.startsWith('/assets/')
    const [kept, headers] = isAsset ? [forAYear, assetHeaders] : ['no-cache', pageHeaders]
    const policy = /^\/[\w-]+-worker\.js$/.test(address) ? { 'content-security-policy': workerPolicy } : {}
    app.get(address, { config: { quiet: true } }, (request, reply) =>
      sendWebFile(request, reply.headers(headers).headers(policy), file, kept),
    )
  }

  for (const [address, read] of formerFiles(config.dataDir, files)) {
    app.get(address, { config: { quiet: true } }, async (request, reply) =>
      sendWebFile(request, reply.headers(assetHeaders), await read(), forAYear),
    )
  }

  const { links } = standing
  app.get('/robots.txt', { config: { quiet: true } }, (_request, reply) =>
    reply.headers(pageHeaders).type('text/plain; charset=utf-8').send(standing.robots),
  )

  /** Nothing said of the page while nobody gets answers. */
  const aboutOf = (request: FastifyRequest) =>
    standing.closed() ? Promise.resolve(null) : links.headOf(request.url, visitor(request).language)

  const sendPage = (request: FastifyRequest, reply: FastifyReply): boolean => {
    if (!page || !logIn || !(asksForPage(request) || readsLink(request, links))) return false
    const nonce = randomBytes(16).toString('base64url')
    void reply
      .code(200)
      .headers(pageHeaders)
      .headers({
        'content-security-policy': contentPolicy(nonce),
        'reporting-endpoints': 'csp="/csp-report"',
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
    const parts = isLogIn(request.url) ? logIn : page
    const root = rootOf(standing.marks())
    Promise.all([headOf(request.url), aboutOf(request)])
      .then(([head, about]) => {
        const marked = parts.join(nonce).replace('<html', () => root)
        const whole = marked.replace(filesMark, () => head)
        return sendPacked(request, reply, about === null ? whole : whole.replace(aboutMarks, () => about))
      })
      .catch((error: unknown) => void reply.send(error))
    return true
  }
  // A route of its own, or the root would be answered as 'not found' and logged so.
  if (page) app.get('/', { config: { quiet: true } }, (request, reply) => void sendPage(request, reply))
  // What people type; the page has another address, and the call of this one is sent, not opened.
  if (page) app.get('/login', { config: { quiet: true } }, (request, reply) => reply.redirect(logInPage(request), 302))
  return sendPage
}

const logInPage = ({ url }: FastifyRequest): string => `/pages/login${/\?.*$/.exec(url)?.[0] ?? ''}`

/** The page in parts between which the nonce goes. It says itself that it is of the sample academy, on which every page warns. */
const pageOf = (html: string, sample: boolean, sight: string): string[] =>
  (sample ? html.replace('<html', '<html data-sample') : html).replace(sightMark, () => sight).split(nonceMark)

/** How the page's root begins. */
const rootOf = (marks: Readonly<Record<string, string>>): string =>
  `<html${Object.entries(marks)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')}`

/** The plain log-in page. With a competition's code in its address it is drawn otherwise, by the browser alone. */
const isLogIn = (url: string): boolean => /^\/pages\/login\/?(\?|$)/i.test(url)

/** The log-in page as the build drew it. */
function readFirstSight(webFolder: string): string {
  const file = join(webFolder, firstSightAt)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Browsers that open an address say that they take HTML; scripts that ask the API do not. */
function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (/^\/(api|dev|assets|\.well-known)(\/|$)/i.test(url)) return false
  return /^\/(\?|$)/.test(url) || (headers.accept?.includes('text/html') ?? false)
}

/** Programs that show a link take whatever comes: they are answered where there is something to be said. */
const readsLink = ({ method, url, headers }: FastifyRequest, links: LinkHeads): boolean =>
  (method === 'GET' || method === 'HEAD') && /^$|\*\/\*/.test(headers.accept ?? '') && links.knows(url)

const brotli = promisify(brotliCompress)
/** Packed anew for each reader, as each has a nonce of its own: lightly. */
const lightly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

async function sendPacked(request: FastifyRequest, reply: FastifyReply, html: string): Promise<void> {
  const takes = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  reply.header('vary', 'Accept-Encoding')
  if (takes) reply.header('content-encoding', 'br')
  await reply.send(takes ? await brotli(html, lightly) : html)
}

/** A file, packed as the browser takes it, or that what it has is still the same. */
export async function sendWebFile(request: FastifyRequest, reply: FastifyReply, file: WebFile, cacheControl: string) {
  reply.headers({ 'cache-control': cacheControl, etag: file.etag })
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send()
  reply.type(file.type)
  if (!worthPacking(file)) return reply.send(file.bytes)
  reply.header('vary', 'Accept-Encoding')
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
  if (!encoding) return reply.send(file.bytes)
  return reply.header('content-encoding', encoding).send(await file.packed(encoding))
}
