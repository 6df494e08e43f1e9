import { afterAll, beforeAll, expect, test } from 'vitest'
import { setupSecret } from '#modules/accounts/server/public.ts'
import { ar as home } from '#modules/home/text/ar.ts'
import { ar } from '#modules/home/text/steps/ar.ts'
import { en } from '#modules/home/text/steps/en.ts'
import { en as settings } from '#modules/home/text/settings/en.ts'
import { signInSettings } from '#modules/signin/contract/settings.ts'
import { changeSetting } from '#platform/server/settings.ts'
import { firstStepKeys, type FirstStepKey } from '#platform/shared/record/first-step-keys.ts'
import { ar as kit } from '#platform/web/text/kit/ar.ts'
import { en as kitEn } from '#platform/web/text/kit/en.ts'
import { ar as academy } from '#platform/web/text/settings/ar.ts'
import { startTestServer, testSecrets, type TestServer } from '#testing/server.ts'
import { firstAdmin, firstStepActs, newAcademy } from '#testing/stages/first-steps/new-academy.ts'
import { Person } from '../main-job/person.ts'
import { comeIn, endVisits, logIn, overflowing, phone, visit, wide, type VisitOptions } from '../site/browser.ts'
import { still } from '../site/stillness.ts'

/*
 * The first hour of a new academy: from the set-up page through the list of first steps. As a sample academy, which alone lets
 * a log-in ask for no second factor; its own journeys try that.
 */
let server: TestServer
const admin = firstAdmin(setupSecret(testSecrets))
beforeAll(async () => {
  const database = await newAcademy()
  await changeSetting(database.db, signInSettings, 'secondFactor', 'off')
  server = await startTestServer({ listening: true, isSample: true, database })
})
afterAll(async () => {
  await endVisits()
  await server?.close()
})

async function come(options: VisitOptions): Promise<Person> {
  const person = new Person(await visit(`http://localhost:${new URL(server.url).port}`, options))
  person.page.setDefaultTimeout(20_000)
  return person
}
const comeHome = async (options: VisitOptions) => {
  const person = await come(options)
  await comeIn(person.page, admin.Email, admin.Password)
  return person
}
const step = (person: Person, key: FirstStepKey) =>
  person.page.getByRole('listitem').filter({ hasText: ar.steps[key].title })
/** The one main button of the list. */
const main = (person: Person) => person.page.locator('ol a[data-variant=filled]')

test('from the set-up page to the first step, in Arabic', { timeout: 120_000 }, async () => {
  const person = await come({ language: 'ar', viewport: wide })
  const { page } = person
  await person.open('/pages/setup')
  for (const [name, text] of Object.entries(admin)) await page.locator(`input[name=${name}]`).fill(text)
  await page.locator('button[type=submit]').click()
  await page.locator('input[name=Secret]').waitFor({ state: 'detached' })
  await logIn(page, admin.Email, admin.Password)

  await page.getByRole('heading', { level: 2, name: ar.title }).waitFor()
  await person.looksRight()
  expect(await overflowing(page)).toEqual([])
  expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe(ar.title)
  // What comes next is said once.
  expect(await page.getByRole('heading', { name: home.nextStep }).count()).toBe(0)
  expect(await main(person).allTextContents()).toEqual([ar.steps.academyName.do])

  await main(person).click()
  await page.waitForURL((url) => url.pathname === '/Setting/GeneralSetting')
  await page.getByRole('button', { name: `${kit.edit}: ${academy.sections.academy.title}` }).click()
  const drawer = page.getByRole('dialog')
  const name = drawer.getByRole('textbox', { name: new RegExp(`^${academy.settings.academyName.label}`) })
  await name.fill('أكاديمية النيل')
  await drawer.locator('button[type=submit]').click()
  await drawer.waitFor({ state: 'detached' })

  await person.open('/home')
  await step(person, 'academyName').getByText(ar.done, { exact: true }).waitFor()
  expect(await main(person).allTextContents()).toEqual([ar.steps.academyLogo.do])
  await person.leave()
})

test('put away, brought back by Undo, and by the system’s settings, in English on a phone', async () => {
  const person = await comeHome({ language: 'en', viewport: phone })
  const { page } = person
  const title = page.getByRole('heading', { level: 2, name: en.title })
  await title.waitFor()
  await person.looksRight()
  expect(await overflowing(page)).toEqual([])

  await person.press(en.putAway)
  await title.waitFor({ state: 'detached' })
  await person.press(kitEn.takeBack)
  await title.waitFor()
  await still(page)
  await person.press(en.putAway)
  await title.waitFor({ state: 'detached' })

  await person.open('/SettingSystem')
  await page.getByRole('button', { name: `${kitEn.edit}: ${settings.sections.firstSteps.title}` }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('switch').check({ force: true })
  await drawer.locator('button[type=submit]').click()
  await drawer.waitFor({ state: 'detached' })
  await person.open('/home')
  await title.waitFor()
  await person.leave()
})

test('each step opens the page on which it is done, until none is left', { timeout: 180_000 }, async () => {
  const person = await comeHome({ language: 'ar', viewport: wide })
  const { page } = person
  const acts = firstStepActs(server, await server.as(admin.Email))
  for (const key of firstStepKeys.slice(1)) {
    await main(person).filter({ hasText: ar.steps[key].do }).click()
    await page.waitForURL((url) => url.pathname !== '/home')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await person.looksRight()
    await acts[key]()
    await person.open('/home')
  }
  await page.getByRole('heading', { level: 2, name: home.nextStep }).waitFor()
  expect(await page.getByRole('heading', { level: 2, name: ar.title }).count()).toBe(0)
  await person.leave()
})
