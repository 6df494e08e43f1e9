import type { NeededFiles } from '#platform/shared/page-files.ts'
import type { Language } from '../language.ts'

/**
 * Fetches files of the application before the code that wants them asks for them, with the words in this language.
 * `later`: they are of another page; what this one asks for goes before them.
 */
export function fetchAhead(needed: NeededFiles, language: Language, later = false): void {
  for (const file of filesOf(needed, language)) ask(file, later)
}

/** The same of another page, and never by so many connections that what somebody presses meanwhile would wait for one. */
export function fetchSparingly(needed: NeededFiles, language: Language): void {
  // The largest has begun while the words, which nothing is drawn without, and the small ones take turns beside it.
  const [largest, ...rest] = needed.files
  const waiting = [...(largest ? [largest] : []), ...(needed.words[language] ?? []), ...rest]
  const here: string[] = []
  let running = 0
  let isSent = false
  // The answer takes a round trip at least, in which the program is idle: what the next page is made of runs meanwhile.
  const run = (file: string) => {
    if (file.endsWith('.js')) void import(/* @vite-ignore */ file).catch(() => {})
  }
  const goOn = () => {
    while (running < spareConnections(isSent)) {
      const file = waiting.shift()
      if (file === undefined) return
      const link = ask(file, true)
      if (!link) continue
      running++
      for (const end of ['load', 'error'])
        link.addEventListener(
          end,
          () => {
            running--
            if (end === 'load') {
              if (isSent) run(file)
              else here.push(file)
            }
            goOn()
          },
          { once: true },
        )
    }
  }
  goOn()
  // Not `submit`: the form may be markup whose press is kept. What is pressed asks first, then the rest of what is fetched.
  addEventListener('click', ({ target }) => {
    if (isSent || !(target instanceof Element && target.closest('[type=submit]'))) return
    isSent = true
    setTimeout(() => {
      goOn()
      here.forEach(run)
    })
  })
}

/**
 * A browser opens six to a server of HTTP/1.1: two stay free, and until the page is loaded its code and words take
 * others. Once the form is sent nothing else is pressed: the browser itself lets the rest wait behind it, and begins each
 * as soon as a connection is free, also that of the log-in.
 */
function spareConnections(isSent: boolean): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (isSent || (page && /^h[23]/.test(page.nextHopProtocol))) return Infinity
  return document.readyState === 'complete' ? 4 : 3
}

const filesOf = ({ files, words }: NeededFiles, language: Language) => [...files, ...(words[language] ?? [])]

/** In the manner in which the bundler's loader asks for files, which then finds them on their way. Null: it has been asked for. */
function ask(file: string, later: boolean): HTMLLinkElement | null {
  if (document.head.querySelector(`link[href="${CSS.escape(file)}"]`)) return null
  const kind = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }
  const fetchPriority = later ? 'low' : 'auto'
  const link = Object.assign(document.createElement('link'), { ...kind, href: file, fetchPriority, crossOrigin: '' })
  // Until it has come: what can wait does.
  link.dataset['ahead'] = ''
  for (const end of ['load', 'error']) link.addEventListener(end, () => delete link.dataset['ahead'], { once: true })
  document.head.append(link)
  return link
}
