/*
 * Runs before anything is drawn: asks at once, beside the first file, for what the page at this address needs in the
 * reader's language. The server knows the address and its files, the browser the language and whether somebody is in.
 */
import type { HeadOfPage, NeededFiles } from '#platform/shared/page-files.ts'
import { currentLanguage, markDocument } from '#platform/web/language.ts'
import { headOfPage } from '#platform/web/head-of-page.ts'
import { markScheme } from '#platform/web/theme/mark-scheme.ts'
import { showSight } from './sight.ts'

markDocument()
markScheme()
showSight()
const head = headOfPage()
if (head) begin(head)

function begin({ start, here, next }: HeadOfPage): void {
  preload(start)
  const isIn = sessionStorage.getItem('accessToken') !== null || localStorage.getItem('loggedIn') === 'true'
  const isOpen = here !== null && (!here.auth || isIn)
  if (isOpen) preload(here)
  // Who types logs in: the page that comes then is fetched meanwhile. Who only looks pays for nothing more.
  const after = isOpen ? next : (here ?? next)
  if (after) addEventListener('input', () => preload(after), { once: true })
}

function preload({ files, words }: NeededFiles): void {
  for (const file of [...files, ...(words[currentLanguage()] ?? [])]) {
    if (file.endsWith('.css')) add({ rel: 'preload', as: 'style', href: file })
    else add({ rel: 'modulepreload', href: file })
  }
}

/** In the manner in which the bundler's loader asks for files, which then finds them on their way. */
function add(facts: { readonly rel: string; readonly as?: string; readonly href: string }): void {
  const link = Object.assign(document.createElement('link'), facts, { crossOrigin: '' })
  // Until it has come: what can wait does.
  link.dataset['ahead'] = ''
  for (const end of ['load', 'error']) link.addEventListener(end, () => delete link.dataset['ahead'], { once: true })
  document.head.append(link)
}
