import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleLogins } from '#database/seeds/logins.ts'
import { ar } from '#modules/reports/text/ar.ts'
import { en } from '#modules/reports/text/en.ts'
import { startAcademy, type Academy } from '../site/academy.ts'
import { axe, comeIn, endVisits, overflowing, phone, visit, wide } from '../site/browser.ts'

let academy: Academy
beforeAll(async () => void (academy = await startAcademy()))
afterAll(async () => {
  await endVisits()
  await academy.close()
})

test.each([
  ['ar', wide, ar],
  ['en', phone, en],
] as const)(
  'a report is put together, saved, made in the background and taken, in %s',
  async (language, viewport, t) => {
    const { password, logins } = sampleLogins()
    const email = logins.find((each) => each.email.startsWith('nadia'))!.email
    const { page, errors, context } = await visit(academy.origin, { language, viewport })
    const looksWell = async () => {
      expect(await axe(page)).toEqual([])
      expect(await overflowing(page)).toEqual([])
    }
    await comeIn(page, email, password, '/Reports')
    await page.getByRole('link', { name: t.lists.trainees.title, exact: true }).first().click()
    await page.getByRole('combobox', { name: t.fields.groupBy }).click()
    await page.getByRole('option', { name: t.lists.trainees.columns.Gender, exact: true }).click()
    await page.keyboard.press('Escape')
    const groups = page.getByRole('button', { name: t.lists.trainees.words.Gender.female, exact: true })
    await groups.waitFor()
    await looksWell()
    const name = `By gender ${language}`
    await page.getByLabel(t.fields.name).fill(name)
    await page.locator('main form button[type=submit]').click()
    await page.waitForURL(/\/Reports\/View\/\d+/)
    // A group's count leads to its rows.
    await groups.click()
    await expect.poll(() => new URL(page.url()).searchParams.get('within')).toBe('["female"]')
    await page.getByRole('button', { name: t.result.allGroups }).click()
    await groups.waitFor()
    await looksWell()
    await page.getByRole('button', { name: t.builder.background }).click()
    await page.waitForURL(/\/Reports\/Run\/\d+/)
    await page.getByText(t.runStates.done, { exact: true }).first().waitFor({ timeout: 30_000 })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /CSV/ }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^report-.*\.csv$/)
    await looksWell()
    await page.goto(`${academy.origin}/Reports/Runs`)
    await page.getByRole('main').getByText(name).first().waitFor()
    await looksWell()
    expect(errors).toEqual([])
    await context.close()
  },
)
