import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axe, phone, wide } from '../site/browser.ts'
import { still } from '../site/stillness.ts'
import { withKitSite } from './kit-site.ts'
import { clean, visitsOf } from './kit-visits.ts'

const origin = withKitSite()

const on = visitsOf(origin)
const rows = (page: Page) => page.locator('tbody tr')
const box = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!
const search = (page: Page) => new URL(page.url()).searchParams

const settled: Record<string, string> = {
  '/_kit': 'blockquote',
  '/_kit/table': 'tbody th, main ul li',
  '/_kit/form': '.ProseMirror',
  '/_kit/print': '[data-document] table',
  '/_kit/certificate': '[data-document] svg[role=img]',
}
// Every two of language, shape and theme meet; each of the eight threes would cost twice as much and say little more.
for (const [language, shape, theme] of [
  ['ar', 'wide', 'default'],
  ['ar', 'phone', 'dark'],
  ['en', 'wide', 'dark'],
  ['en', 'phone', 'default'],
] as const) {
  test(`every part is accessible and stays on the page: ${language}, ${shape}, ${theme}`, async () => {
    await on({ language, viewport: shape === 'wide' ? wide : phone, theme }, async (page) => {
      for (const [path, selector] of Object.entries(settled)) {
        await page.goto(path)
        await page.locator(selector).first().waitFor()
        await still(page)
        await clean(page)
      }
    })
  })
}

test('the table asks the server for what the address says, and the address for what was chosen', async () => {
  await on({ language: 'ar' }, async (page) => {
    await page.goto('/_kit/table?State=approved&sort=-Code&pageSize=10&pageNum=2')
    await rows(page).first().waitFor()
    expect(await rows(page).count()).toBe(10)
    expect(await rows(page).first().innerText()).toContain('TR-2026-1082')
    expect(await page.locator('thead [aria-sort=descending]').innerText()).toContain('الرمز')

    await page.getByRole('button', { name: 'إزالة التصفية: الحالة: معتمد' }).click()
    await expect.poll(() => search(page).has('State')).toBe(false)
    expect(search(page).get('pageNum')).toBeNull()
    await expect.poll(() => rows(page).first().innerText()).toContain('TR-2026-1136')

    await page.getByRole('button', { name: 'الاسم' }).click()
    await expect.poll(() => search(page).get('sort')).toBe('Name')
    await page.getByRole('button', { name: 'صفحة ٢', exact: true }).click()
    await expect.poll(() => search(page).get('pageNum')).toBe('2')
    await page.reload()
    await rows(page).first().waitFor()
    expect(await page.locator('[aria-current=page]').innerText()).toBe('٢')
    expect(await page.getByText('١١–٢٠ من ١٣٧').count()).toBe(1)
  })
})

test('a table is no wider than its rows need, and never widens the page', async () => {
  await on({ language: 'en' }, async (page) => {
    await page.goto('/_kit/table')
    await rows(page).first().waitFor()
    const seen = await page.locator('main table').evaluate((table: HTMLTableElement) => {
      const narrowest = () => {
        table.style.inlineSize = 'min-content'
        const width = table.offsetWidth
        table.style.inlineSize = ''
        return width
      }
      const head = table.querySelector('thead th:not(:has(*))')!
      const before = narrowest()
      head.textContent = 'may be seen by each of us all'
      const headed = narrowest()
      // read at once: before anybody has measured the table
      table.style.minInlineSize = '200vw'
      return { grown: headed - before, page: document.scrollingElement!.scrollWidth - window.innerWidth }
    })
    expect(seen.grown).toBeLessThan(20)
    expect(seen.page).toBe(0)
  })
})

test('an address that makes no sense is read as if it said nothing', async () => {
  await on({ language: 'ar' }, async (page) => {
    await page.goto('/_kit/table?pageSize=7&pageNum=-3&sort=Evil&State=evil&OrganizationID=x')
    await rows(page).first().waitFor()
    expect(await rows(page).count()).toBe(20)
    // And a page after the last leads to the last.
    await page.goto('/_kit/table?pageNum=90')
    await expect.poll(() => search(page).get('pageNum')).toBe('7')
  })
})

