import { fontsAreLate, noteFonts } from '#platform/web/late-fonts.ts'

/** Names the fonts to the browser: before the first page is drawn, or, where they come late, once nothing else is on its way. */
export async function fontsForFirstPage(): Promise<void> {
  if (fontsAreLate()) void quiet().then(load)
  // Not reached: the page is read in another font.
  else await load().catch(() => undefined)
}

async function load(): Promise<void> {
  await import('./styles/fonts.ts')
  noteFonts()
}

/** When the document is loaded, and whatever was asked for ahead has come. */
async function quiet(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((loaded) => addEventListener('load', loaded, { once: true }))
  for (let ahead = next(); ahead; ahead = next()) await settled(ahead)
}

const next = () => document.querySelector<HTMLLinkElement>('link[data-ahead]')

const settled = (link: HTMLLinkElement) =>
  new Promise((done) => {
    link.addEventListener('load', done, { once: true })
    link.addEventListener('error', done, { once: true })
  })
