import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { homes } from '#platform/shared/homes.ts'
import { isOwnPath } from '#platform/shared/own-path.ts'
import { filesOfPagesAt, type FilesOfPages, type NextPage, type PageFiles } from '#platform/shared/page-files.ts'
import type { FirstCalls } from './first-calls.ts'

/** Where a log-in leads. */
export interface AfterLogIn extends Pick<NextPage, 'to' | 'asks'> {
  readonly pages: readonly PageFiles[]
}

type PageAt = (pathname: string) => PageFiles | undefined

/** What the build wrote down of the pages. */
export interface BuiltPages {
  readonly files: FilesOfPages
  readonly pageAt: PageAt
  /** By the page that was wanted, as the log-in page has it in its address; a home where it names none of ours. */
  readonly leadsTo: (asked: string | null) => AfterLogIn
}

/** Read once for everybody who asks; null where the build wrote nothing. */
export function builtPages(webFolder: string, firstCalls: readonly FirstCalls[]): BuiltPages | null {
  const file = join(webFolder, filesOfPagesAt)
  if (!existsSync(file)) return null
  const files = JSON.parse(readFileSync(file, 'utf8')) as FilesOfPages
  const pageAt = finderOf(files.pages)
  return { files, pageAt, leadsTo: afterLogIn(files, pageAt, firstCalls) }
}

function afterLogIn(built: FilesOfPages, pageAt: PageAt, firstCalls: readonly FirstCalls[]): BuiltPages['leadsTo'] {
  const homePages = built.pages.filter(({ path }) => path !== homes.anonymous && homeAddresses.has(path))
  const asksOf = ({ path, rule }: PageFiles): NextPage['asks'] => {
    const addresses = firstCalls.filter(({ page }) => page === path).flatMap((each) => each.addresses)
    return addresses.length > 0 ? [{ page: path, rule, addresses }] : []
  }
  return (asked) => {
    const to = isOwnPath(asked) ? asked : null
    const plain = to?.replace(/[?#].*$/, '')
    const pages = plain === undefined ? homePages : [pageAt(plain)].filter((page) => page !== undefined)
    // With a query it asks for something else.
    return { to, pages, asks: to === null || to === plain ? pages.flatMap(asksOf) : [] }
  }
}

const homeAddresses: ReadonlySet<string> = new Set(Object.values(homes))

/** Finds the page of an address as the browser's router does: whatever the case, and the plain path before one with parameters. */
function finderOf(pages: readonly PageFiles[]): PageAt {
  const plain = new Map<string, PageFiles>()
  const patterns: { readonly pattern: RegExp; readonly page: PageFiles }[] = []
  for (const page of pages) {
    const optional = page.path.replace(/(\/:\w+\?)+$/, '')
    if (!optional.includes(':')) plain.set(optional.toLowerCase(), page)
    if (page.path.includes(':')) patterns.push({ pattern: patternOf(page.path), page })
  }
  return (pathname) => {
    const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
    return plain.get(path.toLowerCase()) ?? patterns.find(({ pattern }) => pattern.test(path))?.page
  }
}

/** Matches the addresses of a screen's path; its parts are groups of their names. */
export const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split('/')
      .slice(1)
      .map((part) => {
        if (!part.startsWith(':')) return `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`
        const named = `(?<${part.replace(/^:|\?$/g, '')}>[^/]+)`
        return part.endsWith('?') ? `(?:/${named})?` : `/${named}`
      })
      .join('')}$`,
    'i',
  )
