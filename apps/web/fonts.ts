import { fontsAreLate, noteFonts } from '#platform/web/start/late-fonts.ts'
import arabic from '../../node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url'
import arabicBold from '../../node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2?url'
import latin from '../../node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-400-normal.woff2?url'
import latinBold from '../../node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-600-normal.woff2?url'

const arabicLetters =
  'U+0600-06FF, U+0750-077F, U+0870-088E, U+0890-0891, U+0897-08E1, U+08E3-08FF, U+200C-200E, U+2010-2011, U+204F, U+2E41, U+FB50-FDFF, U+FE70-FE74, U+FE76-FEFC'
const latinLetters =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-200B, U+2012-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'

/* Only the two weights and the two alphabets that are used; each file is fetched when a page has such letters. */
const faces = [
  { file: arabic, weight: '400', unicodeRange: arabicLetters },
  { file: arabicBold, weight: '600', unicodeRange: arabicLetters },
  { file: latin, weight: '400', unicodeRange: latinLetters },
  { file: latinBold, weight: '600', unicodeRange: latinLetters },
]

/** Names the fonts to the browser: before the first page is drawn, or, where they come late, once nothing else is on its way. */
export function nameFonts(): void {
  if (fontsAreLate()) void quiet().then(name)
  else name()
}

function name(): void {
  for (const { file, ...rest } of faces)
    document.fonts.add(
      new FontFace('IBM Plex Sans Arabic', `url(${file}) format('woff2')`, { display: 'swap', ...rest }),
    )
  noteFonts()
}

/** When the document is loaded, and whatever was asked for ahead has come. */
async function quiet(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }))
  for (let ahead = next(); ahead; ahead = next()) await settled(ahead)
}

const next = () => document.querySelector<HTMLLinkElement>('link[data-ahead]')

const settled = (link: HTMLLinkElement) =>
  new Promise((done) => {
    link.addEventListener('load', done, { once: true })
    link.addEventListener('error', done, { once: true })
  })
