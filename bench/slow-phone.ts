import type { Browser, CDPSession, Page } from 'playwright-core'

/** As the "Slow 4G" of Chromium's tools: bits a second to bytes, and the delay of every request in milliseconds. */
const network = { offline: false, latency: 562.5, downloadThroughput: 1_440_000 / 8, uploadThroughput: 675_000 / 8 }
const slowerCpu = 4

/** Something that the page asked for. Times are milliseconds since the recording began. */
export interface Asked {
  readonly url: string
  readonly at: number
  /** When its last byte had come; null while it is open. */
  end: number | null
  /** On the wire, headers too. */
  bytes: number
}

/** A phone that was never here: nothing is cached. Its requests are written down from before the first one. */
export async function onPhone<T>(
  browser: Browser,
  visit: (page: Page, asked: readonly Asked[], tools: CDPSession) => Promise<T>,
) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'ar-EG',
  })
  try {
    const page = await context.newPage()
    const tools = await context.newCDPSession(page)
    await tools.send('Network.enable')
    await tools.send('Network.emulateNetworkConditions', network)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu })
    return await visit(page, recordingOf(tools), tools)
  } finally {
    await context.close()
  }
}

function recordingOf(tools: CDPSession): readonly Asked[] {
  const start = performance.now()
  const since = () => performance.now() - start
  const all: Asked[] = []
  const open = new Map<string, Asked>()
  tools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const asked: Asked = { url: request.url, at: since(), end: null, bytes: 0 }
    all.push(asked)
    open.set(requestId, asked)
  })
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const asked = open.get(requestId)
    if (asked) Object.assign(asked, { end: since(), bytes: encodedDataLength })
  })
  return all
}
