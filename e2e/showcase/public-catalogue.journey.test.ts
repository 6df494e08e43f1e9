import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ar as catalogueAr } from '#modules/catalogue/text/ar.ts'
import { en as poster } from '#modules/showcase/documents/course-poster/words/en.ts'
import { ar } from '#modules/showcase/text/ar.ts'
import { en } from '#modules/showcase/text/en.ts'
import { ar as registration } from '#modules/registration/text/ar.ts'
import { ar as signin } from '#modules/signin/text/ar.ts'
import { ar as kit } from '#platform/web/text/kit/ar.ts'
import { cast, castPassword } from '#testing/stages/cast.ts'
import { axe, expectErrors, overflowing, phone, wide } from '../site/browser.ts'
import { still } from '../site/stillness.ts'
import { visitorsOfAcademy } from '../site/visitors.ts'

const { academy, come, comeAs } = visitorsOfAcademy({ language: 'ar', viewport: phone })

async function looksRight(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await still(page)
  expect(await axe(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
}

const idIn = (page: Page) => /\/(\d+)$/.exec(new URL(page.url()).pathname)![1]!

test('a visitor on a phone finds a course, opens a class, and stands in its registration after the log-in', async () => {
  const { page, errors } = await come()
  await page.goto('/pages/login')
  await page.getByRole('link', { name: signin.login.courses }).click()
  await page.getByRole('heading', { level: 1, name: ar.title }).waitFor()
  await looksRight(page)
  // Whoever holds a certificate on paper finds from here where it is verified.
  await page.getByRole('link', { name: ar.verify }).click()
  await page.waitForURL(/\/verify$/)
  await page.goBack()

  await page.getByRole('searchbox').fill('اساسيات نظام اداره')
  await page.waitForURL(/search=/)
  await page.getByText(ar.found_one).waitFor()
  await page.getByRole('link', { name: 'أساسيات نظام إدارة السلامة' }).click()
  await page.getByRole('heading', { name: ar.classes }).waitFor()
  await looksRight(page)
  const course = page.url()

  // By the keyboard from here on: the class, then the way into it.
  const date = page.getByRole('listitem').filter({ hasText: ar.register }).getByRole('link').first()
  await date.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/Catalogue\/Class\/\d+$/)
  await looksRight(page)
  const classId = idIn(page)
  await page.getByRole('link', { name: ar.register, exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/pages\/login/)
  expect(new URL(page.url()).searchParams.get('to')).toBe(`/UpcomingCourse?register=${classId}`)
  // Whoever has no account yet takes the address along to the sign-up.
  const signUp = await page.getByRole('link', { name: signin.login.register }).getAttribute('href')
  expect(new URL(signUp!, 'https://x').searchParams.get('to')).toBe(`/UpcomingCourse?register=${classId}`)
  await page.locator('input[name=email]').first().fill(cast.yusuf.email)
  await page.locator('input[name=password]').fill(castPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/UpcomingCourse' && url.searchParams.get('register') === classId)
  await page.getByRole('dialog').getByText(registration.register.next).waitFor()
  expect(errors).toEqual([])

  // Signed in, the page leads there at once.
  await page.goto(course)
  await page.getByRole('link', { name: ar.register, exact: true }).first().click()
  await page.waitForURL(/\/UpcomingCourse\?register=\d+$/)
  expect(errors).toEqual([])
})

test('wide and in English: filters stay in the address, what is over has a way back, the link is copied, the poster opens', async () => {
  const { page, errors, context } = await come({ language: 'en', viewport: wide })
  await page.goto('/Catalogue')
  await looksRight(page)
  await page.getByRole('checkbox', { name: en.openOnly }).check()
  await page.waitForURL(/open=true/)
  await page.getByRole('searchbox').fill('nothing is called so')
  await page.getByText(en.noneFiltered).waitFor()
  await page.reload()
  await page.getByText(en.noneFiltered).waitFor()
  await page.getByRole('button', { name: en.clear }).click()
  await page.getByRole('article').first().waitFor()
  expect(new URL(page.url()).search).toBe('')

  await page.goto('/Catalogue/Class/999999')
  await page.getByText(en.gone).waitFor()
  await looksRight(page)
  expectErrors(errors, /404/)
  await page.getByRole('link', { name: en.backToAll }).click()
  await page.getByRole('article').getByRole('link').first().click()
  await page.getByRole('heading', { name: en.classes }).waitFor()
  await looksRight(page)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: academy().origin }).catch(() => {})
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.getByRole('button', { name: en.share, exact: true }).click()
  await page.getByText(en.shared).waitFor()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: en.poster }).click()
  const printed = await opened
  await printed.getByText(poster.scan).waitFor()
  expect(await printed.locator('svg').count()).toBeGreaterThan(0)
  expect(errors).toEqual([])
})

test('an organization is led to register its people, who plans classes to the record, and nobody else anywhere', async () => {
  const visitor = await come()
  await visitor.page.goto('/Catalogue?open=true')
  await visitor.page.getByRole('article').getByRole('link').first().click()
  await visitor.page.getByRole('heading', { name: catalogueAr.howEvaluated }).waitFor()
  const at = new URL(visitor.page.url()).pathname
  const hany = await comeAs('hany', at)
  await hany.page.getByRole('link', { name: ar.registerTrainees }).first().click()
  await hany.page.waitForURL(/\/UpcomingCourse\?register=\d+$/)
  const huda = await comeAs('huda', at)
  await huda.page.getByRole('link', { name: ar.openInAcademy }).first().click()
  await huda.page.waitForURL(/\/Setting\/CourseClass-Edit\/\d+$/)
  const omar = await comeAs('omar', at)
  await omar.page.getByRole('heading', { name: ar.classes }).waitFor()
  await still(omar.page)
  expect(await omar.page.getByRole('link', { name: ar.register, exact: true }).count()).toBe(0)
  expect([hany.errors, huda.errors, omar.errors].flat()).toEqual([])
})

test('closed by the academy: a visitor is led to the log-in and comes back after it; the log-in page does not point there', async () => {
  const nadia = await comeAs('nadia', '/Setting/GeneralSetting', { viewport: wide })
  await nadia.page.getByRole('button', { name: `${kit.edit}: ${ar.screens.catalogue}` }).click()
  const drawer = nadia.page.getByRole('dialog')
  await drawer.getByRole('switch').uncheck({ force: true })
  await drawer.locator('button[type=submit]').click()
  await drawer.waitFor({ state: 'detached' })
  await still(nadia.page)

  const { page, errors } = await come()
  await page.goto('/Catalogue?open=true')
  await page.waitForURL(/\/pages\/login/)
  expectErrors(errors, /401/)
  expect(new URL(page.url()).searchParams.get('to')).toBe('/Catalogue?open=true')
  await page.reload()
  await page.locator('input[name=password]').waitFor()
  expect(await page.getByRole('link', { name: signin.login.courses }).count()).toBe(0)
  await page.locator('input[name=email]').first().fill(cast.layla.email)
  await page.locator('input[name=password]').fill(castPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('article').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/Catalogue')
})
