import type { HeadOfPage, NeededFiles, NextPage, PageFiles } from '#platform/shared/page-files.ts'
import type { BuiltPages } from './built-pages.ts'
import type { AnswersOf } from './page-answers.ts'

/** What goes into the head of the page at an address, as JSON that may stand in a script element. */
export type HeadOf = (url: string) => Promise<string>

/** By what the build wrote down; nothing where it wrote nothing. */
export function headsOf(built: BuiltPages | null, answersOf: AnswersOf): HeadOf {
  if (!built) return () => Promise.resolve('null')
  const { files, pageAt, leadsTo } = built
  return async (url) => {
    const [pathname = '/', query = ''] = url.split('?')
    const here = pageAt(pathname)
    const head: HeadOfPage = {
      start: files.start,
      here: here ? { auth: here.auth, ...needed(here) } : null,
      next: isLogIn(here) ? nextPage(new URLSearchParams(query).get('to')) : null,
      answers: await answersOf(here?.path),
    }
    return JSON.stringify(head).replaceAll('<', '\\u003c')
  }

  function nextPage(asked: string | null): NextPage {
    const { to, pages, asks } = leadsTo(asked)
    return {
      to,
      ...together([{ files: files.logIn, words: {} }, ...(pages.length > 0 ? pages : [files.frame])]),
      asks,
    }
  }
}

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
