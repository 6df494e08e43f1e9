const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ', amp: '&' }
const decoded = (text: string) => text.replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (_, name: string) => signs[name]!)

const part = /<(\/?)([a-z][a-z0-9]*)((?:[^a-z0-9<>][^<>]*)?)>|[^<]+/gi

/** What has been written, and how many line ends come before what comes next. */
class Page {
  text = ''
  private gap = 0
  inCells = 0

  /** At least so many line ends from here; within a table's cell a blank. */
  break(lines: number): void {
    if (this.inCells > 0) this.text = this.text === '' ? '' : `${this.text.trimEnd()} `
    else this.gap = Math.max(this.gap, lines)
  }
  /** `as` it stands, or without the blanks at its beginning where some stand before it. */
  say(words: string, as?: 'is'): void {
    if (this.gap > 0 && words.trim() !== '') {
      const kept = this.text.trimEnd()
      this.text = kept === '' ? '' : kept + '\n'.repeat(this.gap)
      this.gap = 0
    }
    if (this.gap > 0) return
    this.text += as === undefined && (this.text === '' || /\s$/.test(this.text)) ? words.trimStart() : words
  }
}

interface List {
  readonly isNumbered: boolean
  count: number
}
interface Link {
  readonly href: string
  readonly from: number
}

const paragraphs = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'table', 'blockquote', 'div'])
const lists = new Set(['ul', 'ol'])

/**
 * The words of a letter's safe HTML for who reads no HTML: a line for each line, items with their sign or number, cells of a
 * table beside each other, the address of a link behind its words.
 */
export function wordsOfLetter(html: string): string {
  const page = new Page()
  const open: List[] = []
  const links: Link[] = []
  const begin = (tag: string, attributes: string) => {
    const list = open.at(-1)
    if (tag === 'br') page.break(1)
    else if (lists.has(tag)) {
      page.break(list ? 1 : 2)
      open.push({ isNumbered: tag === 'ol', count: 0 })
    } else if (tag === 'li' && list) {
      page.break(1)
      list.count++
      page.say(`${'  '.repeat(open.length - 1)}${list.isNumbered ? `${list.count}.` : '-'} `, 'is')
    } else if (tag === 'td' || tag === 'th') page.inCells++
    else if (tag === 'tr') page.break(1)
    else if (tag === 'a')
      links.push({ href: decoded(/\bhref="([^"]*)"/.exec(attributes)?.[1] ?? ''), from: page.text.length })
    else if (paragraphs.has(tag) && !list) page.break(2)
  }
  const end = (tag: string) => {
    if (lists.has(tag)) {
      open.pop()
      page.break(open.length > 0 ? 1 : 2)
    } else if (tag === 'td' || tag === 'th') {
      page.text = `${page.text.trimEnd()} | `
      page.inCells--
    } else if (tag === 'tr') {
      page.text = withoutBars(page.text)
      page.break(1)
    } else if (tag === 'a') page.say(addressOf(links.pop(), page.text))
    else if (paragraphs.has(tag)) page.break(open.length > 0 ? 1 : 2)
  }
  for (const [piece, slash, name, attributes] of html.matchAll(part)) {
    if (name === undefined) page.say(decoded(piece.replace(/\s+/g, ' ')))
    else if (slash === '/') end(name.toLowerCase())
    else begin(name.toLowerCase(), attributes ?? '')
  }
  return page.text.trim()
}

/** Without the bars and blanks behind the last cell of a row. */
function withoutBars(text: string): string {
  let end = text.length
  while (end > 0 && ' |'.includes(text[end - 1]!)) end--
  return text.slice(0, end)
}

/** What stands behind a link's words: its address, where they do not say it. */
function addressOf(link: Link | undefined, text: string): string {
  const address = link?.href.replace(/^(mailto|tel):/, '') ?? ''
  const said = link ? text.slice(link.from).trim() : ''
  if (address === '' || said === address) return ''
  return said === '' ? address : ` (${address})`
}
