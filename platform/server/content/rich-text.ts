import sanitizeHtml from 'sanitize-html'
import { invalidInput, refuse } from '#platform/shared/refusal.ts'

const longest = 200_000
const deepest = 60
const voidTags = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

const colour = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%/]{3,40}\)$/i, /^[a-z]{3,20}$/i]
// From half the size of the text around it to four times that: a letter as large as the page hides the page.
const fontSize = [
  /^(?:[89]|[1-5]\d|6[0-4])(?:\.\d{1,3})?px$/,
  /^(?:0\.[5-9]\d{0,2}|[1-3](?:\.\d{1,3})?|4)r?em$/,
  /^(?:[5-9]\d|[1-3]\d\d|400)%$/,
]
const indent = [/^\d{1,2}(?:\.\d{1,3})?(?:px|em|rem|%)$/, /^[1-3]\d\dpx$/]
const options: sanitizeHtml.IOptions = {
  allowedTags:
    'p br hr h1 h2 h3 h4 h5 h6 blockquote pre code ul ol li div span a img strong b em i u s sub sup mark audio'.split(
      ' ',
    ),
  allowedAttributes: {
    '*': ['dir', 'style'],
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    audio: ['src'],
    ol: ['start'],
  },
  allowedStyles: {
    '*': {
      color: colour,
      'background-color': colour,
      'font-size': fontSize,
      'font-family': [/^[\p{L}\d\s"',-]{1,120}$/u],
      'text-align': [/^(start|end|left|right|center|justify)$/],
      'margin-inline-start': indent,
    },
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Pictures and sounds are the academy's own files only: one from elsewhere would tell its owner who reads.
  exclusiveFilter: (frame) => (frame.tag === 'img' || frame.tag === 'audio') && !isOwnFile(frame.attribs['src']),
  transformTags: {
    '*': (tagName, attribs) => ({ tagName, attribs: withSize(withLink(withDirection(attribs))) }),
  },
  disallowedTagsMode: 'discard',
}

/** How the editor writes the address of a picture that was uploaded through it. */
const isOwnFile = (address: string | undefined) => /^\/api\/File\/Download\?ID=[1-9]\d{0,9}$/.test(address ?? '')

/** A `<` that begins no tag is a text of its own to every reader of HTML; the parser makes an element's work of each. */
const loneSign = /<(?![a-z/!?])/gi

function withDirection(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { dir, ...rest } = attribs
  return dir !== undefined && /^(rtl|ltr|auto)$/.test(dir) ? { dir, ...rest } : rest
}

/** As the editor makes links: whole addresses. `/logout` or `https:/\\elsewhere` would lead where nobody reads it. */
export const isLink = (address: string) =>
  /^https:\/\/[^\s\\/]+(?:\/[^\s\\]*)?$/i.test(address) ||
  /^mailto:[^\s]+@[^\s]+$/i.test(address) ||
  /^tel:[+\d][\d().\s-]*$/i.test(address)

function withLink(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { href, ...rest } = attribs
  return href !== undefined && isLink(href) ? { href, ...rest } : rest
}

/** Of pictures, in points of the screen; a width of a million scrolls everybody's page. */
function withSize(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { width, height, ...rest } = attribs
  const fits = (size: string | undefined): size is string => size !== undefined && /^[1-9]\d{0,3}$/.test(size)
  return { ...rest, ...(fits(width) && { width }), ...(fits(height) && { height }) }
}

/**
 * HTML of the editor as it may be stored and shown: the tags, styles and links of its toolbar and nothing else.
 * Refuses text over 200 000 characters and elements nested over 60 deep; `path` names the field in the refusal.
 */
export function sanitizeRichText(html: string, path = ''): string {
  if (html.length > longest) refuse(invalidInput, {}, [{ path, code: 'tooLong', data: { max: longest } }])
  // Before parsing: the time a parser takes grows with the square of the depth.
  if (depthOf(html, deepest) > deepest) refuse(invalidInput, {}, [{ path, code: 'tooDeep', data: { max: deepest } }])
  return sanitizeHtml(html.replace(loneSign, '&lt;'), options)
}

/** How deep the elements go, counting what is never closed as open. Stops behind `most`. */
export function depthOf(html: string, most: number): number {
  const open: string[] = []
  for (const [, slash, name] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    const tag = name!.toLowerCase()
    if (slash) {
      const at = open.lastIndexOf(tag)
      if (at >= 0) open.length = at
    } else if (!voidTags.has(tag)) {
      open.push(tag)
      if (open.length > most) return open.length
    }
  }
  return open.length
}

/** The words alone, for previews, notifications and search. */
export function textOfRichText(html: string): string {
  const spaced = html.replace(/<(br|\/p|\/h[1-6]|\/li|\/blockquote|\/div)\b/gi, ' <$1')
  return sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}
