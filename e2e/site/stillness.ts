import type { BrowserContext, Page, Request } from 'playwright-core'

const kinds = ['document', 'script', 'stylesheet', 'font', 'fetch', 'xhr']
/** Not the live stream, which stays open, and not pictures. */
const isWaitedFor = (request: Request) =>
  kinds.includes(request.resourceType()) && !request.url().includes('/api/Live/')

const asked = new WeakMap<Page, Set<Request>>()

/** Notes from now on what the pages of a visit have asked for and not got yet. */
export function watchRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const open = new Set<Request>()
    asked.set(page, open)
    page.on('request', (request) => void (isWaitedFor(request) && open.add(request)))
    page.on('requestfinished', (request) => open.delete(request))
    page.on('requestfailed', (request) => open.delete(request))
  })
}

/** Until the page has got all that it asked for so far: what is wrong with an answer is then told of its own address. */
export async function answered(page: Page): Promise<void> {
  const until = Date.now() + longest
  while ((asked.get(page)?.size ?? 0) > 0) {
    if (Date.now() > until)
      throw new Error(`${page.url()} was not answered within ${longest / 1000} s. ${openOn(page)}`)
    await page.waitForTimeout(10)
  }
}

const openOn = (page: Page) =>
  `Asked for: ${[...(asked.get(page) ?? [])].map((request) => request.url()).join(', ') || 'nothing'}`

/** Milliseconds. How long nothing may happen before a page counts as still, and when a look at it is given up. */
const quiet = 200
const look = 5_000
const longest = 30_000

/**
 * Until the page has got what it asked for, is not busy, and nothing on it has changed or moved for a moment: in place
 * of a wait that is long enough on a slow machine and too long on every other.
 */
export async function still(page: Page): Promise<void> {
  const until = Date.now() + longest
  do {
    const before = asked.get(page)?.size ?? 0
    // A page that is being left takes the question with it.
    const rests = await page.evaluate(restsNow, { quiet, look }).catch(() => false)
    if (rests && before === 0 && (asked.get(page)?.size ?? 0) === 0) return
  } while (Date.now() < until)
  throw new Error(`${page.url()} did not come to rest within ${longest / 1000} s. ${openOn(page)}`)
}

/** In the page: whether nothing changes or moves for `quiet` ms, within `look` ms. */
function restsNow(times: { quiet: number; look: number }): Promise<boolean> {
  // What hangs on how far something is scrolled runs for ever, and moves only with it.
  const moves = (animation: Animation) =>
    animation.playState === 'running' &&
    animation.timeline instanceof DocumentTimeline &&
    animation.effect?.getComputedTiming().iterations !== Infinity
  const isBusy = () => document.querySelector('[data-busy]') !== null || document.getAnimations().some(moves)
  return new Promise((done) => {
    const begun = performance.now()
    let last = begun
    let before = begun
    const observer = new MutationObserver(() => (last = performance.now()))
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const timer = setInterval(() => {
      const now = performance.now()
      // A thread that was held that long was at work, as where a page that came runs its files before it draws.
      if (isBusy() || now - before > times.quiet / 2) last = now
      before = now
      if (now - last < times.quiet && now - begun < times.look) return
      clearInterval(timer)
      observer.disconnect()
      done(now - last >= times.quiet)
    }, 20)
  })
}

/**
 * Until the page is still, without what is said at its foot: that would lie over what is looked at there for some seconds.
 */
export async function stillWithoutToasts(page: Page): Promise<void> {
  await still(page)
  const closed = await page
    .locator('[data-kind]:has(> p) > button:last-child')
    .evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click()
      return buttons.length
    })
  if (closed > 0) await still(page)
}