test('the keyboard: slash searches, Enter sorts and opens, arrows go from row to row', async () => {
  await on({ language: 'en' }, async (page) => {
    await page.goto('/_kit/table')
    await rows(page).first().waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('mariam')
    await expect.poll(() => search(page).get('search')).toBe('mariam')
    await expect.poll(() => rows(page).count()).toBeLessThan(20)
    expect(await page.getByRole('searchbox').inputValue()).toBe('mariam')

    await page.getByRole('button', { name: 'Code' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => search(page).get('sort')).toBe('-Code')

    await page.locator('table[aria-busy=false]').waitFor()
    const links = page.locator('[data-row-link]')
    await links.first().focus()
    await page.keyboard.press('ArrowDown')
    expect(await links.nth(1).evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/_kit?trainee=*')
  })
})

test('rows are chosen across pages and acted on together', async () => {
  await on({ language: 'en' }, async (page) => {
    await page.goto('/_kit/table')
    await page.getByRole('checkbox', { name: 'Select the rows of this page' }).check()
    await page.getByRole('button', { name: 'Page 2', exact: true }).click()
    await expect.poll(() => search(page).get('pageNum')).toBe('2')
    await expect.poll(() => rows(page).first().innerText()).toContain('TR-2026-1020')
    await page
      .getByRole('checkbox', { name: /^Select Ahmed/ })
      .first()
      .check()
    const bulk = page.getByRole('region', { name: 'Actions' })
    expect(await bulk.innerText()).toContain('21 rows selected')
    await clean(page)
    // Who presses twice is asked once, and the second press closes nothing.
    await bulk.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Archive' }).dblclick()
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
    await expect.poll(() => bulk.count()).toBe(0)
  })
})

test('only the actions that a row allows are offered, and a required reason is asked for', async () => {
  await on({ language: 'en' }, async (page) => {
    await page.goto('/_kit/table')
    await rows(page).first().waitFor()
    expect(await page.getByRole('button', { name: 'Actions of Khaled Abdelrahman' }).count()).toBe(0)
    const more = page.getByRole('button', { name: 'Actions of Fatima Al-Harbi' }).first()
    // Its menu stands in its place from the first time on; the focus finds back all the same.
    await more.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Reject' }).waitFor()
    await page.keyboard.press('Escape')
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('aria-label') === 'Actions of Fatima Al-Harbi',
    )
    await more.click()
    await page.getByRole('menuitem', { name: 'Reject' }).waitFor()
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Approve', 'Ask for a change', 'Reject'])
    await page.getByRole('menuitem', { name: 'Reject' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    expect(await dialog.innerText()).toContain('This field is required')
    // 'Cancel' would stand beside 'Cancel the class' and mean the contrary.
    expect(await dialog.getByRole('button', { name: 'Go back' }).count()).toBe(1)
    await dialog.getByLabel('Reason').fill('No seat left')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await expect.poll(() => dialog.count()).toBe(0)
  })
})

test('columns and density are remembered', async () => {
  await on({ language: 'en' }, async (page) => {
    await page.goto('/_kit/table')
    await rows(page).first().waitFor()
    // Not the height: a name may need a second line in a narrower column.
    const padding = () =>
      rows(page)
        .first()
        .locator('td')
        .nth(1)
        .evaluate((cell) => Number.parseFloat(getComputedStyle(cell).paddingTop))
    const roomy = await padding()
    await page.getByRole('button', { name: 'View' }).click()
    await page.getByLabel('E-mail').check()
    await page.getByText('Compact').click()
    await page.reload()
    await rows(page).first().waitFor()
    expect(await page.locator('thead').innerText()).toContain('E-mail')
    expect(await padding()).toBeLessThan(roomy)
  })
})

test('the filtered list goes into a file with the columns shown', async () => {
  await on({ language: 'en' }, async (page) => {
    await page.goto('/_kit/table?State=rejected')
    await rows(page).first().waitFor()
    await page.getByRole('button', { name: 'Export' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV file' }).click(),
    ])
    const text = await readFile(await file.path(), 'utf8')
    const lines = text.trimEnd().split('\r\n')
    expect(lines[0]).toBe('\ufeffCode,Name,Organization,Birth date,Registered on,Attendance,Fee,State')
    expect(lines.length).toBe(28)
    expect(lines[1]).toContain('TR-2026-1004')
    expect(file.suggestedFilename()).toMatch(/^showcase-\d{4}-\d\d-\d\d\.csv$/)
  })
})

test('right to left: the table begins at the right, arrows and paging point along the line', async () => {
  await on({ language: 'ar' }, async (page) => {
    await page.goto('/_kit/table')
    await rows(page).first().waitFor()
    const head = page.locator('thead th')
    const boxes = await Promise.all(
      Array.from({ length: await head.count() }, (_, index) => head.nth(index).boundingBox()),
    )
    for (let index = 1; index < boxes.length; index++) expect(boxes[index]!.x).toBeLessThan(boxes[index - 1]!.x)
    // A code stays as it is written, left to right on one line.
    const code = page.locator('tbody bdi[dir=ltr]').first()
    expect(await code.innerText()).toBe('TR-2026-1000')
    expect((await code.boundingBox())!.height).toBeLessThan(26)
    const next = await box(page, 'nav[aria-label="صفحات القائمة"] button:last-child')
    const previous = await box(page, 'nav[aria-label="صفحات القائمة"] button:first-child')
    expect(next.x).toBeLessThan(previous.x)
    // Figures stand at the end of their column, under their heading.
    const figure = await box(page, 'tbody td[data-align=end]')
    const heading = await box(page, 'thead th[data-align=end]')
    expect(Math.abs(figure.x - heading.x)).toBeLessThan(2)
  })
})

test('the head of the table stays in sight', async () => {
  await on({ language: 'ar' }, async (page) => {
    await page.goto('/_kit/table?pageSize=50')
    await rows(page).first().waitFor()
    await page.mouse.wheel(0, 900)
    await page.waitForTimeout(200)
    expect((await box(page, 'thead')).y).toBeLessThan(5)
  })
})

test('on a phone a row is a card, and sorting is a choice', async () => {
  await on({ language: 'ar', viewport: phone }, async (page) => {
    await page.goto('/_kit/table')
    await page.locator('main ul li').first().waitFor()
    expect(await page.locator('table').count()).toBe(0)
    await page.getByLabel('الترتيب').selectOption('-Percent')
    await expect.poll(() => search(page).get('sort')).toBe('-Percent')
  })
})

test('a strip of tabs is soft where more follows, and nowhere else', async () => {
  await on({ language: 'ar', viewport: phone }, async (page) => {
    await page.goto('/_kit')
    const strip = page.locator('[role=tablist][data-scroll]')
    await strip.waitFor()
    const edges = () =>
      strip.evaluate((list) =>
        ['--first-edge', '--last-edge'].map((name) => Number.parseFloat(getComputedStyle(list).getPropertyValue(name))),
      )
    expect(await edges()).toEqual([0, 0])
    await strip.evaluate((list) => list.style.setProperty('inline-size', '6rem'))
    await expect.poll(async () => (await edges())[1]).toBeGreaterThan(20)
    expect((await edges())[0]).toBe(0)
    await strip.evaluate((list) => list.scrollTo({ left: -list.scrollWidth }))
    await expect.poll(async () => (await edges())[0]).toBeGreaterThan(20)
    expect((await edges())[1]).toBeLessThan(1)
  })
})

async function fillForm(page: Page, email: string): Promise<void> {
  await page.locator('.ProseMirror').waitFor()
  await page.getByLabel('الاسم، العربية').fill('أحمد المصري')
  await page.getByLabel('البريد الإلكتروني').fill(email)
  await page.getByLabel(/^كلمة المرور/).fill('Secret#2026')
  await page.getByLabel('تاريخ الميلاد').fill('٠١/٠٣/١٩٩٠')
  await page.getByLabel('المقاعد').fill('١٢')
  await page.getByLabel('النوع').first().click()
  await page.getByRole('option', { name: 'الدورة' }).click()
  await page.getByLabel('الجهة').click()
  await page.getByRole('option', { name: /معهد الإدارة/ }).click()
  await page.getByLabel('المتدربون المدعوون').click()
  await page.getByRole('option', { name: 'اختيار الكل' }).click()
  await page.keyboard.press('Escape')
  await page.getByLabel('أوافق على شروط التدريب').check()
}
const save = (page: Page) => page.getByRole('button', { name: 'حفظ المتدرب' }).click()
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

test('a form: what is wrong stands at its field, the first has the focus, the server’s word too', async () => {
  await on({ language: 'ar' }, async (page, seen) => {
    await page.goto('/_kit/form')
    await page.locator('.ProseMirror').waitFor()
    // A lookup's entry has its words without being opened.
    await expect.poll(() => page.getByLabel('الجنسية').inputValue()).toBe('سعودي')
    await save(page)
    await expect.poll(() => focusedName(page)).toBe('Name')
    expect(await page.getByText('٩ حقول تحتاج إلى مراجعة').count()).toBe(1)
    // Each stands at a field: nothing is left to be said above, and no field's name on the wire is shown.
    expect(await page.getByRole('alert').count()).toBe(0)
    await clean(page)

    await fillForm(page, 'used@example.org')
    expect(await page.getByLabel('المتدربون المدعوون').inputValue()).toBe('الكل (٣٠)')
    await save(page)
    await expect.poll(() => page.getByText('هذه القيمة مستخدمة من قبل').count()).toBe(1)
    await expect.poll(() => focusedName(page)).toBe('Email')
    expect(await page.getByLabel('المقاعد').inputValue()).toBe('١٢')

    await page.getByLabel('البريد الإلكتروني').fill('full@example.org')
    await save(page)
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('اكتملت مقاعد الدورة')
    await expect.poll(() => inSight(page.getByRole('alert'))).toBe(true)

    await page.getByLabel('البريد الإلكتروني').fill('ahmed@example.org')
    await save(page)
    await page.waitForURL('**/_kit/table')
    expect(seen.errors).toEqual([])
  })
})

/** Whether all of it stands within the window. */
const inSight = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

test('a form: who saved meanwhile and what stands beside what was typed, field by field; nothing typed is lost', async () => {
  await on({ language: 'ar' }, async (page) => {
    await page.goto('/_kit/form')
    await fillForm(page, 'old@example.org')
    await save(page)
    const changed = page.getByRole('alert').filter({ hasText: 'هدى منصور' })
    await expect.poll(() => changed.innerText()).toContain('أحمد المصري (نسخة أحدث)')
    // It was saved at the foot of a long page; what is said at its head comes into view, and the keyboard goes on there.
    await expect.poll(() => inSight(changed)).toBe(true)
    expect(await changed.evaluate((panel) => panel === document.activeElement)).toBe(true)
    const name = () => page.getByLabel('الاسم، العربية').inputValue()
    const typed = await name()
    await changed.getByText('خذ المحفوظ').click()
    await expect.poll(name).toBe('أحمد المصري (نسخة أحدث)')
    await changed.getByText('أبقِ ما لدي').click()
    await expect.poll(name).toBe(typed)
    await Promise.all([page.waitForURL('**/_kit/table'), save(page)])
  })
})

test('a form: leaving with unsaved changes asks, and goes only when told to', async () => {
  await on({ language: 'ar' }, async (page) => {
    await page.goto('/_kit/form')
    await page.locator('.ProseMirror').waitFor()
    // Nothing was typed: nothing is asked.
    await page.getByRole('link', { name: 'الجدول' }).click()
    await page.waitForURL('**/_kit/table')
    await page.goto('/_kit/form')
    await page.getByLabel('المقاعد').fill('5')
    await page.getByRole('link', { name: 'الجدول' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await still(page)
    await clean(page)
    await dialog.getByRole('button', { name: 'البقاء في الصفحة' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/_kit/form')
    await page.getByRole('link', { name: 'الجدول' }).click()
    await dialog.getByRole('button', { name: 'المغادرة دون حفظ' }).click()
    await page.waitForURL('**/_kit/table')
  })
})

test('a form in a drawer: Esc asks before it loses what was typed, and closes the topmost alone', async () => {
  await on({ language: 'ar' }, async (page) => {
    await page.goto('/_kit')
    const open = page.getByRole('button', { name: 'ملاحظة', exact: true })
    const dialogs = page.getByRole('dialog')
    await open.click()
    await dialogs.first().waitFor()
    await page.keyboard.press('Escape')
    await dialogs.first().waitFor({ state: 'detached' })
    await open.click()
    await page.getByRole('dialog').getByRole('textbox').fill('تصل غدًا')
    await page.keyboard.press('Escape')
    await expect.poll(() => dialogs.count()).toBe(2)
    await still(page)
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => dialogs.count()).toBe(1)
    expect(await page.getByRole('dialog').getByRole('textbox').inputValue()).toBe('تصل غدًا')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'الإغلاق دون حفظ' }).click()
    await expect.poll(() => dialogs.count()).toBe(0)
  })
})

test('the editor: formats, directions, undo, and one stop of the Tab key for its toolbar', async () => {
  await on({ language: 'ar' }, async (page) => {
    await page.goto('/_kit/form')
    const text = page.locator('.ProseMirror')
    await text.click()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('نص')
    const bar = page.getByRole('toolbar', { name: 'أدوات التنسيق' })
    await page.keyboard.press('Control+A')
    for (const name of ['غامق', 'تسطير', 'من اليسار إلى اليمين', 'توسيط'])
      await bar.getByRole('button', { name, exact: true }).click()
    expect(await text.innerHTML()).toMatch(
      /<p dir="ltr" style="text-align: center;?"><strong><u>نص<\/u><\/strong><\/p>/,
    )
    await bar.getByRole('button', { name: 'رابط' }).click()
    await page.getByLabel('عنوان الرابط').fill('javascript:alert(1)')
    await page.keyboard.press('Enter')
    expect(await page.getByRole('dialog', { name: 'رابط' }).innerText()).toContain('اكتب عنوانًا يبدأ بـ https')
    await page.getByLabel('عنوان الرابط').fill('example.org')
    await page.keyboard.press('Enter')
    expect(await text.locator('a').getAttribute('href')).toBe('https://example.org')
    expect(await bar.locator('[tabindex="0"]').count()).toBe(1)
    await bar.locator('[tabindex="0"]').focus()
    await page.keyboard.press('End')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('تراجع')
    await page.keyboard.press('Enter')
    expect(await text.locator('a').count()).toBe(0)
  })
})

test('formatted text is shown without what the editor cannot make', async () => {
  await on({ language: 'ar' }, async (page) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/_kit')
    await page.locator('blockquote').waitFor()
    // The data of the page's head runs nothing.
    expect(await page.locator('script:not([src]):not([type="application/json"])').count()).toBe(0)
    expect(await page.locator('blockquote').getAttribute('dir')).toBe('ltr')
    expect(asked.filter((address) => address.includes('example.org'))).toEqual([])
  })
})

test('an upload shows its progress, fails in words, can be tried again and cancelled', async () => {
  await on({ language: 'ar' }, async (page, seen) => {
    await page.goto('/_kit/form')
    await page.locator('.ProseMirror').waitFor()
    const field = page.getByRole('group', { name: 'صورة جواز السفر' })
    const choose = (name: string, size = 100) =>
      field
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.alloc(size, 1) })
    await choose('passport.exe')
    await page.getByText('نوع الملف غير مقبول. الأنواع المقبولة: PDF, JPG.').waitFor()
    await choose('big.pdf', 10_000_001)
    await page.getByText(/حجم الملف .* أكبر من الحد/).waitFor()

    let answers = 0
    await page.route('**/api/File/Upload*', async (route) => {
      answers++
      if (answers === 1) await route.fulfill({ status: 503, json: { status: 503, code: 'busy', message: '' } })
      else
        await route.fulfill({
          status: 200,
          json: { ID: 5, Name: 'passport.pdf', Bytes: 100, MediaType: 'application/pdf' },
        })
    })
    await choose('passport.pdf')
    await field.getByRole('button', { name: 'إعادة المحاولة' }).click()
    await field.getByRole('button', { name: 'تنزيل passport.pdf' }).waitFor()
    await clean(page)
    seen.errors.splice(0, seen.errors.length, ...seen.errors.filter((error) => !error.includes('503')))
  })
})
