import { decodeEntities } from './xml.ts'

/** A picture or a sound that came with a question; the texts refer to it as `medium:0`, `medium:1`, ... */
export interface ImportedMedium {
  readonly name: string
  readonly kind: 'picture' | 'sound'
  readonly base64: string
}

/** The files that stand beside a text, by their names. */
export type FilesBeside = ReadonlyMap<string, string>

const kinds: Readonly<Record<string, ImportedMedium['kind']>> = {
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
  webp: 'picture',
  mp3: 'sound',
  ogg: 'sound',
  oga: 'sound',
  wav: 'sound',
  m4a: 'sound',
}
const kindOf = (name: string) => kinds[/\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '']
const mostMedia = 20

const tags = /<\/?(img|audio|video|source|embed|object|iframe|a)\b([^<>]*)>/gi
const address = /\b(?:src|href|data)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/i
/** How large a picture stands in its text. */
const sizes = /\b(width|height)\s*=\s*["']?([1-9]\d{0,3})["'\s/]/gi
const sizesIn = (attributes: string) =>
  [...`${attributes} `.matchAll(sizes)].map(([, side, points]) => ` ${side!.toLowerCase()}="${points}"`).join('')
const description = /\balt\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/i
const inline = /^data:(image\/(?:png|jpeg|webp)|audio\/(?:mpeg|ogg|wav|mp4));base64,([A-Za-z0-9+/=\s]+)$/
const pluginFile = /^@@PLUGINFILE@@\/(.*)$/

/** Gathers the media of one question, each file once, and the names of those that can't be taken. */
export class MediaTaken {
  readonly media: ImportedMedium[] = []
  readonly lost: string[] = []

  /** The text with its pictures and sounds named `medium:<place>`; what can't be taken is left out of it. */
  within(html: string, files: FilesBeside): string {
    if (!/[<][a-z/]/i.test(html)) return html
    return html.replace(tags, (whole, tag: string, attributes: string) => {
      const name = tag.toLowerCase()
      if (whole.startsWith('</')) return name === 'a' ? whole : ''
      const found = address.exec(attributes)
      const target = decodeEntities(found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim()
      // a link to a page is a link
      if (name === 'a' && !target.startsWith('@@PLUGINFILE@@') && !target.startsWith('data:')) return whole
      // its address stands in what it encloses
      if (target === '') return ''
      const place = this.#take(target, files)
      if (place === null) return ''
      const alt = description.exec(attributes)
      const words = (alt?.[1] ?? alt?.[2] ?? '').replaceAll('"', '')
      return this.media[place]!.kind === 'picture'
        ? `<img src="medium:${place}" alt="${words}"${sizesIn(attributes)}>`
        : `<audio src="medium:${place}"></audio>`
    })
  }

  /** The one picture of an answer, which has no place for anything else, and whether something stays behind. */
  pictureIn(html: string, files: FilesBeside): { readonly medium?: number; readonly isLost: boolean } {
    const before = this.lost.length
    const places = [...this.within(html, files).matchAll(/<(img|audio) src="medium:(\d+)"/g)]
    const picture = places.find(([, tag]) => tag === 'img')
    for (const each of places) if (each !== picture) this.lost.push(this.media[Number(each[2])]!.name)
    return { ...(picture && { medium: Number(picture[2]) }), isLost: this.lost.length > before }
  }

  /** For a text that takes none at all. */
  lose(html: string, files: FilesBeside): void {
    for (const [, , place] of this.within(html, files).matchAll(/<(img|audio) src="medium:(\d+)"/g)) {
      this.lost.push(this.media[Number(place)]!.name)
    }
  }

  #take(target: string, files: FilesBeside): number | null {
    const written = inline.exec(target)
    const name = written ? nameOfInline(written[1]!) : nameOf(target)
    const base64 = written ? written[2]! : files.get(name)
    const kind = kindOf(name)
    if (base64 === undefined || kind === undefined || this.media.length >= mostMedia) {
      this.lost.push(name.slice(0, 120))
      return null
    }
    const clean = base64.replace(/\s+/g, '')
    const known = this.media.findIndex((medium) => medium.base64 === clean)
    return known >= 0 ? known : this.media.push({ name, kind, base64: clean }) - 1
  }
}

const nameOfInline = (mediaType: string) =>
  ({ 'image/png': 'picture.png', 'image/jpeg': 'picture.jpg', 'image/webp': 'picture.webp' })[mediaType] ??
  { 'audio/mpeg': 'sound.mp3', 'audio/ogg': 'sound.ogg', 'audio/wav': 'sound.wav' }[mediaType] ??
  'sound.m4a'

/** The file that an address in a text names, as it is called beside it. */
export function nameOf(target: string): string {
  const file = pluginFile.exec(target)
  const path = (file?.[1] ?? target).replace(/[?#].*$/, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
