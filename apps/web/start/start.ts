/*
 * Runs before anything is drawn: asks at once, beside the first file, for what the page at this address needs in the
 * reader's language. The server knows the address and its files, the browser the language and whether somebody is in.
 */
import type { HeadOfPage } from '#platform/shared/page-files.ts'
import { fetchAhead, fetchSparingly } from '#platform/web/start/ahead.ts'
import { currentLanguage, markDocument } from '#platform/web/language.ts'
import { headOfPage } from '#platform/web/start/head-of-page.ts'
import { markScheme } from '#platform/web/theme/mark-scheme.ts'
import { showSight } from './sight.ts'

markDocument()
markScheme()
showSight()
const head = headOfPage()
if (head) begin(head)

function begin({ start, here, next }: HeadOfPage): void {
  fetchAhead(start, currentLanguage())
  const isIn = sessionStorage.getItem('accessToken') !== null || localStorage.getItem('loggedIn') === 'true'
  const isOpen = here !== null && (!here.auth || isIn)
  if (isOpen) fetchAhead(here, currentLanguage())
  // Who types logs in: the page that comes then is fetched meanwhile. Who only looks pays for nothing more.
  const after = isOpen ? next : (here ?? next)
  if (after) addEventListener('input', () => fetchSparingly(after, currentLanguage()), { once: true })
}
