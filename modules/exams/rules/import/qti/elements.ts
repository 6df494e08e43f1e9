import { lineOf } from '../html-text.ts'
import { readElement, withSigns, type XmlElement } from '../xml.ts'

const camel = (name: string) =>
  name.replace(/^[\w.-]{1,40}:/, '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The names of version 2 for those of 3: `qti-simple-choice` is `simpleChoice`. Prefixes of namespaces go. */
function normal(element: XmlElement): XmlElement {
  const local = element.name.replace(/^[\w.-]{1,40}:/, '')
  return {
    ...element,
    name: local.startsWith('qti-') ? camel(local.slice(4)) : local,
    attributes: Object.fromEntries(
      Object.entries(element.attributes).map(([name, value]) => [name.startsWith('data-') ? name : camel(name), value]),
    ),
    children: element.children.map(normal),
  }
}

/** Reads an element of QTI or of a package. Throws XmlFault; a DOCTYPE is refused with everything that it could define. */
export const readQtiElement = (source: string): XmlElement =>
  normal(readElement(source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')))

/** All elements in it, at any depth, that fit. */
export function within(element: XmlElement | undefined, fits: (name: string) => boolean): XmlElement[] {
  return (element?.children ?? []).flatMap((each) => [...(fits(each.name) ? [each] : []), ...within(each, fits)])
}

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  (element?.children ?? []).filter((each) => each.name === name)

/** An attribute, or nothing where it is not there. */
export const attribute = (element: XmlElement | undefined, name: string): string => element?.attributes[name] ?? ''

const alone = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

/** Source of XML as HTML says it: what is empty and closes itself does so there only where HTML lets it. */
export function htmlOfXml(source: string): string {
  const html = source
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)/g, (_, text: string) =>
      text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!),
    )
    .replace(/<([a-z][\w:-]{0,40})((?:\s[^<>]*)?)\/>/gi, (_, name: string, attributes: string) =>
      alone.has(name.toLowerCase()) ? `<${name}${attributes}>` : `<${name}${attributes}></${name}>`,
    )
  return withSigns(html).trim()
}

/** The words of it, line by line. */
export const linesOfXml = (source: string): string =>
  htmlOfXml(source)
    .replace(/[ \t\n\r\f]+/g, ' ')
    .replace(/<br\b[^<>]*>|<\/(?:p|div|li)>/gi, '\n')
    .split('\n')
    .map(lineOf)
    .join('\n')
    .trim()
