import { expect, test } from 'vitest'
import { axe, overflowing, phone } from '../site/browser.ts'
import { visitorsOfAcademy } from '../site/visitors.ts'

const { comeAs } = visitorsOfAcademy({ language: 'ar' })

test('a mail is formatted in Arabic, previewed, and arrives as the preview showed it', async () => {
  const { page, context, errors } = await comeAs('sami', '/Setting/MailTemplate?type=10')
  await page.getByRole('row', { name: /مؤكَّد/ }).getByRole('link').click()
  const text = page.getByRole('textbox', { name: 'نص الرسالة: العربية' })
  const bar = page.getByRole('toolbar', { name: /العربية/ })
  const tool = (name: string) => bar.getByRole('button', { name, exact: true })
  const fields = text.locator('[data-merge-field]')
  await fields.first().waitFor()
  const before = await fields.count()

  await text.press('Control+End')
  await page.keyboard.press('Enter')
  await bar.getByRole('combobox', { name: 'عنوان' }).selectOption('2')
  await page.keyboard.type('ما تحضره معك')
  await page.keyboard.press('Enter')
  await tool('قائمة نقطية').click()
  await page.keyboard.type('بطاقة الهوية')
  await page.keyboard.press('Enter')
  await tool('غامق').click()
  await page.keyboard.type('رمز طلبك ')
  await page.getByRole('button', { name: 'إدراج الحقل: الرمز', exact: true }).click()
  await page.keyboard.type(' {{class}}')
  expect(await fields.count()).toBe(before + 2)
  // A field is one piece: it goes whole, and comes back whole.
  await page.keyboard.press('Backspace')
  expect(await fields.count()).toBe(before + 1)
  await page.keyboard.press('Control+z')
  expect(await fields.count()).toBe(before + 2)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await tool('جدول').click()
  await page.getByRole('button', { name: 'إدراج جدول' }).click()
  await page.keyboard.type('اليوم')
  await page.keyboard.press('Tab')
  await page.keyboard.type('المكان')

  // What is pasted from a stranger's page leaves its words alone.
  await text.evaluate((element) => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      '<p onclick="x()">ملصق<img src=x onerror="x()"><script>x()</script><style>p{}</style></p>',
    )
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await text.getByText('ملصق').waitFor()
  expect(await text.locator('script, style, img[src="x"], [onclick]').count()).toBe(0)

  await page.getByRole('button', { name: 'معاينة الرسالة' }).click()
  const shown = page.locator('[lang=ar] h2', { hasText: 'ما تحضره معك' })
  await shown.last().waitFor()
  expect(await shown.count()).toBe(2)
  expect([await axe(page), await overflowing(page)]).toEqual([[], []])
  await page.getByRole('button', { name: /^إرسال تجربة إلى بريدي: العربية/ }).click()
  await page.getByText('أُرسلت رسالة التجربة إلى بريدك.').waitFor()

  const list = await context.request.get('/dev/mail.json?to=sami@diwan.example')
  const [mail] = ((await list.json()) as { Items: { ID: number; Html: string }[] }).Items
  expect(mail!.Html).toContain('<table')
  expect(mail!.Html).toMatch(/<strong>رمز طلبك <span dir="ltr"[^>]*>REG-/)
  const arrived = await context.newPage()
  await arrived.goto(`/dev/mail/${mail!.ID}/letter`)
  await arrived.getByRole('heading', { name: 'ما تحضره معك' }).waitFor()
  expect(await arrived.locator('h2').evaluate((heading) => getComputedStyle(heading).direction)).toBe('rtl')
  expect(await axe(arrived)).toEqual([])
  await arrived.close()

  await page.getByRole('button', { name: 'حفظ' }).click()
  await page.getByText(/الإصدار ٢/).waitFor()
  await page.setViewportSize(phone)
  await text.locator('table').waitFor()
  expect([await axe(page), await overflowing(page)]).toEqual([[], []])
  expect(errors).toEqual([])
})
