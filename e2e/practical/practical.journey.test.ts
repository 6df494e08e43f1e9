import { afterAll, beforeAll, expect, test } from 'vitest'
import { en } from '#modules/practical/text/en.ts'
import { ar } from '#modules/practical/text/ar.ts'
import type { TestServer } from '#testing/server.ts'
import { cast } from '#testing/stages/cast.ts'
import { stagePractical } from '#testing/stages/practical/stage-practical.ts'
import type { StagedClass } from '#testing/stages/stage-exam.ts'
import { Person } from '../main-job/person.ts'
import { inWholeChromium, overflowing, phone } from '../site/browser.ts'
import { closeStagedSite, startStagedSite } from '../site/staged-site.ts'

/*
 * Practical marking on a phone whose network goes and comes back, signed by the assessor; then the coordinator gives the
 * results out and the trainee reads them.
 */
inWholeChromium()
const wide = { width: 1440, height: 900 }
let server: TestServer
let origin: string
let staged: StagedClass
beforeAll(async () => {
  ;({ server, origin } = await startStagedSite())
  staged = await stagePractical(server)
})
afterAll(closeStagedSite)

const degrees = async () =>
  (await server.db.selectFrom('practical.degree').select('degree').execute()).map(({ degree }) => degree).toSorted()
const words = (text: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).reduce((all, [name, value]) => all.replace(`{{${name}}}`, value), text)

test('marked on a phone without a network, signed, and released in Arabic', { timeout: 150_000 }, async () => {
  const about = (trainee: string, sheet: string) =>
    `/TraineePractical?class=${staged.classId}&trainee=${staged.traineeIds[trainee]}&sheet=${sheet}`
  const omar = await Person.signedIn(
    { origin, language: 'en', viewport: phone },
    cast.omar.email,
    about('layla', 'general'),
  )
  const { page } = omar
  const degreeOf = (text: string) => page.getByRole('textbox', { name: words(en.marking.degreeFor, { text }) })
  await degreeOf('Safety').fill('8.5')
  await page.getByText(en.marking.kept_zero).waitFor()
  await expect.poll(degrees).toEqual([8.5])
  await omar.looksRight()
  expect(await overflowing(page)).toEqual([])

  await page.evaluate(() => navigator.serviceWorker.ready)
  await omar.visit.context.setOffline(true)
  // What is no degree is said at its field, and is not kept.
  await degreeOf('Accuracy').fill('9')
  await page.getByText(words(en.marking.notFits, { max: '5' })).waitFor()
  await degreeOf('Accuracy').fill('4.25')
  await page.getByText(en.marking.kept_one).waitFor()
  await page.getByText(en.marking.offline).waitFor()
  expect(await omar.button(en.marking.toSign).isDisabled()).toBe(true)
  await page.getByText(en.sheets.course, { exact: true }).click()
  await page.getByRole('button', { name: words(en.marking.more, { text: 'Operating the device' }) }).click()
  await degreeOf('Operating the device').fill('15')
  await page.getByText(words(en.marking.kept_two, { count: '2' })).waitFor()
  expect(await degrees()).toEqual([8.5])
  // Loaded anew without a network, the class stands there with what was given, and takes more.
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.getByText(en.marking.asKept.split('{{')[0]!, { exact: false }).waitFor()
  await page.getByText(words(en.marking.kept_two, { count: '2' })).waitFor()
  expect(await degreeOf('Operating the device').inputValue()).toBe('15')
  await degreeOf('Operating the device').fill('16')
  await page.getByText(words(en.marking.kept_two, { count: '2' })).waitFor()
  expect(await overflowing(page)).toEqual([])
  await omar.visit.context.setOffline(false)
  await page.getByText(en.marking.kept_zero).waitFor()
  await expect.poll(degrees).toEqual([16, 4.25, 8.5])
  await page.getByText(en.marking.asKept.split('{{')[0]!, { exact: false }).waitFor({ state: 'hidden' })
  omar.visit.errors.length = 0

  const sign = async (label: string, confirm: string) => {
    await expect.poll(() => omar.button(label).isEnabled()).toBe(true)
    await omar.press(label)
    await omar.press(confirm, page.getByRole('dialog').last())
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await sign(en.marking.toSign, en.acts.signPractical.do)
  await page.getByText(en.acts.withdrawPracticalSignature.do, { exact: true }).waitFor()
  await omar.open(about('layla', 'general'))
  await sign(en.marking.toSign, en.acts.signPractical.do)
  for (const sheet of ['general', 'course']) {
    await omar.open(about('mariam', sheet))
    await sign(en.absent, en.marking.absentDo)
  }
  await omar.looksRight()
  await omar.leave()

  const huda = await Person.signedIn(
    { origin, language: 'ar', viewport: wide },
    cast.huda.email,
    `/PracticalProcess?class=${staged.classId}`,
  )
  await huda.page.getByText(ar.passed, { exact: true }).waitFor()
  await huda.looksRight()
  await huda.act(ar.acts.releasePractical.do)
  await huda.page.getByText(ar.states.released).first().waitFor()
  await huda.leave()

  const layla = await Person.signedIn(
    { origin, language: 'ar', viewport: wide },
    cast.layla.email,
    `/CourseClassDetail/${staged.classId}?tab=practical`,
  )
  await layla.page.getByText(ar.passed, { exact: true }).first().waitFor()
  await layla.page.getByText('السلامة').first().waitFor()
  await layla.looksRight()
  await layla.leave()
})
