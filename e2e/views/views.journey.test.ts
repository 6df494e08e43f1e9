import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { en as classes } from '#modules/classes/text/en.ts'
import { en as planning } from '#modules/planning/text/en.ts'
import { en } from '#modules/views/text/en.ts'
import { en as kit } from '#platform/web/text/kit/en.ts'
import { en as bulk } from '#platform/web/text/kit/bulk/en.ts'
import { axe, overflowing, phone, wide } from '../site/browser.ts'
import { still } from '../site/stillness.ts'
import { visitorsOfAcademy } from '../site/visitors.ts'

const { comeAs } = visitorsOfAcademy({ language: 'en', viewport: wide })
const list = '/CourseClass'
const name = 'Confirmed, by number'

const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const menuOf = (page: Page) => page.getByRole('button', { name: new RegExp(`^${en.menu}`) })
async function choose(page: Page, entry: string): Promise<void> {
  await menuOf(page).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}
async function looksRight(page: Page): Promise<void> {
  await still(page)
  expect(await axe(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
}

test('a view is saved, differs, is gone back to, is shown to a role and becomes its usual one', async () => {
  const { page, errors } = await comeAs('nadia', `${list}?State=confirmed&sort=Code`)
  await menuOf(page).waitFor()
  await looksRight(page)
  await choose(page, en.acts.addView.do)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(name)
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: kit.save }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => queryOf(page)).toMatchObject({ State: 'confirmed', sort: 'Code' })
  await expect.poll(() => queryOf(page)['listView']).toMatch(/^\d+$/)
  const id = queryOf(page)['listView']!
  await page.getByRole('button', { name: `${en.menu}: ${name}`, exact: true }).waitFor()

  // What differs from it is said, and can be left again.
  await page.getByRole('button', { name: kit.table.clearFilters }).click()
  await page.getByRole('button', { name: new RegExp(`${name}.*${en.changed}`) }).waitFor()
  await choose(page, en.backToView)
  await expect.poll(() => queryOf(page)['State']).toBe('confirmed')
  await page.getByRole('button', { name: `${en.menu}: ${name}`, exact: true }).waitFor()

  // A column belongs to the view; without it the own choice is there again.
  const before = await page.getByRole('columnheader').count()
  await page.getByRole('button', { name: kit.table.view, exact: true }).click()
  await page.getByRole('checkbox', { name: classes.fields.classRoom, exact: true }).uncheck()
  await page.keyboard.press('Escape')
  await choose(page, en.saveChanges)
  await page.getByText(en.saved).waitFor()
  await page.getByRole('button', { name: `${en.menu}: ${name}`, exact: true }).waitFor()
  const within = await page.getByRole('columnheader').count()
  expect(within).not.toBe(before)
  await choose(page, en.allRows)
  await expect.poll(() => page.getByRole('columnheader').count()).toBe(before)
  await choose(page, name)
  await expect.poll(() => page.getByRole('columnheader').count()).toBe(within)

  for (const act of [en.acts.shareView.do, en.acts.setUsualView.do]) {
    await choose(page, act)
    await dialog.getByRole('checkbox', { name: 'Editor' }).check()
    expect(await axe(page)).toEqual([])
    await dialog.getByRole('button', { name: kit.save }).click()
    await dialog.waitFor({ state: 'detached' })
    await still(page)
  }
  expect(errors).toEqual([])

  // An editor's list begins with it; the whole list is one press away, and stays in the address.
  const editor = await comeAs('sami', list)
  await expect
    .poll(() => queryOf(editor.page), { timeout: 15_000 })
    .toEqual({
      State: 'confirmed',
      sort: 'Code',
      listView: id,
    })
  await choose(editor.page, en.allRows)
  await expect.poll(() => queryOf(editor.page)).toEqual({ listView: 'all' })
  await editor.page.reload()
  await menuOf(editor.page).waitFor()
  await still(editor.page)
  expect(queryOf(editor.page)).toEqual({ listView: 'all' })
  expect(editor.errors).toEqual([])

  // On a phone the menu stands there too.
  const small = await comeAs('sami', list, { viewport: phone })
  await small.page.getByRole('button', { name: new RegExp(name) }).waitFor()
  await looksRight(small.page)

  // Gone for everybody, and the rows stay.
  await choose(page, en.acts.deleteView.do)
  await dialog.getByRole('button', { name: en.acts.deleteView.do }).click()
  await page.getByText(en.acts.deleteView.done).waitFor()
  await expect.poll(() => queryOf(page)['listView']).toBeUndefined()
})

test('seats are changed in their cell, Esc leaves them, a refusal stands there', async () => {
  const { page } = await comeAs('nadia', '/Setting/ClassRoom')
  const row = page.getByRole('row').nth(1)
  const button = row.getByRole('button', { name: new RegExp(`^Change ${planning.fields.capacity}`) })
  await button.waitFor({ state: 'attached' })
  await button.focus()
  await page.keyboard.press('F2')
  const field = row.getByRole('textbox')
  const first = await field.inputValue()
  await field.fill('77')
  await page.keyboard.press('Escape')
  await row.getByText(first, { exact: true }).waitFor()
  await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true)

  await row.locator('td[data-editable]').first().dblclick()
  expect(new URL(page.url()).pathname).toBe('/Setting/ClassRoom')
  await field.fill('0')
  await page.keyboard.press('Enter')
  await row.getByText(kit.form.between.split(' {{')[0]!).waitFor()
  expect(await axe(page)).toEqual([])
  await field.fill('77')
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Enter')
  await row.getByText('77', { exact: true }).waitFor()
  await page.reload()
  await page.getByRole('row').nth(1).getByText('77', { exact: true }).waitFor()
})

test('what several rows go through is said before', async () => {
  const { page } = await comeAs('nadia', '/planning/AnnualPlan?Year=2027&pageSize=100')
  await page.getByRole('checkbox', { name: kit.table.selectAll }).check()
  const bar = page.getByRole('region', { name: kit.table.actions })
  await bar.getByRole('button', { name: new RegExp(`^${planning.acts.propose.do}`) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(bulk.left).waitFor()
  expect(await dialog.getByRole('listitem').count()).toBeGreaterThan(0)
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: kit.ask.back }).click()
  await dialog.waitFor({ state: 'detached' })
})
