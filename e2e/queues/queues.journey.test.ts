import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ar as tAr } from '#modules/registration/text/ar.ts'
import { en as t } from '#modules/registration/text/en.ts'
import { ar as kitAr } from '#platform/web/text/kit/ar.ts'
import { en as kit } from '#platform/web/text/kit/en.ts'
import { en as words } from '#platform/web/text/kit/queue/en.ts'
import { axe, overflowing, phone, wide } from '../site/browser.ts'
import { still } from '../site/stillness.ts'
import { visitorsOfAcademy } from '../site/visitors.ts'

/*
 * What waits is worked through by mouse, by the keyboard alone and on a phone: the decided record leaves, the next one opens
 * by itself, and what has a way back is taken back.
 */
const { comeAs } = visitorsOfAcademy({ language: 'en', viewport: wide })

async function looksRight(page: Page): Promise<void> {
  await still(page)
  expect(await axe(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
}
const record = (page: Page): Locator => page.getByRole('article')
const lines = (page: Page) => page.locator('button[data-key]')
const act = (page: Page, name: string) => record(page).getByRole('button', { name, exact: true })
const openKey = (page: Page) => page.locator('button[data-key][aria-current=true]').getAttribute('data-key')
const numberOf = async (page: Page) => (await record(page).locator('header bdi[dir=ltr]').first().textContent())!
const keysOf = async (page: Page) =>
  lines(page).evaluateAll((all) => all.map((line) => (line as HTMLElement).dataset['key']))

test('by mouse: a proof is found in order, it leaves, and the next one opens; a second press does nothing to it', async () => {
  const { page, errors } = await comeAs('huda', '/MainCourseRegistration?task=verifyPayment')
  const choice = page.getByRole('button', { name: kit.table.oneByOne })
  await choice.click()
  await record(page).waitFor()
  await looksRight(page)
  expect(new URL(page.url()).searchParams.get('side')).toBe('true')
  const before = await keysOf(page)
  const [first, second] = before
  expect(await openKey(page)).toBe(first)

  // The one filled button of the bar is what waits.
  await act(page, t.acts.verifyPayment.do).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t.acts.verifyPayment.do }).click()
  await expect.poll(() => openKey(page)).toBe(second)
  await still(page)
  expect(await keysOf(page)).toEqual(before.slice(1))
  await looksRight(page)

  // A registration to review: pressed twice in a hurry, it is taken under review, and not approved as well.
  await page.goto('/MainCourseRegistration?task=review&Status=submitted&side=true')
  await record(page).waitFor()
  await still(page)
  const number = await numberOf(page)
  const asked: string[] = []
  page.on('request', (request) => request.method() === 'POST' && asked.push(new URL(request.url()).pathname))
  await act(page, t.acts.startReview.do).dblclick()
  await expect.poll(async () => (await numberOf(page)) !== number).toBe(true)
  await still(page)
  expect(asked.filter((path) => path.includes('/CourseRegistration/'))).toEqual(['/api/CourseRegistration/StartReview'])
  await looksRight(page)

  // Chosen in this browser, it is so at the next visit.
  await page.goto('/MainCourseRegistration')
  await record(page).waitFor()
  await page.getByRole('button', { name: kit.table.oneByOne }).click()
  await page.getByRole('table').waitFor()
  expect(errors).toEqual([])
})

