import { expect, test } from 'vitest'
import { withKitSite } from './kit-site.ts'
import { clean, visitsOf } from './kit-visits.ts'

const origin = withKitSite()

const on = visitsOf(origin)

test('days: typed in Arabic digits or picked, with the Hijri day below', async () => {
  await on({ language: 'ar' }, async (page) => {
    await page.goto('/_kit/form')
    const field = page.getByLabel('تاريخ الميلاد')
    await field.fill('1/3/2026')
    await field.blur()
    expect((await field.inputValue()).replace(/\u200f/g, '')).toBe('٠١/٠٣/٢٠٢٦')
    expect(await page.getByText('١٢ رمضان ١٤٤٧ هـ').count()).toBe(1)
    await page.getByRole('button', { name: 'فتح التقويم' }).first().click()
    const calendar = page.getByRole('dialog', { name: 'فتح التقويم' })
    await calendar.waitFor()
    await clean(page)
    // Saturday is the last day of the week and stands at the left.
    const first = (await calendar.locator('thead th').first().boundingBox())!
    const last = (await calendar.locator('thead th').last().boundingBox())!
    expect(first.x).toBeGreaterThan(last.x)
    expect(await calendar.innerText()).toContain('مارس ٢٠٢٦')
    await calendar.getByRole('button', { name: 'الثلاثاء، ١٧ مارس ٢٠٢٦' }).click()
    expect((await field.inputValue()).replace(/\u200f/g, '')).toBe('١٧/٠٣/٢٠٢٦')
    await field.fill('٣١/٠٢/٢٠٢٦')
    await field.blur()
    expect(await page.getByText('تاريخ غير صحيح؛ اكتبه يوم/شهر/سنة').count()).toBeGreaterThan(0)
  })
})

test('days by the keyboard alone, also while the calendar is still on its way', async () => {
  await on({ language: 'ar' }, async (page) => {
    await page.goto('/_kit/form')
    const field = page.getByLabel('تاريخ الميلاد')
    const calendar = page.getByRole('dialog', { name: 'فتح التقويم' })
    const at = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
    await field.fill('')
    // Key by key: what is half a day breaks nothing.
    await field.pressSequentially('١٧/٩/١٤٤٧')
    await page.getByText('١٧ رمضان ١٤٤٧ هـ').waitFor()
    await field.press('Alt+ArrowDown')
    await expect.poll(at).toBe('الجمعة، ٦ مارس ٢٠٢٦')
    // The next day stands at the left.
    await page.keyboard.press('ArrowLeft')
    await expect.poll(at).toBe('السبت، ٧ مارس ٢٠٢٦')
    await page.keyboard.press('Enter')
    await calendar.waitFor({ state: 'detached' })
    expect((await field.inputValue()).replace(/\u200f/g, '')).toBe('٠٧/٠٣/٢٠٢٦')
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    await field.press('Alt+ArrowDown')
    await expect.poll(at).toBe('السبت، ٧ مارس ٢٠٢٦')
    await field.focus()
    await field.press('Escape')
    await calendar.waitFor({ state: 'detached' })
  })
})
