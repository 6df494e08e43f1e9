import type { HeadOfPage } from '#platform/shared/page-files.ts'
import { headOfPage } from '../start/head-of-page.ts'

let answers: HeadOfPage['answers'] | null = null

/** An answer that came with the page, by the name that its module gave it (`pageAnswers`); null where none did. */
export function broughtAnswer<Answer>(name: string): Answer | null {
  // Where the build draws the log-in page there is no document.
  answers ??= headOfPage()?.answers ?? {}
  return (answers[name] as Answer | undefined) ?? null
}
