import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { cast, castPassword } from '#testing/stages/cast.ts'
import { startAcademy, type Academy } from './site/academy.ts'
import { axe, comeIn, endVisits, overflowing, phone, visit } from './site/browser.ts'

let academy: Academy
beforeAll(async () => {
  academy = await startAcademy()
  await changeRate(51.75)
})
afterAll(async () => {
  await endVisits()
  await academy?.close()
})

/** Something worth finding: the administrator changes what a pound is worth. */
async function changeRate(PerUsd: number): Promise<void> {
  const ask = async (path: string, body?: object, token = '') => {
    const response = await fetch(`${academy.origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect(response.ok, path).toBe(true)
    return response.json()
  }
  const { accessToken } = await ask('/login', { email: cast.nadia.email, password: castPassword })
  const listed = await ask(`${lookupsCalls.listLookupEntries.path}?Lookup=Currency&search=EGP`, undefined, accessToken)
  const { Position: _, Actions: __, ...pound } = listed.Items[0]
  await ask(lookupsCalls.saveLookupEntry.path, { ...pound, Lookup: 'Currency', PerUsd }, accessToken)
}

test('an administrator finds what was changed, sees before and after, and has the chain checked', async () => {
  const { page, context, errors } = await visit(academy.origin)
  await comeIn(page, cast.nadia.email, castPassword, '/pages/audit?Kind=lookups.saveLookupEntry')
  const rows = page.getByRole('table').locator('tbody tr')
  await expect.poll(() => rows.count()).toBe(1)
  await rows.getByRole('button', { name: 'حُفظ عنصر في قائمة' }).click()

  const drawer = page.getByRole('dialog')
  await drawer.getByText('سعر الدولار').waitFor()
  const cells = await drawer.getByRole('table').locator('tbody tr').allInnerTexts()
  expect(cells.join()).toMatch(/سعر الدولار\s+٤٨٫٥\s+٥١٫٧٥/)
  expect(await axe(page)).toEqual([])
  // The row has an address of its own.
  await expect.poll(() => new URL(page.url()).searchParams.get('entry')).toMatch(/^\d+$/)
  await page.reload()
  await drawer.getByText('سعر الدولار').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => new URL(page.url()).searchParams.get('entry')).toBeNull()

  await page.getByRole('button', { name: 'تحقّق الآن' }).click()
  await page.getByText('السلسلة سليمة').waitFor({ timeout: 30_000 })
  expect(await axe(page)).toEqual([])
  expect(errors).toEqual([])
  await context.close()
})

test('the list leaves as a file, and that is kept too', async () => {
  const { page, context } = await visit(academy.origin)
  await comeIn(page, cast.nadia.email, castPassword, '/pages/audit?Kind=lookups.saveLookupEntry')
  await page.getByRole('button', { name: 'تصدير' }).click()
  const csv = page.getByRole('menuitem', { name: /CSV/ })
  const [file] = await Promise.all([page.waitForEvent('download'), csv.click()])
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/حُفظ عنصر في قائمة,قائمة أساسية EGP/)
  await page.goto(`${academy.origin}/pages/audit?Kind=listExported`)
  await page.getByRole('table').getByText('/api/Audit/ExportAudit').waitFor()
  await context.close()
})

test('it fits a phone, in English too', async () => {
  const { page, context, errors } = await visit(academy.origin, { viewport: phone, language: 'en' })
  await comeIn(page, cast.nadia.email, castPassword, '/pages/audit')
  await page.getByText('Lookup entry saved').waitFor()
  expect(await overflowing(page)).toEqual([])
  expect(await axe(page)).toEqual([])
  expect(errors).toEqual([])
  await context.close()
})
