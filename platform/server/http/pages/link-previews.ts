import { escapeHtml } from '#platform/shared/html.ts'
import type { Language } from '#platform/shared/actor.ts'
import { inLanguage } from '#platform/shared/text.ts'
import { inDigits } from '#platform/shared/values/digits.ts'
import { academySettings } from '#platform/shared/settings/own-sections.ts'
import type { Database } from '../../database.ts'
import { settings } from '../../settings.ts'
import { patternOf } from './built-pages.ts'

/** What a link to a page says of it where it is shown: in a message, in a search engine's list. */
export interface LinkPreview {
  readonly title: string
  /** Plain text; nothing where it is empty. */
  readonly description: string
  /** A stored picture that visitors may open; null: the mark of the academy. */
  readonly pictureId: number | null
  /** The path that the page is known by, however it was asked for. */
  readonly path: `/${string}`
  /** Search engines may list the page. */
  readonly isListed: boolean
}

export interface LinkAsking {
  readonly db: Database
  readonly now: Date
  readonly language: Language
  /** The parts of the path by their names, decoded; as anybody may have typed them. */
  readonly params: Readonly<Record<string, string>>
}

/** What links to the pages of one screen say. */
export interface LinkPreviews {
  /** The path of the screen, as declared: one that anybody may open. */
  readonly page: `/${string}`
  /** The beginnings of what the page asks, for search engines that draw it before they read. */
  readonly asks?: readonly `/${string}`[]
  /** Null: the link says no more than that of any page. What it says is kept by whoever shows the link, for weeks. */
  readonly say: (asking: LinkAsking) => Promise<LinkPreview | null>
}

export interface PreviewParts {
  readonly db: Database
  readonly clock: () => Date
  readonly publicUrl: string
  readonly onError: (error: unknown) => void
}

/** The head of the page at an address in one language; null: that of any page. */
export interface LinkHeads {
  /** Whether links to this address may say something. */
  knows(url: string): boolean
  headOf(url: string, language: Language): Promise<string | null>
}

/** Milliseconds. A page does not wait longer for what a link to it says. */
const within = 1_000
/** More at a time get the plain page: whoever floods the pages must not keep the database from those who work. */
const mostAtOnce = 8
const longestDescription = 300
const longestPath = 300

export function linkHeads(declared: readonly LinkPreviews[], parts: PreviewParts): LinkHeads {
  const pages = declared.map((each) => ({ ...each, pattern: patternOf(each.page) }))
  let atOnce = 0
  const found = (url: string) => {
    const path = url.replace(/[?#].*$/, '')
    if (path.length > longestPath) return null
    for (const { pattern, say } of pages) {
      const match = pattern.exec(path.length > 1 ? path.replace(/\/$/, '') : path)
      if (match) return { say, groups: match.groups ?? {} }
    }
    return null
  }
  const asked = async (url: string, language: Language) => {
    const page = found(url)
    const params = page && decoded(page.groups)
    if (!page || !params) return null
    const preview = await page.say({ db: parts.db, now: parts.clock(), language, params })
    if (!preview) return null
    const { academyName, arabicDigits } = await settings(parts.db, academySettings)
    const said = language === 'ar' ? { ...preview, description: inDigits(preview.description, arabicDigits) } : preview
    return htmlOf(said, inLanguage(academyName, language).text, parts.publicUrl)
  }
  return {
    knows: (url) => found(url) !== null,
    async headOf(url, language) {
      if (!found(url) || atOnce >= mostAtOnce) return null
      atOnce += 1
      let late: NodeJS.Timeout | undefined
      const nothing = new Promise<null>((resolve) => {
        late = setTimeout(() => resolve(null), within)
      })
      const answer = asked(url, language)
        .catch((error: unknown) => {
          parts.onError(error)
          return null
        })
        .finally(() => (atOnce -= 1))
      return Promise.race([answer, nothing]).finally(() => clearTimeout(late))
    },
  }
}

/** Null where a part is no text. */
function decoded(groups: Readonly<Record<string, string | undefined>>): Record<string, string> | null {
  try {
    const given = Object.entries(groups).flatMap(([name, text]) => (text ? [[name, decodeURIComponent(text)]] : []))
    return Object.fromEntries(given) as Record<string, string>
  } catch {
    return null
  }
}

function htmlOf(preview: LinkPreview, academy: string, publicUrl: string): string {
  const { title, description, pictureId, path, isListed } = preview
  const said = description.replace(/\s+/g, ' ').trim()
  const short = said.length > longestDescription ? `${said.slice(0, longestDescription - 1).trimEnd()}…` : said
  const whole = [...new Set([title, academy])].filter(Boolean).join(' · ')
  const address = `${publicUrl}${path}`
  const picture = pictureId === null ? '/icon-512.png' : `/api/File/Download?ID=${pictureId}`
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}" />`
  const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`
  return [
    `<title>${escapeHtml(whole)}</title>`,
    named('robots', isListed ? 'index, follow' : 'noindex'),
    ...(short ? [named('description', short), property('og:description', short)] : []),
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    property('og:type', 'website'),
    property('og:site_name', academy),
    property('og:title', title),
    property('og:url', address),
    property('og:image', `${publicUrl}${picture}`),
    named('twitter:card', pictureId === null ? 'summary' : 'summary_large_image'),
  ].join('\n    ')
}

/** What programs that walk the pages are told: those that links say something of, and what these are made of. */
export const robotsText = (declared: readonly LinkPreviews[]): string => {
  const pages = declared.map(({ page }) => page.replace(/\/?:.*$/, ''))
  const asks = declared.flatMap((each) => each.asks ?? [])
  const open = [...new Set([...pages, ...asks, '/assets/', '/icon-512.png', '/api/File/Download'])].toSorted()
  return ['User-agent: *', ...open.map((path) => `Allow: ${path}`), 'Disallow: /', ''].join('\n')
}
