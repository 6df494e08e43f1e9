import { expect, test } from 'vitest'
import { expectErrors } from '../site/browser.ts'
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
