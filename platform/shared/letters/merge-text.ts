import * as z from 'zod'
import { tooLong, wellFormed } from '../shapes.ts'
import { inEachLanguage, type InEachLanguage } from '../text.ts'

/*
 * Merge text: formatted text of a letter or a contract, with merge fields. It is HTML of few tags (`cleanMergeText` of the
 * server says which); a merge field stands in its words as `{{name}}`, a picture of the academy as `<img src="picture:logo">`.
 */

const longest = 20_000

/** The HTML of a merge text as it comes; the server cleans it before anything is done with it. */
export const mergeText = () => z.string().max(longest, tooLong).refine(wellFormed, 'badCharacters')

/** The academy's pictures that letters may show. Stamp and signatures prove papers and stay there. */
export const letterPictures = ['logo', 'letterhead', 'letterPicture'] as const
export type LetterPicture = (typeof letterPictures)[number]

const address = /^picture:([A-Za-z]+)$/

/** How a merge text names a picture. */
export const pictureAddress = (place: LetterPicture): string => `picture:${place}`

/** The picture that the text names; undefined where letters show no such one. */
export const pictureAt = (src: string | null | undefined): LetterPicture | undefined =>
  letterPictures.find((place) => place === address.exec(src ?? '')?.[1])

/** How wide a picture may stand in a letter, in points of the screen. */
export const pictureWidths = { small: 140, medium: 280, full: 544 } as const

/** Plain texts of the three languages as merge texts. */
export const mergeTextsOf = (plain: InEachLanguage<string>): InEachLanguage<string> =>
  inEachLanguage((language) => mergeTextOf(plain[language]))

/** Plain text as merge text: what is between blank lines is a paragraph. */
export const mergeTextOf = (plain: string): string =>
  plain
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .split(/\r?\n(?:[ \t]*\r?\n)+/)
    .map((lines) => `<p>${lines.replace(/\r?\n/g, '<br />')}</p>`)
    .join('')
