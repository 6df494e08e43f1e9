import type { NeededFiles } from '#platform/shared/page-files.ts'
import type { Language } from './language.ts'

/**
 * Fetches files of the application before the code that wants them asks for them, with the words in this language.
 * `later`: they are of another page; what this one asks for goes before them.
 */
export function fetchAhead({ files, words }: NeededFiles, language: Language, later = false): void {
  for (const file of [...files, ...(words[language] ?? [])]) {
    if (document.head.querySelector(`link[href="${CSS.escape(file)}"]`)) continue
    const fetchPriority = later ? 'low' : 'auto'
    if (file.endsWith('.css')) add({ rel: 'preload', as: 'style', href: file, fetchPriority })
    else add({ rel: 'modulepreload', href: file, fetchPriority })
  }
}

/** In the manner in which the bundler's loader asks for files, which then finds them on their way. */
function add(facts: Partial<Pick<HTMLLinkElement, 'rel' | 'as' | 'href' | 'fetchPriority'>>): void {
  const link = Object.assign(document.createElement('link'), facts, { crossOrigin: '' })
  // Until it has come: what can wait does.
  link.dataset['ahead'] = ''
  for (const end of ['load', 'error']) link.addEventListener(end, () => delete link.dataset['ahead'], { once: true })
  document.head.append(link)
}
