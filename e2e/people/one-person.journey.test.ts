import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { en as lookups } from '#modules/lookups/text/en.ts'
import { acts } from '#modules/people/text/acts/en.ts'
import { en as people } from '#modules/people/text/en.ts'
import { en as merging } from '#modules/people/text/merging/en.ts'
import { en as roster } from '#modules/people/text/roster/en.ts'
import { axe, overflowing, phone, wide } from '../site/browser.ts'
import { still } from '../site/stillness.ts'
import { visitorsOfAcademy } from '../site/visitors.ts'

const { comeAs } = visitorsOfAcademy({ language: 'en', viewport: wide })

async function looksRight(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await still(page)
  expect(await axe(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
}

const { lists, fields } = people
const entry = (page: Page, list: string, number: number) =>
  page.getByRole('group', { name: lists.entry.replace('{{list}}', list).replace('{{number}}', String(number)) })
const addTo = (page: Page, list: string) =>
  page.getByRole('button', { name: lists.addTo.replace('{{list}}', list), exact: true }).click()
/** Chooses of a list that the server searches. */
async function choose(page: Page, field: ReturnType<Page['getByRole']>, text: string): Promise<void> {
  await field.click()
  await field.fill(text)
  await page.getByRole('option', { name: text }).first().click()
}
const save = (page: Page) => page.locator('main button[type=submit]').click()
const named = async (page: Page, first: string, last: string) => {
  await page.getByLabel(fields.firstAr).fill(first)
  await page.getByLabel(fields.lastAr).fill(last)
}
const address = (page: Page) => page.getByRole('textbox', { name: new RegExp(`^${fields.email}`) })
const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const idIn = (page: Page) => Number(/\/(\d+)/.exec(new URL(page.url()).pathname)![1])

/** From the row of the pair to the page that compares both. */
async function compare(page: Page, name: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: name })
  await row.getByRole('button', { name: /^Actions of/ }).click()
  await page.getByRole('menuitem', { name: merging.compare }).click()
  await page.getByRole('heading', { name: merging.fieldsTitle }).waitFor()
}
async function merge(page: Page): Promise<void> {
  await page.getByRole('button', { name: merging.merge }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: merging.merge }).click()
}
const value = (page: Page, field: string, side: 'ofKept' | 'ofGone') =>
  page.getByRole('radio', { name: `${field}, ${merging[side]}` })

