import { expect, test } from 'vitest'
import { axe, expectErrors } from '../site/browser.ts'
import { withKitSite } from './kit-site.ts'
import { visitsOf } from './kit-visits.ts'

const on = visitsOf(withKitSite())

test('what a button opens is fetched when it is pressed; where it does not come that is said, and the next press fetches it', async () => {
  await on({ language: 'en' }, async (page, { context, errors }) => {
    let isCut = true
    for (const part of ['ActionMenu', 'ViewChoices'])
      await context.route(`**/assets/${part}-*.js`, (route) => (isCut ? route.abort() : route.continue()))
    await page.goto('/_kit/table')
    const more = page.getByRole('button', { name: 'Actions of Fatima Al-Harbi' }).first()
    await more.waitFor()
    for (const button of [more, page.getByRole('button', { name: 'View', exact: true })]) {
      await button.click()
      await page.getByText('Reload the page to go on').first().waitFor()
      await page.getByRole('button', { name: 'Close' }).first().click()
      await page.getByText('Reload the page to go on').waitFor({ state: 'detached' })
    }
    // The page is as it was.
    expect(await more.count()).toBe(1)
    expectErrors(errors, /ERR_FAILED/)

    isCut = false
    await page.getByRole('button', { name: 'View', exact: true }).click()
    await page.getByLabel('E-mail').waitFor()
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.activeElement?.textContent === 'View')
    await more.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Reject' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('aria-label') === 'Actions of Fatima Al-Harbi',
    )
  })
})

test('where a part of a page does not come, the page stays with what was typed, and the part can be asked for again', async () => {
  await on({ language: 'en' }, async (page, { context, errors }) => {
    let isCut = true
    await context.route('**/assets/FilterPanel-*.js', (route) => (isCut ? route.abort() : route.continue()))
    await page.goto('/_kit/table')
    const filter = page.getByRole('button', { name: 'Filter', exact: true })
    const search = page.getByRole('searchbox')
    await search.fill('fat')
    await filter.click()
    const lost = page.getByRole('alert').filter({ hasText: 'Part of the application could not be loaded' })
    await lost.waitFor()
    expect(await search.inputValue()).toBe('fat')
    expect(await axe(page)).toEqual([])

    // Closed and opened it is asked for anew, and lost again.
    await filter.click()
    await lost.waitFor({ state: 'detached' })
    await filter.click()
    await lost.waitFor()
    expectErrors(errors, /ERR_FAILED|dynamically imported/)

    isCut = false
    await lost.getByRole('button', { name: 'Try again' }).click()
    await lost.waitFor({ state: 'detached' })
    await page.locator(`[id="${await filter.getAttribute('aria-controls')}"]`).waitFor()
    expect(await search.inputValue()).toBe('fat')
  })
})
