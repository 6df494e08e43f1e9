import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cast, castPassword } from '#testing/stages/cast.ts'
import { axe, comeIn, expectErrors, overflowing, phone } from '../site/browser.ts'
import { visitorsOfAcademy } from '../site/visitors.ts'

const { come, comeAs, academy } = visitorsOfAcademy({ language: 'en' })

/** A push service outside is not reached from here: the browser hands in what one would have given. */
const withoutService = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (!('PushManager' in globalThis)) return
    const text = (bytes: number) => btoa(String.fromCharCode(...new Uint8Array(bytes).fill(4))).replace(/=+$/, '')
    const keys = { p256dh: text(65), auth: text(16) }
    let subscribed: object | null = null
    const unsubscribe = async () => {
      subscribed = null
      return true
    }
    PushManager.prototype.getSubscription = async () => subscribed as never
    PushManager.prototype.subscribe = async (options) => {
      const toJSON = () => ({ endpoint: 'https://push.example.com/send/journey', expirationTime: null, keys })
      subscribed = { toJSON, unsubscribe, options }
      return subscribed as never
    }
  })

/** What the browser's own push service would deliver, to the worker of the whole site. */
async function pushServiceOf(page: Page): Promise<(message: object) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  const registrations: { registrationId: string; scopeURL: string }[] = []
  devtools.on('ServiceWorker.workerRegistrationUpdated', (found) => registrations.push(...found.registrations))
  await devtools.send('ServiceWorker.enable')
  await expect.poll(() => registrations.length).toBeGreaterThan(0)
  const { registrationId } = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === '/')!
  const { origin } = academy()
  return async (message) => {
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) })
  }
}
const shown = (page: Page) =>
  page.evaluate(async () => {
    const notifications = await (await navigator.serviceWorker.ready).getNotifications()
    return notifications.map(({ title, body, data }) => ({ title, body, data: data as unknown }))
  })

test('a trainee asks for messages by a press, gets one with its page, and a log-out ends them', async () => {
  const { page, context, errors } = await comeAs('layla', '/profile?tab=account', { viewport: phone, whole: true })
  await context.grantPermissions(['notifications'], { origin: academy().origin })
  await withoutService(context)
  await page.reload()
  const ask = page.getByRole('button', { name: 'Get them on this device' })
  await ask.waitFor()
  // Nobody is asked on arrival, and no worker is there before somebody wants one.
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(await axe(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
  await ask.click()
  await page.getByText('Messages reach you on this device from now on.').waitFor()
  await page.getByText('This browser', { exact: true }).waitFor()
  expect(await ask.count()).toBe(0)
  const deliver = await pushServiceOf(page)
  await deliver({ title: 'Session moved', body: 'To Tuesday', href: '/Schedule' })
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: 'Session moved', body: 'To Tuesday', data: { href: '/Schedule' } }])
  await deliver({ title: 'Elsewhere', body: '', href: 'https://evil.example/' })
  await expect
    .poll(async () => (await shown(page)).find(({ title }) => title === 'Elsewhere'))
    .toMatchObject({ data: { href: '/Notifications' } })
  expect(await page.evaluate(() => localStorage.getItem('FCMToken'))).toContain('push.example.com')
  await page.getByRole('button', { name: /Layla/ }).click()
  await Promise.all([
    page.waitForRequest((request) => request.url().includes('/logout?FCMToken=')),
    page.getByRole('menuitem', { name: 'Log out' }).click(),
  ])
  await page.waitForURL((url) => url.pathname === '/')
  expect(await page.evaluate(() => localStorage.getItem('FCMToken'))).toBeNull()
  expect(errors).toEqual([])
})