test('a trainee is entered with every list, entered a second time, and the two become one', async () => {
  const { page, errors } = await comeAs('sami', '/User/Trainee-Edit')
  await named(page, 'بسمة', 'الدمرداش')
  await page.getByLabel(fields.birthDate).fill('14/02/1991')
  await address(page).fill('basma@one.example')
  for (const [at, number] of ['+201055500011', '+201055500012'].entries()) {
    await addTo(page, lists.Contacts)
    await entry(page, lists.Contacts, at + 1)
      .getByLabel(lists.value)
      .fill(number)
  }
  for (const [at, [degree, subject]] of [['Bachelor', 'Law'] as const, ['Master', 'Commerce'] as const].entries()) {
    await addTo(page, lists.Education)
    const group = entry(page, lists.Education, at + 1)
    await choose(page, group.getByRole('combobox', { name: fields.educationDegree }), degree)
    await group.getByLabel(lists.subject).fill(subject)
  }
  // The second degree first.
  const second = lists.entry.replace('{{list}}', lists.Education).replace('{{number}}', '2')
  await page.getByRole('button', { name: lists.up.replace('{{name}}', second) }).click()
  expect(await entry(page, lists.Education, 1).getByLabel(lists.subject).inputValue()).toBe('Commerce')
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({
      name: 'degree.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
    })
  await entry(page, lists.Attachments, 1).getByLabel(lists.attachmentTitle).fill('Degree')
  await looksRight(page)
  await save(page)
  await headingOf(page, 'بسمة الدمرداش')
  const kept = idIn(page)
  await page.getByText('Commerce').first().waitFor()
  await page.getByText('+201055500012').first().waitFor()
  await looksRight(page)

  // An entry goes again, and stands no more on the record.
  await page.goto(`/User/Trainee-Edit/${kept}?edit=true`)
  const one = lists.entry.replace('{{list}}', lists.Contacts).replace('{{number}}', '2')
  await page.getByRole('button', { name: lists.remove.replace('{{name}}', one) }).click()
  await save(page)
  await headingOf(page, 'بسمة الدمرداش')
  await page.getByText('Commerce').first().waitFor()
  expect(await page.getByText('+201055500012').count()).toBe(0)

  // The same person again, with what the first record lacks.
  await page.goto('/User/Trainee-Edit')
  await named(page, 'بسمه', 'الدمرداش')
  await page.getByLabel(fields.birthDate).fill('14/02/1991')
  await address(page).fill('basma@other.example')
  await page.getByLabel(fields.passportNumber).fill('K7770001')
  await page.getByLabel(fields.passportExpiresOn).fill('01/01/2036')
  await addTo(page, lists.Contacts)
  await entry(page, lists.Contacts, 1).getByLabel(lists.value).fill('+201055500011')
  await addTo(page, lists.Education)
  await choose(page, entry(page, lists.Education, 1).getByRole('combobox'), 'Doctorate')
  await save(page)
  await headingOf(page, 'بسمه الدمرداش')
  const gone = idIn(page)

  await page.goto('/User/Duplicates')
  await compare(page, 'basma@other.example')
  await looksRight(page)
  // What the first record lacks is offered of the second; its own name stays.
  expect(await value(page, people.sections.passport, 'ofGone').isChecked()).toBe(true)
  expect(await value(page, fields.name, 'ofKept').isChecked()).toBe(true)
  await value(page, fields.name, 'ofGone').check()
  await merge(page)
  await headingOf(page, 'بسمه الدمرداش')
  expect(idIn(page)).toBe(kept)
  for (const text of ['Commerce', 'Doctorate', '+201055500011', 'Degree']) await page.getByText(text).first().waitFor()
  await looksRight(page)
  // The passport is the kept record's now: its number opens.
  await page.getByRole('button', { name: acts.openPassport.do }).click()
  await page.getByRole('dialog').getByText('K7770001').waitFor()

  // The address of the record that went leads to the one that stays.
  await page.goto(`/User/Trainee-Edit/${gone}`)
  await page.getByText(people.mergedNow).waitFor()
  expect(idIn(page)).toBe(kept)
  await page.goto('/User/Duplicates')
  await still(page)
  expect(await page.getByText('basma@other.example').count()).toBe(0)
  expect(errors).toEqual([])
})

