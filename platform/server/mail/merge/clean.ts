import sanitizeHtml from 'sanitize-html'
import { invalidInput, refuse } from '#platform/shared/refusal.ts'
import { pictureAt } from '#platform/shared/letters/merge-text.ts'
import { depthOf, isLink } from '../../content/rich-text.ts'

const longest = 20_000
/** A word in a list in a table, with every mark that there is, stands fifteen deep. */
const deepest = 24

const blocks = ['p', 'h2', 'h3', 'h4', 'li', 'td', 'th']
const sized = (value: string | undefined, most: number) =>
  value !== undefined && /^[1-9]\d{0,3}$/.test(value) && Number(value) <= most ? value : undefined
const given = (attribs: Readonly<Record<string, string | undefined>>): sanitizeHtml.Attributes =>
  Object.fromEntries(Object.entries(attribs).filter((each): each is [string, string] => each[1] !== undefined))

const direction = (dir: string | undefined) => (dir === 'rtl' || dir === 'ltr' ? dir : undefined)
/** A merge field is filled in words alone: its braces would end up in an attribute's value. */
const unbraced = (text: string | undefined) => text?.replace(/[{}]/g, '').slice(0, 200)

const spans = ({ colspan, rowspan }: sanitizeHtml.Attributes) => ({
  colspan: sized(colspan, 20),
  rowspan: sized(rowspan, 50),
})
const link = ({ href }: sanitizeHtml.Attributes) => ({
  href: href !== undefined && isLink(href) && !/[{}]/.test(href) ? href : undefined,
})
const picture = ({ src, alt, width }: sanitizeHtml.Attributes) => ({
  src: pictureAt(src) && src,
  alt: unbraced(alt),
  width: sized(width, 1000),
})
const own: Readonly<Record<string, (attribs: sanitizeHtml.Attributes) => Record<string, string | undefined>>> = {
  a: link,
  img: picture,
  td: spans,
  th: spans,
}
const named: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  div: 'p',
}

const options: sanitizeHtml.IOptions = {
  allowedTags: 'p br h2 h3 h4 strong em u ul ol li a img table tbody tr th td'.split(' '),
  allowedAttributes: {
    '*': ['dir', 'style'],
    a: ['href'],
    img: ['src', 'alt', 'width'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  allowedStyles: { '*': { 'text-align': [/^(start|end|center|justify)$/] } },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['picture'] },
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && pictureAt(attribs['src']) === undefined,
  transformTags: {
    '*': (tag, attribs) => {
      const tagName = named[tag] ?? tag
      const style = blocks.includes(tagName) ? attribs['style'] : undefined
      const dir = direction(attribs['dir'])
      return { tagName, attribs: given({ dir, style, ...own[tagName]?.(attribs) }) }
    },
  },
  disallowedTagsMode: 'discard',
}

const block = /<(?:p|h2|h3|h4|ul|ol|table)\b/

/**
 * Merge text as it may be stored and sent: the tags of its toolbar and nothing else, '' where it says and shows nothing.
 * Refuses text over 20 000 characters and elements nested over 24 deep; `path` names the field in the refusal. A text at
 * the limit takes some ten milliseconds.
 */
export function cleanMergeText(html: string, path = ''): string {
  const refused = (code: string, max: number): never => refuse(invalidInput, {}, [{ path, code, data: { max } }])
  if (html.length > longest) refused('tooLong', longest)
  if (depthOf(html, deepest) > deepest) refused('tooDeep', deepest)
  const readable = html.replace(/<(?![a-z/!?])/gi, '&lt;')
  if (readable.length > longest * 2) refused('tooLong', longest)
  const clean = sanitizeHtml(readable, options).trim()
  if (!clean.includes('<img') && clean.replace(/<[^<>]*>|&nbsp;|\s|\u00a0/g, '') === '') return ''
  // Cleaning writes signs in full.
  if (clean.length > longest * 2) refused('tooLong', longest)
  return block.test(clean) ? clean : `<p>${clean}</p>`
}