test('by keys alone: to the next and back, a tick, a visa that is not needed, and taken back', async () => {
  const { page, errors } = await comeAs('huda', '/MainCourseRegistration?tab=visas&side=true&Visa=toCheck')
  await record(page).waitFor()
  await still(page)
  const keys = await keysOf(page)
  expect(keys.length).toBeGreaterThan(1)
  await page.keyboard.press('j')
  await expect.poll(() => openKey(page)).toBe(keys[1])
  await page.keyboard.press('k')
  await expect.poll(() => openKey(page)).toBe(keys[0])

  // Written into a field the letters are letters.
  await page.keyboard.press('/')
  await page.keyboard.type('jjj')
  expect(await openKey(page)).toBe(keys[0])
  for (let at = 0; at < 3; at++) await page.keyboard.press('Backspace')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await still(page)

  await page.keyboard.press('Shift+?')
  await page.getByRole('dialog', { name: words.keys }).waitFor()
  await looksRight(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  // The next step by its key: a visa is needed. Its letter waits in the list now, and the next record opens.
  await page.goto('/MainCourseRegistration?tab=visas&side=true')
  await record(page).waitFor()
  await still(page)
  const desk = await keysOf(page)
  const number = await numberOf(page)
  await page.keyboard.press('a')
  await expect.poll(() => openKey(page)).toBe(desk[1])
  await still(page)
  expect(await keysOf(page)).toEqual(desk)
  await page.keyboard.press('k')
  await expect.poll(() => openKey(page)).toBe(desk[0])
  await act(page, t.acts.issueVisaLetter.do).waitFor()
  await still(page)

  // Found not to be needed after all, it leaves the desk; taken back, it is there again.
  // What has just come takes no press for a moment: pressed again until it does.
  const left = async () => {
    if (!(await keysOf(page)).includes(desk[0])) return true
    if ((await openKey(page)) !== desk[0]) return false
    await act(page, t.acts.dismissVisa.do).focus()
    await page.keyboard.press('Enter')
    return false
  }
  await expect.poll(left, { interval: 500 }).toBe(true)
  await expect.poll(() => openKey(page)).toBe(desk[1])
  // The keyboard is at the head of the record that has opened.
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.closest('article') !== null && document.activeElement?.tagName),
    )
    .toBe('H2')
  await page.getByRole('button', { name: kit.takeBack }).waitFor()
  await looksRight(page)
  await page.keyboard.press('u')
  await expect.poll(() => openKey(page)).toBe(desk[0])
  expect(await numberOf(page)).toBe(number)

  // Several at once: a tick by its key, in the list of what waits.
  await page.goto('/MainCourseRegistration?task=review&side=true')
  await record(page).waitFor()
  await still(page)
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.getByRole('region', { name: kit.table.actions }).getByText('2 rows selected').waitFor()
  await looksRight(page)
  expect(errors).toEqual([])
})

test('on the page of a record too: a visa that is not needed is taken back from the toast', async () => {
  const { page: queue, context } = await comeAs('huda', '/MainCourseRegistration?tab=visas&side=true')
  await record(queue).waitFor()
  const id = await openKey(queue)
  await context.close()
  for (const [language, own, takeBack] of [
    ['en', t, kit.takeBack],
    ['ar', tAr, kitAr.takeBack],
  ] as const) {
    const { page, errors } = await comeAs('huda', `/CourseRegistration-Edit/${id}`, { language })
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await still(page)
    if (!(await button(own.acts.issueVisaLetter.do).isVisible())) await button(own.acts.requireVisa.do).click()
    await button(own.acts.issueVisaLetter.do).waitFor()
    await button(own.acts.dismissVisa.do).click()
    await button(own.acts.requireVisa.do).waitFor()
    await page.getByText(own.acts.dismissVisa.past).first().waitFor()
    await looksRight(page)
    await button(takeBack).click()
    await button(own.acts.issueVisaLetter.do).waitFor()
    expect(errors).toEqual([])
  }
})

test('on a phone: the record takes the place of the list, the bar stays at the foot, and back leads to the place', async () => {
  const { page, errors } = await comeAs('huda', '/MainCourseRegistration?task=review&side=true', { viewport: phone })
  await lines(page).first().waitFor()
  await looksRight(page)
  expect(await record(page).count()).toBe(0)
  const keys = await keysOf(page)
  const third = page.locator(`button[data-key="${keys[2]}"]`)
  await third.scrollIntoViewIfNeeded()
  const stood = await page.evaluate(() => scrollY)
  await third.click()
  await record(page).waitFor()
  await looksRight(page)
  expect(await lines(page).first().isVisible()).toBe(false)
  // The bar with the next step is at the foot of the screen, whatever the length of the record.
  const bar = (await page.locator('[data-queue-acts]').boundingBox())!
  expect(Math.round(bar.y + bar.height)).toBe(phone.height)

  const number = await numberOf(page)
  await page.getByRole('button', { name: words.next }).click()
  await expect.poll(async () => (await numberOf(page).catch(() => number)) !== number).toBe(true)
  await page.getByRole('button', { name: words.back }).click()
  await lines(page).first().waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(stood)
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset['key'])).toBe(keys[3])
  expect(errors).toEqual([])
})
