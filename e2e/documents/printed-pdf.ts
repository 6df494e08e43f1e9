import { inflateSync } from 'node:zlib'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import decodeQr from 'qr/decode.js'

/** What a PDF of ours is made of, read back with the engine of the reader that most people open it with. */
export interface PrintedPdf {
  readonly title: string
  readonly pages: readonly PrintedPage[]
  /** Names of fonts that the file only refers to: another machine would print other letters. */
  readonly fontsLeftOut: readonly string[]
  /** What is drawn with another font than ours, because ours has no such letter. */
  readonly foreignLetters: readonly string[]
}

interface PrintedPage {
  /** In whole millimetres. */
  readonly width: number
  readonly height: number
  readonly text: string
  /** What the QR code on the page says; null where no code can be read. */
  readonly qrCode: string | null
}

const millimetres = (points: number): number => Math.round((points / 72) * 25.4)

export async function readPdf(bytes: Buffer): Promise<PrintedPdf> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  try {
    const pages: PrintedPage[] = []
    for (const page of document.pages()) {
      const { originalWidth, originalHeight } = page.getOriginalSize()
      // before it is drawn: drawing closes the page
      const text = page.getText()
      const image = await page.render({ scale: 2, render: 'bitmap' })
      pages.push({
        width: millimetres(originalWidth),
        height: millimetres(originalHeight),
        text,
        qrCode: qrCodeIn(image),
      })
    }
    return { ...fontsOf(bytes), title: titleOf(bytes), pages }
  } finally {
    document.destroy()
    library.destroy()
  }
}

/** What stands on each page alone: quicker. */
export async function textsOf(bytes: Buffer): Promise<string[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  try {
    return [...document.pages()].map((page) => page.getText())
  } finally {
    document.destroy()
    library.destroy()
  }
}

function qrCodeIn(image: { width: number; height: number; data: Uint8Array }): string | null {
  try {
    return decodeQr(image)
  } catch {
    return null
  }
}

function titleOf(bytes: Buffer): string {
  const hex = /\/Title <FEFF([0-9A-F]+)>/.exec(bytes.toString('latin1'))?.[1] ?? ''
  return characters(hex)
}

const characters = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))

const our = 'IBMPlexSansArabic'
/** Marks of direction, joiners, spaces, and what Chromium writes for a glyph that is none: nothing is drawn for them. */
const unseen = /^[\p{Cf}\p{Zs}\uffff]*$/u

function fontsOf(bytes: Buffer): Pick<PrintedPdf, 'fontsLeftOut' | 'foreignLetters'> {
  const objects = objectsOf(bytes)
  const fonts = [...objects.values()].filter((text) => /\/Subtype ?\/Type0\b/.test(text))
  if (fonts.length === 0) throw new Error('The PDF has no composite font: no text, or a printer that writes otherwise.')
  const follow = (text: string, key: string): string =>
    objects.get(new RegExp(String.raw`/${key} ?\[? ?(\d+) 0 R`).exec(text)?.[1] ?? '') ?? ''
  const nameOf = (font: string): string => /\/BaseFont ?\/(?:[A-Z]{6}\+)?([^\s/>]+)/.exec(font)?.[1] ?? 'unnamed'
  return {
    fontsLeftOut: fonts
      .filter((font) => !/\/FontFile[23]? /.test(follow(follow(font, 'DescendantFonts'), 'FontDescriptor')))
      .map(nameOf),
    foreignLetters: fonts
      .filter((font) => !nameOf(font).startsWith(our))
      .flatMap((font) => lettersOf(inflated(follow(font, 'ToUnicode'))))
      .filter((letter) => !unseen.test(letter)),
  }
}

/** The file's numbered objects, one byte a character. Chromium and PDFium write them one after the other. */
const objectsOf = (bytes: Buffer): Map<string, string> =>
  new Map(
    [...bytes.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\r?\n([\s\S]*?)\r?\nendobj/g)].map(([, id, text]) => [
      id!,
      text!,
    ]),
  )

function inflated(object: string): string {
  const length = Number(/\/Length (\d+)/.exec(object)?.[1])
  const start = /stream\r?\n/.exec(object)
  if (!start) return ''
  const from = start.index + start[0].length
  return inflateSync(Buffer.from(object.slice(from, from + length), 'latin1')).toString('latin1')
}

/** What the glyphs of a font stand for, by its table from glyphs to characters. */
function lettersOf(table: string): string[] {
  const singles = [...table.matchAll(/^<[0-9A-F]{4}> <([0-9A-F]+)>$/gm)].map(([, hex]) => characters(hex!))
  const ranges = [...table.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]{4})> <([0-9A-F]{4})>$/gm)].flatMap(
    ([, first, last, start]) =>
      Array.from({ length: Number.parseInt(last!, 16) - Number.parseInt(first!, 16) + 1 }, (_, at) =>
        String.fromCharCode(Number.parseInt(start!, 16) + at),
      ),
  )
  return [...singles, ...ranges]
}

/**
 * Words as a reader of paper finds them: each with its letters in alphabetical order. Letters of Arabic lie in the
 * file in the order in which they are drawn, and readers turn a joined pair (لا) or a code beside it round differently.
 */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Mn}]/gu, '')
    .split(/[\s،,()·]+/u)
    .filter(Boolean)
    .map((word) => [...word].toSorted().join(''))
