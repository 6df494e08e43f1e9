/**
 * A small reader of XML elements for files from outside. It knows elements, attributes, text, CDATA and comments;
 * of entities only the five of XML and numbers. DOCTYPE is refused, so nothing can be defined, expanded or fetched.
 */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  /** The text directly inside, CDATA included. */
  text: string
  /** The source between its tags, and with them. */
  inner: string
  outer: string
}

export class XmlFault extends Error {}

// deeper than any text of the editor goes
const maxDepth = 80
const tagPattern = /^<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/
const attributePattern = /(?<![\w.:-])([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

export function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{1,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return Object.hasOwn(named, name) ? named[name]! : whole
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    return isCharacter ? String.fromCodePoint(code) : ''
  })
}

/** Signs for their numbers, but where they would begin or end something of the source. */
export const withSigns = (source: string): string =>
  source.replace(/&#(?:x[0-9a-f]{1,6}|\d{1,7});/gi, (entity) => {
    const sign = decodeEntities(entity)
    return /[<>&"]/.test(sign) ? entity : sign
  })

/** Reads one element and all in it. Throws XmlFault where tags do not match, nest too deep or can't be read. */
export function readElement(source: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '', inner: '', outer: '' }
  const begun: [outer: number, inner: number][] = []
  const open: XmlElement[] = [root]
  let at = 0
  while (at < source.length) {
    const current = open.at(-1)!
    const skipped = skipOver(source, at, current)
    if (skipped !== null) {
      at = skipped
      continue
    }
    // a tag is short; looking at a slice keeps the pattern from running over the whole file
    const tag = tagPattern.exec(source.slice(at, at + 4000))
    if (!tag) throw new XmlFault(`unreadable tag: ${source.slice(at, at + 30)}`)
    const from = at
    at += tag[0].length
    const [, slash, name = '', attributes = '', selfClosing] = tag
    if (slash) {
      if (open.length === 1 || current.name !== name) throw new XmlFault(`</${name}> closes nothing`)
      open.pop()
      const [outer, inner] = begun.pop()!
      current.inner = source.slice(inner, from)
      current.outer = source.slice(outer, at)
      continue
    }
    const element: XmlElement = {
      name,
      attributes: readAttributes(attributes),
      children: [],
      text: '',
      inner: '',
      outer: tag[0],
    }
    current.children.push(element)
    if (!selfClosing) {
      open.push(element)
      begun.push([from, at])
    }
    if (open.length > maxDepth) throw new XmlFault('nested too deep')
  }
  const left = open.at(-1)!
  if (left !== root) throw new XmlFault(`<${left.name}> is never closed`)
  const only = root.children[0]
  if (!only) throw new XmlFault('no element')
  return only
}

/** Takes in text, CDATA or a comment at this place and gives where it ends; null where a tag stands. */
function skipOver(source: string, at: number, into: XmlElement): number | null {
  if (source[at] !== '<') {
    const end = source.indexOf('<', at)
    const until = end < 0 ? source.length : end
    into.text += decodeEntities(source.slice(at, until))
    return until
  }
  if (source.startsWith('<![CDATA[', at)) {
    const end = endOf(source, ']]>', at)
    into.text += source.slice(at + 9, end)
    return end + 3
  }
  if (source.startsWith('<!--', at)) return endOf(source, '-->', at) + 3
  if (source.startsWith('<?', at)) return endOf(source, '?>', at) + 2
  if (source.startsWith('<!', at)) throw new XmlFault('declarations are refused')
  return null
}

function endOf(source: string, mark: string, from: number): number {
  const end = source.indexOf(mark, from)
  if (end < 0) throw new XmlFault(`${mark} is missing`)
  return end
}

function readAttributes(source: string): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null) as Record<string, string>
  for (const [, name = '', double, single] of source.matchAll(attributePattern)) {
    attributes[name] = decodeEntities(double ?? single ?? '')
  }
  return attributes
}

/** The child of that name, if there is one. */
export const child = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((each) => each.name === name)
/** The text of `<name><text>...</text></name>`, the way Moodle writes every text. */
export const textIn = (element: XmlElement | undefined): string => child(element, 'text')?.text ?? element?.text ?? ''
