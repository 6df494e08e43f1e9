import sanitizeHtml from 'sanitize-html'

type Direction = 'rtl' | 'ltr'
type Styles = (direction: Direction) => string

const startOf = (direction: Direction) => (direction === 'rtl' ? 'right' : 'left')
const endOf = (direction: Direction) => (direction === 'rtl' ? 'left' : 'right')

const list: Styles = (direction) => `margin:0 0 12px;padding:0;padding-${startOf(direction)}:24px`
const cell = 'border:1px solid #d9dce0;padding:8px 12px;vertical-align:top'
/** Mail programs know inline styles, the sides left and right, and little else. */
const styles: Readonly<Record<string, Styles>> = {
  p: () => 'margin:0 0 12px',
  h2: () => 'margin:20px 0 8px;font-size:19px;line-height:1.5',
  h3: () => 'margin:16px 0 8px;font-size:17px;line-height:1.5',
  h4: () => 'margin:12px 0 8px;font-size:16px;line-height:1.5',
  ul: list,
  ol: list,
  li: () => 'margin:0 0 4px',
  a: () => 'color:#a61e1e;text-decoration:underline',
  table: () => 'border-collapse:collapse;width:100%;margin:0 0 12px',
  th: (direction) => `${cell};background:#f1f3f5;font-weight:600;text-align:${startOf(direction)}`,
  td: () => cell,
  img: () => 'max-width:100%;height:auto;border:0',
}
const sided = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'table', 'td', 'th'])

const tags =
  'p br hr h1 h2 h3 h4 strong b em i u s sub sup code blockquote ul ol li a img table thead tbody tr th td span div bdi'.split(
    ' ',
  )

/** The text's own side of a line, as mail programs know it. */
const aligned = (style: string, direction: Direction) =>
  style
    .replace(/text-align:\s*start/g, `text-align:${startOf(direction)}`)
    .replace(/text-align:\s*end/g, `text-align:${endOf(direction)}`)

const distance = 'style="margin:0 0 12px'
/** The one paragraph of an item or a cell keeps no distance to what comes after it. Tag by tag, as letters are long. */
function alone(html: string): string {
  const found: number[] = []
  let cellEnd = -1
  let paragraph: { readonly at: number; end: number } | null = null
  for (const { 0: tag, index } of html.matchAll(/<[^<>]*>/g)) {
    const end = index + tag.length
    if (/^<(?:li|td|th)[ >]/.test(tag)) cellEnd = end
    else if (/^<p[ >]/.test(tag)) {
      const at = tag.indexOf(distance)
      paragraph = index === cellEnd && at > 0 ? { at: index + at, end: -1 } : null
    } else if (tag === '</p>' && paragraph) paragraph.end = end
    else if (/^<\/(?:li|td|th)>/.test(tag)) {
      if (paragraph?.end === index) found.push(paragraph.at)
      paragraph = null
    }
  }
  return found.reduceRight((text, at) => `${text.slice(0, at)}style="margin:0${text.slice(at + distance.length)}`, html)
}

/**
 * A letter's safe HTML as mail programs show it: styles on each element, and the direction too, as the page around a letter
 * is often taken off. `pictureSrc` says what stands for a picture's address; a picture without one is left out.
 */
export const styledForMail = (
  html: string,
  direction: Direction,
  pictureSrc: (src: string) => string | undefined,
): string =>
  alone(
    sanitizeHtml(html, {
      // It is safe already: no attribute is taken off it here.
      allowedTags: tags,
      allowedAttributes: false,
      allowedSchemes: ['https', 'http', 'mailto', 'tel', 'cid', 'data'],
      parseStyleAttributes: false,
      exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
      transformTags: {
        '*': (tagName, { style = '', src, ...attribs }) => {
          const own = attribs['dir'] === 'rtl' || attribs['dir'] === 'ltr' ? attribs['dir'] : direction
          const all = [styles[tagName]?.(own), aligned(style, own)].filter(Boolean).join(';')
          const shown = tagName === 'img' && src !== undefined ? pictureSrc(src) : src
          return {
            tagName,
            attribs: {
              ...(sided.has(tagName) && { dir: own }),
              ...attribs,
              ...(shown !== undefined && { src: shown }),
              ...(all && { style: all }),
            },
          }
        },
      },
    }),
  )
