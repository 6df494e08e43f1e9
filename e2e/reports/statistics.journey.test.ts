import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleLogins } from '#database/seeds/logins.ts'
import { en } from '#modules/reports/text/en.ts'
import { ar } from '#modules/reports/text/ar.ts'
import { startAcademy, type Academy } from '../site/academy.ts'
import { axe, comeIn, endVisits, overflowing, phone, visit, wide } from '../site/browser.ts'

let academy: Academy
beforeAll(async () => void (academy = await startAcademy()))
afterAll(async () => {
  await endVisits()
  await academy.close()
})

const digits = (text: string) =>
  Number(text.replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))).replace(/[^0-9]/g, ''))

test.each([
  ['ar', wide, ar],
  ['en', phone, en],
] as const)('a number of a statistic leads to as many rows, in %s', async (language, viewport, t) => {
  const { password, logins } = sampleLogins()
  const email = logins.find((each) => each.email.startsWith('sami'))!.email
  const { page, errors, context } = await visit(academy.origin, { language, viewport })
  await comeIn(page, email, password, '/dashboard/analytics?subject=registrations&by=state')
  const numbers = page.locator('main').getByRole('button', { name: new RegExp(t.figures.registrations) })
  await numbers.first().waitFor()
  expect(await axe(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
  // The smallest group: its rows stand on one page.
  const counted = await numbers.allInnerTexts()
  const least = counted.map(digits).indexOf(Math.min(...counted.map(digits)))
  await numbers.nth(least).click()
  const rows = page.getByRole('dialog').getByText(/CR-|REG-/)
  await expect.poll(() => rows.count()).toBe(digits(counted[least]!))
  await expect.poll(() => new URL(page.url()).searchParams.get('rows')).toBe('registrations')
  expect(await axe(page)).toEqual([])
  // Another grouping is drawn by month, each column a link of its own.
  await page.goto(`${academy.origin}/dashboard/analytics?subject=income&by=month`)
  const columns = page.getByRole('figure', { name: t.figures.invoiced }).getByRole('link')
  await columns.first().waitFor()
  expect(await columns.count()).toBe(12)
  expect(await axe(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
  // A day is typed where it stands, through what is none yet; that the two make no period is said once.
  await page.goto(`${academy.origin}/dashboard/analytics?period=chosen&from=2026-03-02&to=2026-03-31`)
  const last = page.getByRole('textbox', { name: t.ask.to, exact: true })
  await last.fill('')
  await last.pressSequentially('01/03/2026')
  expect((await last.inputValue()).replaceAll('\u200f', '')).toBe('01/03/2026')
  await expect.poll(() => page.getByText(t.wrongPeriod).count()).toBe(1)
  await page.goto(`${academy.origin}/Statistics/Assessment`)
  await page
    .locator('main')
    .getByRole('button', { name: new RegExp(t.figures.rounds) })
    .first()
    .waitFor()
  await page.goto(`${academy.origin}/HomeStatistics?period=lastYear`)
  await page
    .getByRole('link', { name: new RegExp(t.subjects.certificates) })
    .first()
    .waitFor()
  expect(await axe(page)).toEqual([])
  expect(errors).toEqual([])
  await context.close()
})
