import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { cast, castPassword } from '#testing/stages/cast.ts'
import { expectErrors } from './site/browser.ts'
import { still } from './site/stillness.ts'
import { visitorsOfAcademy } from './site/visitors.ts'

const { comeAs } = visitorsOfAcademy({ language: 'en' })

test('nothing is asked any more while the answer to a log-out is on its way, and nobody reads that the session ended', async () => {
  const { page, context, errors } = await comeAs('huda', '/FollowRegistration')
  await still(page)
  let answer = () => {}
  const ended = new Promise<void>((resume) => {
    void context.route('**/logout', async (route) => {
      const response = await route.fetch()
      resume()
      await new Promise<void>((go) => (answer = go))
      await route.fulfill({ response })
    })
  })
  const streamIsOver = new Promise<void>((resume) => {
    const over = (request: Request) => request.url().includes('/api/Live/') && resume()
    page.on('requestfinished', over)
    page.on('requestfailed', over)
  })
  await page.clock.install()
  await page.getByRole('button', { name: cast.huda.nameEn }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await Promise.all([ended, streamIsOver])
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // A second later the stream of what is new would be asked for anew; by the answer of another request it would be there.
  const another = () => page.evaluate(async () => void (await fetch('/healthz')))
  await another()
  await page.clock.fastForward(2_000)
  await another()
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  answer()
  await page.waitForURL(/\/pages\/login$/)
  await page.locator('input[name=email]').waitFor()
  expect(await page.getByText('Your session is over').count()).toBe(0)
  expect(errors).toEqual([])
})

async function open(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Password' }).fill(castPassword, { timeout: 10_000 })
  await page.getByRole('button', { name: 'Unlock' }).click()
  await page.getByLabel('Phone').waitFor()
}

test('a page from before an upgrade locks and opens, and what was typed in it stays', async () => {
  const { page, context, errors } = await comeAs('hany', '/CustomerProfile')
  await page.getByLabel('Phone').fill('+201008888888')
  await still(page)
  // The files of its version are gone.
  await context.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('button', { name: cast.hany.nameEn }).click()
  await page.getByRole('menuitem', { name: 'Lock the screen' }).click()
  await open(page)
  expect(await page.getByLabel('Phone').inputValue()).toBe('+201008888888')
  expect(errors).toEqual([])
})

test('where nothing was typed, it comes to the newer version by itself, still locked', async () => {
  const { page, context, errors } = await comeAs('hany', '/CustomerProfile')
  await still(page)
  let gone = true
  await context.route('**/assets/LockScreen*', (route) =>
    gone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  page.on('framenavigated', () => (gone = false))
  await page.getByRole('button', { name: cast.hany.nameEn }).click()
  await page.getByRole('menuitem', { name: 'Lock the screen' }).click()
  await open(page)
  // A page that is loaded while it is locked asks, and is told so.
  expectErrors(errors, /404|LockScreen|401|409/)
  expect(errors).toEqual([])
})
