import { textOf } from '../question.ts'
import { inOneLine, inParagraph, lineOf, paragraphsOf } from './html-text.ts'
import type { FilesBeside } from './media.ts'
import { textIn, type XmlElement } from './xml.ts'

/** The HTML of `<x format="..."><text>`; plain texts become paragraphs. */
export function htmlOf(element: XmlElement | undefined): string {
  const source = textIn(element)
  const isPlain = ['plain_text', 'markdown'].includes(element?.attributes['format'] ?? 'html')
  return isPlain ? paragraphsOf(source) : inParagraph(source, textOf(source))
}

/** The same as a plain text. */
export const plainOf = (element: XmlElement | undefined): string =>
  (element?.attributes['format'] === 'plain_text' ? inOneLine : lineOf)(textIn(element))

/** The same with the ends of lines where the file's plain text has them. */
export const linesOf = (element: XmlElement | undefined): string =>
  element?.attributes['format'] === 'plain_text'
    ? textIn(element)
        .split('\n')
        .map((line) => line.trim())
        .join('\n')
        .trim()
    : plainOf(element)

/** The files that stand beside a text, in base64 under their names. */
export function filesIn(element: XmlElement | undefined): FilesBeside {
  const files = (element?.children ?? []).filter(
    (each) => each.name === 'file' && (each.attributes['encoding'] ?? 'base64') === 'base64',
  )
  return new Map(
    files.map((file) => [`${(file.attributes['path'] ?? '/').slice(1)}${file.attributes['name'] ?? ''}`, file.text]),
  )
}
