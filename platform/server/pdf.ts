import { accessSync, constants } from 'node:fs'
import type { Browser } from 'playwright-core'
import type { Language } from '#platform/shared/actor.ts'

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
const waiting: (() => void)[] = []
const atOnce = 2

async function launch(executablePath: string): Promise<Browser> {
  const { chromium } = await import('playwright-core')
  const args = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  // Chromium's sandbox does not start for root, as in containers; the pages are our own
  if (process.getuid?.() === 0) args.push('--no-sandbox')
  const started = await chromium.launch({ executablePath, args })
  started.on('disconnected', () => {
    browser = null
  })
  return started
}

/** One of two turns; more wait here, so that a rush of downloads does not start a rush of tabs. */
async function turn<T>(work: () => Promise<T>): Promise<T> {
  if (printing >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  printing++
  try {
    return await work()
  } finally {
    printing--
    waiting.shift()?.()
  }
}

/**
 * Prints a page of ours as PDF in a language, which its title and its properties are in too, in the page's own paper
 * size, once it says that it is ready (`data-print-ready` on the root element). Null where this machine has no Chromium. Throws when the page does not become ready in 20 s.
 */
export async function printPdf(address: string, language: Language): Promise<Buffer | null> {
  const executablePath = chromiumPath()
  if (!executablePath) return null
  clearTimeout(idle)
  try {
    return await turn(async () => {
      browser ??= launch(executablePath)
      const context = await (await browser).newContext({ serviceWorkers: 'block' })
      try {
        await context.addInitScript((chosen) => sessionStorage.setItem('SaveLang', chosen), language)
        const page = await context.newPage()
        await page.goto(address, { waitUntil: 'domcontentloaded', timeout: 20_000 })
        await page.waitForSelector('html[data-print-ready]', { state: 'attached', timeout: 20_000 })
        return await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })
      } finally {
        await context.close()
      }
    })
  } finally {
    clearTimeout(idle)
    idle = setTimeout(() => void closePdfBrowser(), idleMs)
    idle.unref()
  }
}

/** Ends the Chromium that prints, when the server stops or nobody printed for a minute. */
export async function closePdfBrowser(): Promise<void> {
  if (printing > 0) return
  const running = browser
  browser = null
  await (await running)?.close().catch(() => {})
}
