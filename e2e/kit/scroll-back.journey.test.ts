import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '#testing/stages/cast.ts'
import { addTrainees } from '#testing/stages/registrations.ts'
import { Person } from '../main-job/person.ts'
import { phone } from '../site/browser.ts'
import { closeStagedSite, startStagedSite } from '../site/staged-site.ts'

let origin: string
beforeAll(async () => {
  const site = await startStagedSite()
  origin = site.origin
  await addTrainees(site.server.db, 40)
})
afterAll(closeStagedSite)

test('whoever comes back to a long list is where they left it', async () => {
  const looks = { language: 'en', viewport: phone, origin } as const
  const { page } = await Person.signedIn(looks, cast.nadia.email, '/User/Trainee')
  const rows = page.locator('main').getByRole('listitem').getByRole('link')
  await rows.nth(15).waitFor()
  await rows.nth(15).scrollIntoViewIfNeeded()
  const place = () => page.evaluate(() => Math.round(scrollY))
  await expect.poll(place).toBeGreaterThan(1_000)
  const before = await place()
  await rows.nth(15).click()
  await page.waitForURL((url) => url.pathname.startsWith('/User/Trainee-Edit'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goBack()
  await rows.nth(15).waitFor()
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(5)
})
