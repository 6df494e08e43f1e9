/* Time to a usable login page and to the first list on a slow phone, beside an empty page. `npx node bench/page-load.ts` prints TSV. */
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type CDPSession, type Page } from 'playwright-core'
import { sampleLogins } from '#database/seeds/logins.ts'
import { chromiumPath } from '#platform/server/content/pdf.ts'
import { startServer } from './child.ts'
import { printRow } from './load.ts'
import { startSampleAcademy } from './academies/sample-academy.ts'
import { onPhone, type Asked } from './slow-phone.ts'

/** With `--requests` each request of one round is printed, to see what waits for what. */
const shown = process.argv.includes('--requests')
const rounds = shown ? 1 : 3
const list = '/User/Trainee'
const within = { timeout: 30_000 }

const program = chromiumPath()
if (!program) throw new Error('No Chromium. Install it (Debian: apt install chromium) or name it in CHROMIUM_PATH.')
if (!existsSync('dist/web/index.html')) throw new Error('The pages are not built. Run: npx vite build')

const empty = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><html lang="ar"><title>0</title><p>0')
})
await new Promise<void>((listening) => empty.listen(0, '127.0.0.1', listening))
const academy = await startSampleAcademy()
const app = await startServer('served-app.ts', academy.address)
const browser = await chromium.launch({
  executablePath: program,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
})
/** The first name of the list. */
const firstName = await academy.db
  .selectFrom('people.trainee')
  .select('name_ar')
  .orderBy('name_ar')
  .orderBy('id')
  .executeTakeFirstOrThrow()
const { password, logins } = sampleLogins()
const { email } = logins.find(({ part }) => /coordinator/i.test(part)) ?? logins[0]!

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

const ofEmptyPage = (page: Page) =>
  timed(() => page.goto(`http://127.0.0.1:${(empty.address() as AddressInfo).port}/`, { waitUntil: 'load' }))

const fields = { email, password }
const submit = 'button[type=submit]:not([disabled])'
/** Where its middle is, once it is drawn and nothing lies over it; null before. Asked before its styles are there, it lies elsewhere, unseen. */
const middleOf = (selector: string) => `(() => {
  if (performance.getEntriesByType('paint').length === 0) return null
  const found = document.querySelector(${JSON.stringify(selector)})
  const { x, y, width, height } = found?.getBoundingClientRect() ?? { width: 0 }
  const at = { x: x + width / 2, y: y + height / 2 }
  return width > 0 && found.contains(document.elementFromPoint(at.x, at.y)) ? at : null
})()`

/** Asks and presses by the protocol, a few bytes at a time: the library's own program would be read by the slowed thread first, which no phone does. */
function hand(tools: CDPSession) {
  const end = performance.now() + within.timeout
  const valueOf = async <T>(expression: string) =>
    (await tools.send('Runtime.evaluate', { expression, returnByValue: true })).result.value as T
  /** The first value that is neither null nor false. Between two documents there is none to ask. */
  async function first<T>(expression: string): Promise<T> {
    while (performance.now() < end) {
      const value = await valueOf<T | null | false>(expression).catch(() => null)
      if (value) return value
      await new Promise((later) => setTimeout(later, 20))
    }
    throw new Error(`${expression} came not in time.`)
  }
  async function tap(selector: string): Promise<void> {
    const at = await first<{ x: number; y: number }>(middleOf(selector))
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await tools.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 })
  }
  return { valueOf, first, tap }
}

/** Usable: what is typed stays, and the button takes a tap. */
async function usable({ valueOf, first, tap }: ReturnType<typeof hand>, tools: CDPSession): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    await tap(`input[name=${name}]`)
    await tools.send('Input.insertText', { text })
    const kept = await valueOf<string>(`document.querySelector('input[name=${name}]').value`)
    if (kept !== text) throw new Error(`The field ${name} does not hold what was typed.`)
  }
  await first(middleOf(submit))
}

async function ofAcademy(
  page: Page,
  asked: readonly Asked[],
  tools: CDPSession,
): Promise<{ login: number; list: number }> {
  const ofPhone = hand(tools)
  const login = await timed(async () => {
    await page.goto(`${app.origin}/pages/login?to=${encodeURIComponent(list)}`, { waitUntil: 'commit', ...within })
    await usable(ofPhone, tools)
  })
  const listed = await timed(async () => {
    await ofPhone.tap(submit)
    await ofPhone.first(`document.querySelector('main')?.textContent.includes(${JSON.stringify(firstName.name_ar)})`)
  })
  if (shown) {
    await new Promise((seen) => setTimeout(seen, 3000))
    printRequests(asked)
  }
  return { login, list: listed }
}

function printRequests(asked: readonly Asked[]): void {
  printRow('at_ms', 'end_ms', 'bytes', 'url')
  for (const { url, at, end, bytes } of asked) printRow(url.replace(app.origin, ''), at, end ?? -1, bytes)
}

/** What the log-in page alone has fetched once nothing more comes. */
async function ofFirstVisit(page: Page, asked: readonly Asked[]): Promise<{ requests: number; kB: number }> {
  await page.goto(`${app.origin}/pages/login`, { waitUntil: 'networkidle', ...within })
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  return { requests: asked.length, kB: asked.reduce((sum, { bytes }) => sum + bytes, 0) / 1000 }
}

try {
  const rows: { name: string; times: number[]; goal: number }[] = [
    { name: 'empty page', times: [], goal: 1 },
    { name: 'login page usable', times: [], goal: 3.5 },
    { name: 'log in to first list', times: [], goal: 3.5 },
  ]
  for (let round = 0; round < rounds; round++) {
    rows[0]!.times.push(await onPhone(browser, ofEmptyPage))
    const { login, list: listed } = await onPhone(browser, ofAcademy)
    rows[1]!.times.push(login)
    rows[2]!.times.push(listed)
  }
  const least = (times: readonly number[]) => Math.min(...times)
  printRow('what', 'best_ms', 'worst_ms', 'x_empty', 'x_goal')
  for (const { name, times, goal } of rows)
    printRow(name, least(times), Math.max(...times), least(times) / least(rows[0]!.times), goal)
  const { requests, kB } = await onPhone(browser, ofFirstVisit)
  printRow('first visit, only looking', 'requests', 'kB')
  printRow('', requests, kB)
} finally {
  await browser.close()
  await app.stop()
  await academy.stop()
  empty.close()
}
