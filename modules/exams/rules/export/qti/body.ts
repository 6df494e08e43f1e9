import { escapeHtml } from '../../import/html-text.ts'
import type { BankQuestion } from '../bank-question.ts'
import { element } from '../xml-writing.ts'
import type { Flavour } from './flavour.ts'

/** Where a question's media lie, seen from its item. */
export type MediaPlaces = readonly string[]

const mediaTypes: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
}
const typeOf = (path: string) => mediaTypes[/\.([a-z0-9]+)$/.exec(path)?.[1] ?? ''] ?? 'audio/mpeg'

const picture = /<img\b([^<>]*)>/gi
const sound = /<audio src="([^"]*)"[^<>]*>(?:<\/audio>)?/gi
const alone = /<(br|hr)\b([^<>]*)>/gi
/** What stands in a tag, without the stroke that may end it. */
const inTag = (attributes: string) => attributes.replace(/\/$/, '').trimEnd()

/** HTML of the editor as XML with its media at their places; QTI 2.1 knows sounds as objects. */
export function bodyOf(html: string, places: MediaPlaces, { isThree }: Flavour): string {
  return html
    .replace(picture, (_, attributes: string) => `<img${inTag(attributes)}/>`)
    .replace(sound, (_, source: string) => {
      const at = placeOf(source, places)
      return isThree
        ? `<audio src="${source}" controls="controls"></audio>`
        : `<object data="${source}" type="${typeOf(at ?? source)}"></object>`
    })
    .replace(alone, (_, name: string, attributes: string) => `<${name}${inTag(attributes)}/>`)
    .replace(/(<(?:img|audio|object)\b[^<>]*?(?:src|data)=")(medium:\d+)"/g, (whole, begin: string, source: string) => {
      const at = placeOf(source, places)
      return at === undefined ? whole : `${begin}${at}"`
    })
}

const placeOf = (source: string, places: MediaPlaces) =>
  places[Number(/^medium:(\d+)$/.exec(source)?.[1] ?? Number.NaN)]

/** A plain text and its picture as what a choice holds. */
export function choiceBody({ text, medium }: BankQuestion['answers'][number], places: MediaPlaces): string {
  const shown = medium === undefined ? '' : element('img', { src: places[medium] ?? '', alt: '' })
  return `${plainBody(text)}${shown}`
}

/** A plain text in lines. */
export const plainBody = (text: string): string => escapeHtml(text).replaceAll('\n', '<br/>')
