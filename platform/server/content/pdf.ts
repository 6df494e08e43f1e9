import { accessSync, constants } from 'node:fs'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Language } from '#platform/shared/actor.ts'
import { turnsOf } from '../turns.ts'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const runs = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The Chromium of this machine: `CHROMIUM_PATH`, else its usual places; null where there is none. */
export function chromiumPath(env: NodeJS.ProcessEnv = process.env): string | null {
  return [env['CHROMIUM_PATH'], ...places].find((path) => path && runs(path)) ?? null
}

const idleMs = 60_000
let browser: Promise<Browser> | null = null
let idle: NodeJS.Timeout | undefined
let printing = 0
const turn = turnsOf({ atOnce: 2, mostWaiting: 20 })

async function launch(executablePath: string, address: string): Promise<Browser> {
  const { chromium } = await import('playwright-core')
  const { hostname, port, protocol } = new URL(address)
  const args = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Calls, looked-up names and what is fetched ahead are no requests of a page: the fence below does not see them. The
    // headless shell, which CHROMIUM_PATH may name, knows the second policy alone and fetches ahead where the whole one does not.
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--dns-prefetch-disable',
    // Nobody listens there: whatever goes past the fence ends at it, all but the academy's own address.
    '--proxy-server=127.0.0.1:9',
    `--proxy-bypass-list=<-loopback>;${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`,
    `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${hostname}`,
  ]
  if (printsWithoutSandbox()) args.push('--no-sandbox')
  const started = await chromium.launch({ executablePath, args })
  started.on('disconnected', () => {
    browser = null
  })
  return started
}

/** Chromium's sandbox does not start for root, as in many containers. */
export const printsWithoutSandbox = (): boolean => process.getuid?.() === 0 && chromiumPath() !== null

/**
 * A tab that reaches the academy's own address and nothing else, whatever a text on the page says. What leads elsewhere
 * is not followed: only the first address of a request comes past here.
 */
async function fencedTab(context: BrowserContext, address: string): Promise<Page> {
  const { origin } = new URL(address)
  await context.route('**/*', async (route) => {
    if (new URL(route.request().url()).origin !== origin) return route.abort('blockedbyclient')
    const response = await route.fetch({ maxRedirects: 0 }).catch(() => null)
    const leadsOn = response !== null && response.status() >= 300 && response.status() < 400
    // The tab may have been closed meanwhile.
    await (response && !leadsOn ? route.fulfill({ response }) : route.abort('blockedbyclient')).catch(() => {})
  })
  await context.routeWebSocket('**/*', (socket) => socket.close())
  return context.newPage()
}

/**
 * Prints a page of ours as PDF in a language, which its title and its properties are in too, in the page's own paper
 * size, once it says that it is ready (`data-print-ready` on the root element). Null where this machine has no Chromium.
 * Throws when the page does not become ready in 20 s, or as long as is said. Two print at a time and twenty wait; more are refused as busy.
 */
export async function printPdf(address: string, language: Language, withinMs = 20_000): Promise<Buffer | null> {
  const executablePath = chromiumPath()
  if (!executablePath) return null
  clearTimeout(idle)
  try {
    return await turn(() => printed(executablePath, address, language, withinMs))
  } finally {
    clearTimeout(idle)
    idle = setTimeout(() => void closePdfBrowser(), idleMs)
    idle.unref()
  }
}

async function printed(executablePath: string, address: string, language: Language, timeout: number): Promise<Buffer> {
  printing++
  try {
    browser ??= launch(executablePath, address)
    const context = await (await browser).newContext({ serviceWorkers: 'block' })
    try {
      await context.addInitScript((chosen) => sessionStorage.setItem('SaveLang', chosen), language)
      const page = await fencedTab(context, address)
      await page.goto(address, { waitUntil: 'domcontentloaded', timeout })
      await page.waitForSelector('html[data-print-ready]', { state: 'attached', timeout })
      return await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })
    } finally {
      await context.close()
    }
  } finally {
    printing--
  }
}

/** Ends the Chromium that prints, when the server stops or nobody printed for a minute. */
export async function closePdfBrowser(): Promise<void> {
  if (printing > 0) return
  const running = browser
  browser = null
  await (await running)?.close().catch(() => {})
}
