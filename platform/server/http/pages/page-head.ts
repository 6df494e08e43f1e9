import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { homes } from '#platform/shared/homes.ts'
import { isOwnPath } from '#platform/shared/own-path.ts'
import {
  filesOfPagesAt,
  type FilesOfPages,
  type HeadOfPage,
  type NeededFiles,
  type NextPage,
  type PageFiles,
} from '#platform/shared/page-files.ts'
import type { FirstCalls } from './first-calls.ts'
import type { AnswersOf } from './page-answers.ts'

/** What goes into the head of the page at an address, as JSON that may stand in a script element. */
export type HeadOf = (url: string) => Promise<string>

/** By what the build wrote down; nothing where it wrote nothing. */
export function headsOf(webFolder: string, answersOf: AnswersOf, firstCalls: readonly FirstCalls[]): HeadOf {
  const file = join(webFolder, filesOfPagesAt)
  if (!existsSync(file)) return () => Promise.resolve('null')
  const built = JSON.parse(readFileSync(file, 'utf8')) as FilesOfPages
  const pageAt = finderOf(built.pages)
  const homePages = built.pages.filter(({ path }) => path !== homes.anonymous && homeAddresses.has(path))
  return async (url) => {
    const [pathname = '/', query = ''] = url.split('?')
    const here = pageAt(pathname)
    const head: HeadOfPage = {
      start: built.start,
      here: here ? { auth: here.auth, ...needed(here) } : null,
      next: isLogIn(here) ? afterLogIn(new URLSearchParams(query).get('to')) : null,
      answers: await answersOf(here?.path),
    }
    return JSON.stringify(head).replaceAll('<', '\\u003c')
  }

  function afterLogIn(asked: string | null): NextPage {
    const to = isOwnPath(asked) ? asked : null
    const plain = to?.replace(/[?#].*$/, '')
    const wanted = plain === undefined ? homePages : [pageAt(plain)].filter((page) => page !== undefined)
    return {
      to,
      ...together([{ files: built.logIn, words: {} }, ...(wanted.length > 0 ? wanted : [built.frame])]),
      // With a query it asks for something else.
      asks: to === null || to === plain ? wanted.flatMap(asksOf) : [],
    }
  }

  function asksOf({ path, rule }: PageFiles): NextPage['asks'] {
    const addresses = firstCalls.filter(({ page }) => page === path).flatMap((each) => each.addresses)
    return addresses.length > 0 ? [{ page: path, rule, addresses }] : []
  }
}

const homeAddresses: ReadonlySet<string> = new Set(Object.values(homes))

function together(needs: readonly NeededFiles[]): NeededFiles {
  const languages = [...new Set(needs.flatMap(({ words }) => Object.keys(words)))]
  return {
    files: [...new Set(needs.flatMap(({ files }) => files))],
    words: Object.fromEntries(
      languages.map((language) => [language, [...new Set(needs.flatMap(({ words }) => words[language] ?? []))]]),
    ),
  }
}

const isLogIn = (page: PageFiles | undefined): boolean => page?.path.startsWith('/pages/login') ?? false

const needed = ({ files, words }: NeededFiles): NeededFiles => ({ files, words })

/** Finds the page of an address as the browser's router does: whatever the case, and the plain path before one with parameters. */
function finderOf(pages: readonly PageFiles[]): (pathname: string) => PageFiles | undefined {
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

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split('/')
      .slice(1)
      .map((part) => {
        if (!part.startsWith(':')) return `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`
        return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
      })
      .join('')}$`,
    'i',
  )
