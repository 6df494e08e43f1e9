import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ar } from '#modules/catalogue/text/ar.ts'
import { ar as people } from '#modules/people/text/ar.ts'
import { ar as kit } from '#platform/web/text/kit/ar.ts'
import { expectErrors, wide } from '../site/browser.ts'
import { still } from '../site/stillness.ts'
import { visitorsOfAcademy } from '../site/visitors.ts'

const { comeAs } = visitorsOfAcademy({ language: 'ar', viewport: wide })

const save = (page: Page) => page.getByRole('button', { name: kit.save, exact: true }).click()

/** On the form of a course another is required before it. */
async function require(page: Page, code: string) {
  const field = page.getByRole('combobox', { name: ar.fields.prerequisites })
  await field.fill(code)
  await page.getByRole('option').filter({ hasText: code }).click()
  await page.keyboard.press('Escape')
}

test('where a form leads to a list for its mistake, what is wrong is to be read', async () => {
  const { page, errors } = await comeAs('sami', '/Setting/Course-Edit/2/false?edit=true')
  await require(page, 'SMS-101')
  await save(page)
  await page.waitForURL(/\/Setting\/Course-Edit\/2\/false$/)
  await page.goto('/Setting/Course-Edit/1/false?edit=true')
  await require(page, 'SEC-201')
  await save(page)
  const reason = page.getByText(ar.fieldErrors.buildsUponThis)
  await reason.waitFor()
  await still(page)
  expect(await page.locator(':focus').getAttribute('name')).toBe('PrerequisiteIDs')
  const isOnTop = await reason.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === element
  })
  expect(isOnTop).toBe(true)
  expectErrors(errors, /409/)
  expect(errors).toEqual([])
})

const focused = (page: Page) =>
  page
    .locator(':focus')
    .evaluate((element) => ({ label: element.getAttribute('aria-label'), top: element.getBoundingClientRect().top }))

test('an entry that a button moves keeps the keyboard on that button', async () => {
  const { page, errors } = await comeAs('sami', '/Setting/Course-Edit/4/false?edit=true')
  const names = () =>
    page
      .locator('input')
      .evaluateAll((all) =>
        (all as HTMLInputElement[]).filter((each) => /^Modules\.\d+\.Name/.test(each.name)).map((each) => each.value),
      )
  await page
    .getByRole('button', { name: ar.dragModule.split('{{')[0]! })
    .first()
    .waitFor()
  const [one, two, three] = await names()
  const down = page.getByRole('button', { name: ar.moveDown, exact: true }).first()
  await down.focus()
  await page.keyboard.press('Enter')
  await expect.poll(names).toEqual([two, one, three])
  await expect.poll(async () => (await focused(page)).label).toBe(ar.moveDown)
  await page.keyboard.press('Enter')
  await expect.poll(names).toEqual([two, three, one])
  // It stands last, so that button has nothing more to do.
  await expect.poll(async () => (await focused(page)).label).toBe(ar.moveUp)
  expect(errors).toEqual([])

  const own = await comeAs('omar', '/InstructorProfile')
  const list = people.lists.Areas
  const add = own.page.getByRole('button', { name: people.lists.addTo.replace('{{list}}', list) })
  for (let number = 0; number < 3; number++) await add.click()
  const entries = own.page.getByRole('group', {
    name: people.lists.entry.replace('{{list}}', list).split('{{')[0]!,
  })
  const ofList = entries.filter({ has: own.page.getByRole('combobox', { name: people.lists.one.Areas }) })
  for (const at of [0, 1, 2]) {
    await ofList.nth(at).getByRole('combobox').click()
    await own.page.getByRole('option').nth(at).click()
  }
  const chosen = () =>
    ofList.getByRole('combobox').evaluateAll((all) => (all as HTMLInputElement[]).map((each) => each.value))
  const [first, second, third] = await chosen()
  await ofList
    .nth(2)
    .getByRole('button', { name: people.lists.up.split('{{')[0]! })
    .focus()
  await own.page.keyboard.press('Enter')
  await own.page.keyboard.press('Enter')
  await expect.poll(chosen).toEqual([third, first, second])
  expect(own.errors).toEqual([])
})

test('what is chosen again in a field that must not be empty stays chosen', async () => {
  const { page, errors } = await comeAs('layla', '/profile')
  const list = people.lists.Contacts
  await page.getByRole('button', { name: people.lists.addTo.replace('{{list}}', list) }).click()
  const added = page.getByRole('group', { name: people.lists.entry.replace('{{list}}', list).split('{{')[0]! }).last()
  const kind = added.getByRole('combobox', { name: people.lists.type })
  const before = await kind.inputValue()
  expect(before).not.toBe('')
  await kind.click()
  await page.getByRole('option', { name: before, exact: true }).filter({ visible: true }).click()
  expect(await kind.inputValue()).toBe(before)
  expect(errors).toEqual([])
})
