import { expect, test } from 'vitest'
import { axe, inWholeChromium, overflowing, phone } from '../site/browser.ts'
import { visitorsOfAcademy } from '../site/visitors.ts'

inWholeChromium()
const { comeAs, academy } = visitorsOfAcademy({ language: 'en' })

test('on a phone an organization makes tokens of its own, and reaches no webhooks', async () => {
  const { page } = await comeAs('hany', '/ApiTokens', { viewport: phone })
  await page.getByRole('button', { name: 'Make an API token' }).click()
  await page.getByRole('dialog').getByLabel('Name').waitFor()
  expect(await axe(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
  await page.goto(`${academy().origin}/Webhooks`)
  await page
    .getByText(/may not open/i)
    .first()
    .waitFor()
})
