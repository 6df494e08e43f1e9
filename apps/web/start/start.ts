/*
 * Runs before anything is drawn: asks at once, beside the first file, for what the page at this address needs in the
 * reader's language. The server knows the address and its files, the browser the language and whether somebody is in.
 */
import type { HeadOfPage, NeededFiles } from '#platform/shared/page-files.ts'
import { currentLanguage, markDocument } from '#platform/web/language.ts'

markDocument()
const told = document.getElementById('page-files')?.textContent
if (told) begin(JSON.parse(told) as HeadOfPage)

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
    const link = document.createElement('link')
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
    if (link.rel === 'preload') link.as = 'style'
    link.crossOrigin = ''
    link.href = file
    document.head.append(link)
  }
}
