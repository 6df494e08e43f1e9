import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleLogins } from '#database/seeds/logins.ts'
import { acts as actsInArabic } from '#modules/people/text/acts/ar.ts'
import { acts as actsInEnglish } from '#modules/people/text/acts/en.ts'
import { ar } from '#modules/people/text/roster/ar.ts'
import { en } from '#modules/people/text/roster/en.ts'
import { sheetData, workbookOf } from '#testing/stages/workbook.ts'
import { startAcademy, type Academy } from './site/academy.ts'
import { axe, comeIn, endVisits, overflowing, phone, visit, wide } from './site/browser.ts'

let academy: Academy
beforeAll(async () => void (academy = await startAcademy()))
afterAll(async () => {
  await endVisits()
  await academy.close()
})

const titles = ['الاسم', 'Email', 'تاريخ الميلاد', 'النوع', 'ملاحظات', 'Email']
const ugly = () =>
  workbookOf([
    { name: 'تعليمات', xml: sheetData([['اكتب الأسماء في الورقة الثانية'], ['ولا تغيّر العناوين']]) },
    {
      name: 'الدفعة الثانية',
      xml: `<cols><col min="5" max="5" hidden="1"/></cols>${sheetData(
        [
          ['أكاديمية النيل: كشف المتدربين'],
          [],
          titles,
          ['نورا سعد', 'nora.saad@example.com', 33_333, 'أ', { fault: '#N/A' }],
          ['هدى سعد', 'hoda.saad@example.com', '1405-03-12', '2', null, null, 'زائد'],
          ['سامي سعد', 'sami.saad@example', '12 محرم 1405', 'م'],
          ['منى سعد', 'mona.saad@example.com', { fault: '#VALUE!' }, 'ذ'],
        ],
        [5],
      )}`,
    },
  ])

test.each([
  ['ar', wide],
  ['en', phone],
  ['en', wide],
  ['ar', phone],
] as const)('a workbook as it came, in %s, is reviewed, placed anew and given up', async (language, viewport) => {
  const t = language === 'ar' ? ar : en
  const drop = (language === 'ar' ? actsInArabic : actsInEnglish).dropRoster.do
  const file = join(academy.dataDir, `ugly-${language}-${viewport.width}.xlsx`)
  writeFileSync(file, ugly())
  const { page, context, errors } = await visit(academy.origin, { language, viewport })
  const { password, logins } = sampleLogins()
  const huda = logins.find(({ email }) => email.startsWith('huda'))!
  await comeIn(page, huda.email, password, '/User/Trainee?import=new')
  const looksRight = async () => {
    expect(await axe(page)).toEqual([])
    expect(await overflowing(page)).toEqual([])
  }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText(t.noteTitle).waitFor()
  await page.getByText(t.findings.emailInvalid).waitFor()
  await looksRight()
  await page
    .getByText(new RegExp(`^${t.show.warnings} `))
    .filter({ visible: true })
    .first()
    .click()
  await page
    .getByText(/1405|١٤٠٥/)
    .first()
    .waitFor()
  await looksRight()

  // A day that the file holds as a bare number stands beside it.
  await page
    .getByText(new RegExp(`^${t.show.all} `))
    .filter({ visible: true })
    .first()
    .click()
  const day = language === 'ar' ? '٥ أبريل ١٩٩١' : '5 Apr 1991'
  const serial = page.getByText('33333').filter({ hasText: day })
  await serial.waitFor()
  await looksRight()
  if (process.env['PICTURES'])
    await page.screenshot({
      path: join(process.env['PICTURES'], `serial-${language}-${viewport.width}.png`),
      fullPage: true,
    })

  await page.getByRole('button', { name: t.editColumns }).click()
  await page.getByLabel(t.headerRow).waitFor()
  await looksRight()
  // A row above the titles names nothing: one is told so, and may choose again or give up.
  await page.getByLabel(t.headerRow).selectOption('1')
  await page.getByText(t.missingFields.split('{{')[0]!.trim()).first().waitFor()
  await looksRight()
  await page.getByLabel(t.sheet, { exact: true }).selectOption('0')
  await page.getByLabel(t.headerRow).and(page.locator(':enabled')).waitFor()
  await page.locator('main [aria-haspopup=menu]').filter({ visible: true }).last().click()
  await page.getByRole('menuitem', { name: drop }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: drop }).click()
  await page.locator('input[type=file]').waitFor({ state: 'attached' })
  await looksRight()
  expect(errors).toEqual([])
  await context.close()
})