test('instructors come from a file, one of them a second time, and the two become one', async () => {
  const { page, errors } = await comeAs('sami', '/Instructor?import=new')
  const file = [
    'الاسم بالعربية,Nom (anglais),Email,Portable,Examiner,Daily fee,Work experience',
    'وجدي الهاشمي,Wagdy Elhashmy,wagdy@teach.example,+201055500021,,500,',
    'وجدي الهاشمي,Wagdy Elhashmy,wagdy@home.example,+201055500021,yes,USD 640,Ten years',
  ].join('\n')
  await page.locator('input[type=file]').setInputFiles({
    name: 'teachers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file),
  })
  // Nobody is saved while a cell cannot be: the fee that names no currency is corrected where it stands.
  const fee = page.getByRole('textbox', { name: fields.dailyFee })
  await page.getByText(roster.findings.currencyMissing).waitFor()
  await looksRight(page)
  await fee.fill('500 USD')
  await fee.blur()
  await page.getByText(roster.none.errors).waitFor()
  await page.getByText(`${roster.show.warnings} (1)`).click()
  await page.getByText(roster.findings.nameTwice.replace('{{row}}', '2')).waitFor()
  await looksRight(page)
  const commit = roster.instructors.commit_two.replace('{{count}}', '2')
  await page.getByRole('button', { name: commit }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: commit }).click()
  await page.getByText(roster.instructors.created_two.replace('{{shown}}', '2')).waitFor()
  await looksRight(page)
  await page.getByRole('link', { name: roster.instructors.showNew }).click()
  await page.getByRole('cell', { name: 'wagdy@teach.example' }).waitFor()

  await page.goto('/Instructor/Duplicates')
  await compare(page, 'wagdy@home.example')
  const [kept, gone] = new URL(page.url()).pathname.split('/').slice(-2).map(Number)
  await looksRight(page)
  await value(page, fields.dailyFee, 'ofGone').check()
  await value(page, fields.roles, 'ofGone').check()
  await merge(page)
  await headingOf(page, 'Wagdy Elhashmy')
  expect(idIn(page)).toBe(kept)
  for (const text of ['wagdy@teach.example', 'wagdy@home.example', 'Ten years'])
    await page.getByText(text).first().waitFor()
  await page.getByText('640').first().waitFor()
  await looksRight(page)
  await page.goto(`/Instructor/Add-Edit/${gone}`)
  await page.getByText(people.mergedNow).waitFor()
  expect(idIn(page)).toBe(kept)
  expect(errors).toEqual([])
})

test('an entry of a list is merged into another, and who used it uses that', async () => {
  const { page, errors } = await comeAs('sami', '/Setting/EducationDegree')
  await page.getByRole('button', { name: lookups.add }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('textbox', { name: new RegExp(`^${lookups.fields.code}`) }).fill('BSC2')
  for (const [language, name] of [
    ['Arabic', 'بكالريوس'],
    ['English', 'Batchelor of old'],
    ['French', 'Licence ancienne'],
  ] as const) {
    await drawer.getByRole('tab', { name: language }).click()
    await drawer.getByRole('tabpanel').getByRole('textbox').fill(name)
  }
  await drawer.locator('button[type=submit]').click()
  await drawer.waitFor({ state: 'detached' })

  await page.goto('/User/Trainee-Edit')
  await named(page, 'شادي', 'المنياوي')
  await address(page).fill('shady@one.example')
  await addTo(page, lists.Education)
  await choose(page, entry(page, lists.Education, 1).getByRole('combobox'), 'Batchelor of old')
  await save(page)
  await headingOf(page, 'شادي المنياوي')
  await page.getByText('Batchelor of old').first().waitFor()
  const trainee = page.url()

  await page.goto('/Setting/EducationDegree')
  const row = page.getByRole('row').filter({ hasText: 'Batchelor of old' })
  await row.getByRole('button', { name: /^Actions of/ }).click()
  await page.getByRole('menuitem', { name: lookups.acts.mergeLookupEntry.do }).click()
  const dialog = page.getByRole('dialog')
  await choose(page, dialog.getByRole('combobox', { name: lookups.mergeInto }), 'Bachelor')
  await looksRight(page)
  await dialog.getByRole('button', { name: lookups.acts.mergeLookupEntry.do }).click()
  await dialog.waitFor({ state: 'detached' })
  await still(page)
  expect(await row.count()).toBe(0)
  await page.goto(trainee)
  await headingOf(page, 'شادي المنياوي')
  await page.getByText('Bachelor').first().waitFor()
  expect(await page.getByText('Batchelor of old').count()).toBe(0)
  expect(errors).toEqual([])
})

test('the pages of likely pairs and of the import in Arabic on a phone', async () => {
  const { page, errors } = await comeAs('sami', '/Instructor/Duplicates', { language: 'ar', viewport: phone })
  await looksRight(page)
  for (const path of ['/User/Duplicates', '/Instructor?import=new', '/Instructor']) {
    await page.goto(path)
    await looksRight(page)
  }
  expect(errors).toEqual([])
})
