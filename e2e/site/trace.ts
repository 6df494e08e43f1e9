import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderOfFailed } from '#testing/kept-failure.ts'
import type { BrowserContext, Page, Request } from 'playwright-core'
import { TestRunner, type RunnerTestCase } from 'vitest'

/** What happened in one browser, oldest first; the last lines of it are kept where a test fails. */
interface Told {
  readonly number: number
  readonly console: string[]
  readonly requests: string[]
  written: boolean
}

const most = 500
const begun = performance.now()
const at = () => `${((performance.now() - begun) / 1000).toFixed(2)} s`
const add = (lines: string[], line: string) => {
  lines.push(`${at()} ${line}`)
  if (lines.length > most) lines.shift()
}

let visits = 0
const open = new Map<BrowserContext, Told>()
const serverLines: string[] = []

/** A line that an academy's server wrote. */
export const noteServerOutput = (text: string): void => {
  for (const line of text.split('\n')) if (line) add(serverLines, line)
}

/** Notes what the visitor's pages say and ask, from now on; a trace is kept before the context of a failed test closes. */
export function watchVisit(context: BrowserContext): void {
  const told: Told = { number: ++visits, console: [], requests: [], written: false }
  open.set(context, told)
  context.on('console', (message) => add(told.console, `${message.type()}: ${message.text()}`))
  context.on('weberror', (error) => add(told.console, `error: ${error.error().stack ?? error.error().message}`))
  const ended = (request: Request, how: string) => add(told.requests, `${request.method()} ${request.url()} ${how}`)
  context.on('request', (request) => ended(request, 'asked'))
  context.on('response', (response) => ended(response.request(), String(response.status())))
  context.on('requestfailed', (request) => ended(request, `failed: ${request.failure()?.errorText}`))
  context.on('close', () => open.delete(context))
  const close = context.close.bind(context)
  context.close = async (options) => {
    await keepTrace(TestRunner.getCurrentTest(), context)
    await close(options)
  }
}

/** Where the test has failed: keeps a picture and the text of each open page, the console, the requests and the server's lines. */
export async function keepTrace(test: Readonly<RunnerTestCase> | undefined, only?: BrowserContext): Promise<void> {
  const folder = folderOfFailed(test)
  if (!folder) return
  writeFileSync(join(folder, 'server.log'), serverLines.join('\n'))
  for (const [context, told] of open) {
    if (told.written || (only && context !== only)) continue
    told.written = true
    const file = (name: string) => join(folder, `visitor-${told.number}-${name}`)
    writeFileSync(file('console.txt'), told.console.join('\n'))
    writeFileSync(file('requests.txt'), told.requests.join('\n'))
    await Promise.all(context.pages().map((page, number) => keepPage(page, file(`page-${number + 1}`))))
  }
}

/** A page that hangs must not hang the trace of why. */
async function keepPage(page: Page, file: string): Promise<void> {
  const timeout = 5_000
  await page.screenshot({ path: `${file}.png`, timeout }).catch(() => {})
  const text = await page
    .locator('body')
    .innerText({ timeout })
    .catch((error: Error) => error.message)
  writeFileSync(`${file}.txt`, `${page.url()}\n\n${text}`)
}
