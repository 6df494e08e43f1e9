import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { homeOf } from '#platform/shared/homes.ts'
import type { SessionReply } from '#platform/web/session.ts'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { programOf } from './program.ts'
import { watchRequests } from './stillness.ts'
import { watchVisit } from './trace.ts'

/* The last list of features counts, so it begins with what Playwright switches off itself. */
const featuresOff = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  // Two pages of the browser's own for each visitor's window: 0.7 s of the processor, for an address bar nobody sees.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${featuresOff.join()}`,
]

type Kind = Parameters<typeof programOf>[0]

/** Of this process: a worker runs many files, and each launch costs one to two seconds of the processor. */
const browsers = new Map<Kind, Promise<Browser>>()
let kind: Kind = 'shell'

/**
 * Said at the top of a journey that loses its line, has a service worker or prints: there the headless shell is not
 * believed to do what people's browsers do (decision 182). Holds for the file: a worker runs others after it. Where one
 * test of many needs it, its visit alone says so (`whole`).
 */
export function inWholeChromium(): void {
  kind = 'whole'
}

/** The one browser of its kind; another one where that has ended. */
function theBrowser(wanted: Kind): Promise<Browser> {
  const running = browsers.get(wanted)
  if (running) return running
  const launched = chromium.launch({ executablePath: programOf(wanted), args: flags }).then((browser) => {
    browser.once('disconnected', () => browsers.delete(wanted))
    return browser
  })
  browsers.set(wanted, launched)
  launched.catch(() => browsers.delete(wanted))
  return launched
}

/** Ends whatever visits of a file are open. The browser itself is the next file's too, and ends with the worker. */
export async function endVisits(): Promise<void> {
  const running = await Promise.all(browsers.values())
  await Promise.all(running.flatMap((browser) => browser.contexts()).map((context) => context.close()))
  kind = 'shell'
}

/** For who runs outside of the tests, and ends with it. */
export async function closeBrowser(): Promise<void> {
  for (const browser of browsers.values()) await (await browser).close()
}

export const wide = { width: 1280, height: 800 } as const
export const phone = { width: 390, height: 844 } as const

export interface VisitOptions {
  readonly viewport?: { readonly width: number; readonly height: number }
  /** Interface language kept by the browser before the first page. */
  readonly language?: 'ar' | 'en' | 'fr' | 'de' | 'pt'
  readonly theme?: 'default' | 'semi-dark' | 'dark'
  /** A screen for fingers. */
  readonly touch?: boolean
  /** In the whole Chromium, where the file is in the headless shell. A visit costs more than twice as much there. */
  readonly whole?: boolean
}

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Console errors, warnings of the security policy, and errors thrown on any page of the visit. Must stay empty. */
  readonly errors: string[]
}

/** A browser of one's own (no cookies, empty storage) at the site's address. Close its `context` when done. */
export async function visit(origin: string, options: VisitOptions = {}): Promise<Visit> {
  const context = await (
    await theBrowser(options.whole ? 'whole' : kind)
  ).newContext({
    baseURL: origin,
    viewport: options.viewport ?? wide,
    hasTouch: options.touch ?? false,
    reducedMotion: 'reduce',
    locale: 'ar-EG',
    timezoneId: 'Africa/Cairo',
  })
  await context.addInitScript(
    ([language, theme]) => {
      if (location.protocol === 'about:') return
      if (language && !sessionStorage.getItem('SaveLang')) sessionStorage.setItem('SaveLang', language)
      if (theme && !localStorage.getItem('theme')) localStorage.setItem('theme', theme)
    },
    [options.language, options.theme] as const,
  )
  watchVisit(context)
  watchRequests(context)
  const errors: string[] = []
  context.on('page', (page) => collectErrors(page, errors))
  const page = await context.newPage()
  return { page, context, errors }
}