test('quiet hours are chosen and ended, and a browser that blocks messages is told so', async () => {
  const { page, errors } = await comeAs('yusuf', '/profile?tab=account', { whole: true })
  await page.getByRole('button', { name: 'Choose hours' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('From 22:00 to 07:00, in the academy’s time').waitFor()
  await page.getByRole('button', { name: 'End quiet hours' }).click()
  await page.getByText('You have chosen no quiet hours.').waitFor()
  await page.evaluate(() => (Notification.requestPermission = async () => 'denied'))
  await page.getByRole('button', { name: 'Get them on this device' }).click()
  await page.getByText(/This browser blocks notifications/).waitFor()
  expect(errors).toEqual([])
})

test('without a network a device that gets messages shows the schedule and the pages opened last', async () => {
  const { page, context } = await comeAs('layla', '/profile?tab=account', { viewport: phone, whole: true })
  await context.grantPermissions(['notifications'], { origin: academy().origin })
  await withoutService(context)
  await page.reload()
  await page.getByRole('button', { name: 'Get them on this device' }).click()
  await page.getByText('Messages reach you on this device from now on.').waitFor()
  await page.goto('/UpcomingCourse')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('keptSchedule'))).toContain('/UpcomingCourse')
  const isKept = () => page.evaluate(async () => Boolean(await caches.match('/offline')))
  await expect.poll(isKept).toBe(true)
  // The caches of exams are their own: neither worker clears the other's.
  await page.evaluate(async () => void (await caches.open('exam-page')))
  await context.setOffline(true)
  await page.goto('/UpcomingCourse')
  await page.getByRole('heading', { name: 'The academy is not reached' }).waitFor()
  await page.getByRole('heading', { name: 'My schedule' }).waitFor()
  await page.getByRole('link', { name: 'My data' }).waitFor()
  expect(await axe(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.waitForURL((url) => url.pathname === '/UpcomingCourse')
  expect(await page.evaluate(() => caches.has('exam-page'))).toBe(true)
})

test('the academy can be installed: Chromium finds nothing missing in its manifest', async () => {
  const { page } = await comeAs('layla', '/Schedule', { whole: true })
  const devtools = await page.context().newCDPSession(page)
  const { errors, data } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data!)).toMatchObject({ display: 'standalone', start_url: '/', scope: '/' })
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // A visitor of these tests is in a window without history.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})

test('a group is opened page by page to its last, on a phone too', async () => {
  const told = (ID: number) => ({
    ID,
    Kind: 'classMoved',
    Title: `Told ${ID}`,
    Subject: '<p>It moved.</p>',
    Href: null,
    IsNew: false,
    IsRead: true,
    CreatedAt: '2026-03-01T08:00:00Z',
  })
  const all = Array.from({ length: 57 }, (_, at) => told(57 - at))
  const { page, context, errors } = await comeAs('layla', '/profile?tab=account', { viewport: phone })
  await context.route('**/api/UserNotifications/GetNotificationGroups*', (route) =>
    route.fulfill({
      json: {
        Items: [{ ...all[0]!, Count: 57, UnreadCount: 0, CourseClassID: 1, ClassCode: 'CC-2026-0001' }],
        Total: 1,
      },
    }),
  )
  await context.route('**/api/UserNotifications/GetUserNotifications*', (route) => {
    const asked = new URL(route.request().url()).searchParams
    const [number, size] = [Number(asked.get('pageNum')), Number(asked.get('pageSize'))]
    return route.fulfill({ json: { Items: all.slice((number - 1) * size, number * size), Total: all.length } })
  })
  await page.goto(`${academy().origin}/Notifications`)
  await page.getByRole('button', { name: 'and 56 more like it' }).click()
  await page.getByText('Told 38', { exact: true }).waitFor()
  const pages = page.getByRole('listitem').getByRole('navigation')
  await pages.getByRole('button', { name: 'Page 3', exact: true }).click()
  await page.getByText('Told 1', { exact: true }).waitFor()
  expect(await page.getByText('Told 38', { exact: true }).count()).toBe(0)
  expect(await overflowing(page)).toEqual([])
  expect(await axe(page)).toEqual([])
  expect(errors).toEqual([])
})

test('where the bell does not come the page stands without it, and it comes with the network', async () => {
  const { page, context, errors } = await come()
  await context.route(/assets\/(NotificationBell|IdleLock)-/, (route) => route.abort())
  await comeIn(page, cast.huda.email, castPassword, '/ChangePassword')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const bell = page.getByRole('button', { name: /notification/i })
  expect(await bell.count()).toBe(0)
  expectErrors(errors, /ERR_FAILED/)
  await context.unroute(/assets\/(NotificationBell|IdleLock)-/)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await bell.click()
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: 'All notifications' }).waitFor()
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => /notification/i.test(document.activeElement?.getAttribute('aria-label') ?? ''))
  expect(errors).toEqual([])
})
