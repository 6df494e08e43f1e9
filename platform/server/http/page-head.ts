import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isOwnPath } from '#platform/shared/own-path.ts'
import {
  filesOfPagesAt,
  type FilesOfPages,
  type HeadOfPage,
  type NeededFiles,
  type PageFiles,
} from '#platform/shared/page-files.ts'
import type { AnswersOf } from './page-answers.ts'

/** What goes into the head of the page at an address, as JSON that may stand in a script element. */
export type HeadOf = (url: string) => Promise<string>

/** By what the build wrote down; nothing where it wrote nothing. */
export function headsOf(webFolder: string, answersOf: AnswersOf): HeadOf {
  const file = join(webFolder, filesOfPagesAt)
  if (!existsSync(file)) return () => Promise.resolve('null')
  const built = JSON.parse(readFileSync(file, 'utf8')) as FilesOfPages
  const pageAt = finderOf(built.pages)
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

  function afterLogIn(to: string | null): NeededFiles {
    const wanted = isOwnPath(to) ? pageAt(to.replace(/[?#].*$/, '')) : undefined
    const { files, words } = wanted ?? built.frame
    return { files: [...new Set([...built.logIn, ...files])], words }
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
