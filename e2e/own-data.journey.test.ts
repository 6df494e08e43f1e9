import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayOf, timeOf } from '#platform/shared/values/dates.ts'
import { cast, castPassword } from '#testing/stages/cast.ts'
import { axe, comeIn, endVisits, expectErrors, overflowing, phone, visit } from './site/browser.ts'
import { openWorld, type World } from './main-job/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.at(dayOf(new Date()), timeOf(new Date()))
})
afterAll(async () => {
  await endVisits()
  await world?.close()
})

test('a trainee takes a copy of the own data, asks to be erased, and is gone once an administrator agrees', async () => {
  const { page, errors } = await visit(world.origin, { language: 'en', viewport: phone })
  await comeIn(page, cast.yusuf.email, castPassword, '/pages/security')
  // Where the notice of a refused erasure leads everybody.
  await page.goto('/pages/security?tab=account')
  await page.waitForURL(/\/profile\?tab=account$/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.zip$/)
  const archive = unzipSync(await readFile(await file.path()))
  const texts = Object.values(archive)
    .map((bytes) => strFromU8(bytes))
    .join('\n')
  expect(Object.keys(archive)).toContain('README.txt')
  expect(texts).toContain(cast.yusuf.email)
  expect(texts).not.toContain(cast.layla.email)
  // The next copy has to wait.
  await page.getByRole('button', { name: 'Download my data' }).click()
  await page.getByRole('alert').first().waitFor()
  expectErrors(errors, /429/)

  await page.getByRole('button', { name: 'Ask to be erased' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason (optional)').fill('I work elsewhere now')
  await dialog.getByLabel('The e-mail of your account').fill(cast.layla.email)
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  // Another address than the own is refused at its field, and the reason stays.
  await dialog.locator('[aria-invalid=true]').waitFor()
  expect(await dialog.getByLabel('Reason (optional)').inputValue()).toBe('I work elsewhere now')
  expect(await axe(page)).toEqual([])
  await dialog.getByLabel('The e-mail of your account').fill(cast.yusuf.email)
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  await page.getByText('You asked to be erased on').waitFor()
  expect(await axe(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
  expectErrors(errors, /4(00|09|22)/)

  const { page: admin, errors: adminErrors } = await visit(world.origin)
  await comeIn(admin, cast.nadia.email, castPassword, '/User/ErasureRequests')
  await admin.getByRole('heading', { level: 1, name: 'طلبات محو البيانات' }).waitFor()
  await admin.getByRole('row').filter({ hasText: cast.yusuf.email }).waitFor()
  expect(await axe(admin)).toEqual([])
  await admin.getByRole('row').filter({ hasText: cast.yusuf.email }).getByRole('link').first().click()
  await admin.getByText('I work elsewhere now').waitFor()
  expect(await axe(admin)).toEqual([])
  expect(await overflowing(admin)).toEqual([])
  await admin.getByRole('button', { name: 'محو البيانات' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'محو البيانات' }).click()
  await admin.getByText('مُحيت البيانات وأُرسلت آخر رسالة إلى صاحبها.').waitFor()
  await admin.getByText(cast.yusuf.email).waitFor({ state: 'detached' })
  expect(adminErrors).toEqual([])

  const { page: again } = await visit(world.origin, { language: 'en' })
  await again.goto('/pages/login')
  await again.locator('input[name=email]').fill(cast.yusuf.email)
  await again.locator('input[name=password]').fill(castPassword)
  await again.locator('button[type=submit]').click()
  await again.getByText('Wrong Email or Password').waitFor()
})
