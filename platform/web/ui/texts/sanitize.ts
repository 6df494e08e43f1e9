import DOMPurify from 'dompurify'
import { pictureAt } from '#platform/shared/letters/merge-text.ts'
import { ownFileId } from '../files/own-file.ts'

/* What the editor can make; the server keeps the same list when it stores. */
const settings = {
  ALLOWED_TAGS:
    'p br hr h1 h2 h3 h4 h5 h6 blockquote pre code ul ol li div span a img strong b em i u s sub sup mark audio table tbody tr th td'.split(
      ' ',
    ),
  ALLOWED_ATTR: 'href src alt title width height dir style start colspan rowspan data-field'.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|\/api\/File\/Download\?ID=\d+$|picture:[a-z]+$)/i,
  // A custom URI rule would strip dir="rtl" and the like unless they are named here.
  ADD_URI_SAFE_ATTR: ['dir', 'style', 'width', 'height', 'start', 'colspan', 'rowspan', 'data-field'],
}
const letterSettings = {
  ...settings,
  ALLOWED_ATTR: [...settings.ALLOWED_ATTR, 'lang'],
  ADD_URI_SAFE_ATTR: [...settings.ADD_URI_SAFE_ATTR, 'lang'],
  // Of the application, as the letter's preview has them.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/[a-z])/i,
  RETURN_DOM_FRAGMENT: true,
}
const styles = new Set(['color', 'background-color', 'font-size', 'font-family', 'text-align', 'margin-inline-start'])

const purify = DOMPurify(window)
/** What is sanitised now is a letter that the server has drawn, whose styles are its own. One sanitizer: its policy has one name. */
let isLetter = false
purify.addHook('afterSanitizeAttributes', (node) => {
  if (!(node instanceof HTMLElement)) return
  for (const property of Array.from(node.style)) {
    const isKept = isLetter ? property !== 'position' : styles.has(property)
    if (!isKept || /url\(/i.test(node.style.getPropertyValue(property))) node.style.removeProperty(property)
  }
  if (node.getAttribute('style') === '') node.removeAttribute('style')
  // Pictures and sounds are the academy's own files only: one from elsewhere would tell its owner who reads.
  if (isLetter) return
  const isMedium = node.tagName === 'IMG' || node.tagName === 'AUDIO'
  const src = node.getAttribute('src')
  if (isMedium && ownFileId(src) === null && pictureAt(src) === undefined) node.remove()
})

/** HTML without anything that the editor cannot make. */
export const sanitize = (html: string): string => purify.sanitize(html, settings)

/**
 * The same as nodes to be shown. Links open a page of their own; pictures and sounds come without their address, as `media`,
 * since they are fetched with the bearer.
 */
export function sanitizeToNodes(html: string): {
  nodes: DocumentFragment
  media: { element: HTMLImageElement | HTMLAudioElement; id: number }[]
} {
  const nodes = purify.sanitize(html, { ...settings, RETURN_DOM_FRAGMENT: true }) as unknown as DocumentFragment
  for (const link of nodes.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer nofollow')
  }
  for (const element of nodes.querySelectorAll<HTMLElement>('[style*="color"]')) {
    const { color } = element.style
    if (!color || element.style.backgroundColor) continue
    element.style.removeProperty('color')
    element.style.setProperty('--ink', color)
    element.dataset['ink'] = ''
  }
  keepCodesWhole(nodes)
  // Of a letter: where it is told as a notification, its words alone are.
  for (const picture of nodes.querySelectorAll('img[src^="picture:"]')) picture.remove()
  const media = [...nodes.querySelectorAll<HTMLImageElement | HTMLAudioElement>('img, audio')].map((element) => {
    const id = ownFileId(element.getAttribute('src'))!
    element.removeAttribute('src')
    if (element instanceof HTMLAudioElement) element.controls = true
    return { element, id }
  })
  return { nodes, media }
}

/** `REG-2026-1124`, `SMS-101/2027-2`: letters, then groups of digits. */
const codes = /\b[A-Z]{1,6}(?:-\d{2,})+(?:\/\d+(?:-\d+)*)?\b/g

/** Within Arabic a code broken after its hyphen is read in the wrong order. */
function keepCodesWhole(nodes: DocumentFragment): void {
  const walker = document.createTreeWalker(nodes, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) if (walker.currentNode.textContent?.match(codes)) found.push(walker.currentNode as Text)
  for (const text of found) {
    const words = text.data
    let from = 0
    const parts: (string | Node)[] = []
    for (const code of words.matchAll(codes)) {
      const whole = document.createElement('bdi')
      whole.dir = 'ltr'
      whole.dataset['code'] = ''
      whole.textContent = code[0]
      parts.push(words.slice(from, code.index), whole)
      from = code.index + code[0].length
    }
    text.replaceWith(...parts, words.slice(from))
  }
}

/** A letter as the server draws it for the page: its own styles, pictures of the academy, links of the application. */
export function letterNodes(html: string): DocumentFragment {
  isLetter = true
  try {
    const nodes = purify.sanitize(html, letterSettings) as unknown as DocumentFragment
    for (const link of nodes.querySelectorAll('a[href]')) {
      link.setAttribute('target', '_blank')
      link.setAttribute('rel', 'noopener noreferrer nofollow')
    }
    return nodes
  } finally {
    isLetter = false
  }
}