function collectErrors(page: Page, errors: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${new URL(page.url()).pathname}: ${message.text()}`)
  })
  page.on('pageerror', (error) => errors.push(`${new URL(page.url()).pathname}: ${error.message}`))
}

/** Files of this address wait until the answer is called. */
export async function heldUp(context: BrowserContext, files: string): Promise<() => void> {
  let arrive = () => {}
  const held = new Promise<void>((resume) => (arrive = resume))
  await context.route(files, async (route) => {
    await held
    await route.continue()
  })
  return arrive
}

/** Takes out what a test provoked on purpose: a refused call is printed as an error by the browser itself. */
export function expectErrors(errors: string[], pattern: RegExp): void {
  for (let at = errors.length - 1; at >= 0; at--) if (pattern.test(errors[at]!)) errors.splice(at, 1)
}

/** Logs in on the login page as a member of the cast: where the log-in itself, or what it brings along, is looked at. */
export async function logIn(page: Page, email: string, password: string, to?: string): Promise<void> {
  await page.goto(`/pages/login${to ? `?to=${encodeURIComponent(to)}` : ''}`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL((url) => !url.pathname.startsWith('/pages/login'))
  // The address changes before the page does.
  await page.locator('input[name=password]').waitFor({ state: 'detached' })
}

/**
 * Opens the page `to`, else the home, in a session of its own that begins without the log-in page. Nothing that was
 * chosen in the browser before (language, theme) goes to the account, nor the other way. Throws where more than the
 * password is asked for.
 */
export async function comeIn(page: Page, email: string, password: string, to?: string): Promise<void> {
  // The visitor's own cookies: the browser of the session is this one.
  const response = await page.context().request.post('/login', { data: { email, password } })
  const reply = (await response.json()) as SessionReply & { readonly status: number }
  if (!response.ok() || reply.status !== 200) throw new Error(`${email} does not come in: ${JSON.stringify(reply)}`)
  const { accessToken, refreshToken, expiresIn, userData } = reply
  const kept = { accessToken, refreshToken, userInfo: JSON.stringify(userData) }
  // As the pages keep it. Only once in this tab: a session that was ended stays ended.
  await page.addInitScript(
    ([names, seconds]) => {
      const mark = `cameIn ${names.accessToken}`
      if (location.protocol === 'about:' || window !== top || sessionStorage.getItem(mark)) return
      const expiry = String(Date.now() + seconds * 1000)
      for (const [name, text] of Object.entries({ ...names, expiresIn: expiry })) sessionStorage.setItem(name, text)
      sessionStorage.setItem(mark, 'true')
      localStorage.setItem('loggedIn', 'true')
      localStorage.setItem('tokenExpiry', expiry)
    },
    [kept, expiresIn] as const,
  )
  await page.goto(to ?? homeOf(userData!.userRole))
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeResult {
  readonly violations: readonly {
    readonly id: string
    readonly help: string
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
  }[]
}

const pictures = process.env['PICTURES']
let pictured = 0

/** With PICTURES=folder, each page that is checked is kept there as it looked, numbered in the order of the visits. */
async function keepPicture(page: Page): Promise<void> {
  if (!pictures) return
  const number = String(++pictured).padStart(3, '0')
  const name = `${process.pid}-${number}${new URL(page.url()).pathname.replaceAll(/[^\w-]+/g, '_')}.png`
  await page.screenshot({ path: join(pictures, name) })
}

/**
 * What axe finds wrong on the page as it is now, one line a node; empty is right. What it finds is looked at again a moment
 * later: while it reads, a part may arrive that was on its way.
 */
export async function axe(page: Page): Promise<string[]> {
  await keepPicture(page)
  // Through the debugger: the page's own policy would refuse the script. Once for each document that was loaded.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const found = await axeNow(page)
  if (found.length === 0) return found
  await new Promise((later) => setTimeout(later, 500))
  return axeNow(page)
}

async function axeNow(page: Page): Promise<string[]> {
  // A colour on its way from one to another is no colour of the page.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime))
    const late = new Promise((done) => setTimeout(done, 1000))
    await Promise.race([late, Promise.allSettled(ending.map((each) => each.finished))])
  })
  const result = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run: (root: Document, options: object) => Promise<AxeResult> } }).axe.run(
      document,
      {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Open menus and lists lie in a portal, outside of any landmark, by design.
        rules: { region: { enabled: false } },
        // Nobody reads what is right: its places are not written out.
        resultTypes: ['violations'],
      },
    ),
  )
  return result.violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id}: ${violation.help}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`,
    ),
  )
}

/** Elements that reach out of the page sideways, as `tag.class: left..right`: nothing may, at any width. */
export async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      const box = element.getBoundingClientRect()
      const hidden = box.width === 0 || box.height === 0 || getComputedStyle(element).position === 'fixed'
      const scrolled = element.parentElement?.closest('[style*="overflow"], [data-scroll], table, svg')
      return !hidden && !scrolled && (box.left < -1 || box.right > width + 1)
        ? [
            `${element.tagName.toLowerCase()}.${String(element.className).slice(0, 60)}: ${Math.round(box.left)}..${Math.round(box.right)} of ${width}`,
          ]
        : []
    })
  })
}
