import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { en as people } from '#modules/people/text/en.ts'
import { acts } from '#modules/people/text/acts/en.ts'
import { en as roster } from '#modules/people/text/roster/en.ts'
import { en as sending } from '#modules/registration/text/sending/en.ts'
import { en as registration } from '#modules/registration/text/en.ts'
import { axe, expectErrors, overflowing, phone, wide } from '../site/browser.ts'
import { still } from '../site/stillness.ts'
import { visitorsOfAcademy } from '../site/visitors.ts'

const { academy, comeAs } = visitorsOfAcademy({ language: 'en', viewport: wide })

async function looksRight(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await still(page)
  expect(await axe(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
}

const file = [
  'Name Arabic,Name English,Gender,Birth date,Nationality,Passport number,Passport expiry,Email,Work email,Mobile',
  'كريم نبيل,Karim Nabil,male,1990-02-01,Egyptian,K5550001,2035-01-01,karim.nabil@nile.example,karim@nile.example,+201011110001',
  'منى عادل,Mona Adel,female,1991-02-01,Egyptian,K5550002,2035-01-01,mona.adel@nile.example,mona@nile.example,+201011110002',
].join('\n')

test('an organization adds a person, imports others, sends them to a class together, and sees what came of its people', async () => {
  const { page, errors } = await comeAs('hany', '/TraineeOfCustomer')
  await looksRight(page)

  // one by hand, with less than a registration asks for
  await page.getByRole('link', { name: acts.addTraineeOfCustomer.do }).first().click()
  await page.getByLabel(people.fields.firstAr).fill('سلمى')
  await page.getByLabel(people.fields.lastAr).fill('فؤاد')
  const address = page.getByRole('textbox', { name: new RegExp(`^${people.fields.email}`) })
  await address.fill('layla@diwan.example')
  await looksRight(page)
  const save = page.locator('main button[type=submit]')
  await save.click()
  // an address that the academy knows is refused at its field, and what was typed stays
  await page.locator('[aria-invalid=true]').first().waitFor()
  expect(await page.getByLabel(people.fields.firstAr).inputValue()).toBe('سلمى')
  await address.fill('salma.fouad@nile.example')
  await save.click()
  await page.getByRole('heading', { level: 1, name: 'سلمى فؤاد' }).waitFor()
  await looksRight(page)

  // two from a file
  await page.goto('/TraineeOfCustomer?import=new')
  const path = join(academy().dataDir, 'people.csv')
  writeFileSync(path, file)
  await page.locator('input[type=file]').setInputFiles(path)
  const commit = roster.commit_two.replace('{{count}}', '2')
  await page.getByRole('button', { name: commit }).filter({ visible: true }).first().click()
  await page.getByRole('dialog').last().getByRole('button', { name: commit }).click()
  await page.getByText(roster.doneTitle).waitFor()
  await looksRight(page)
  await page.getByRole('link', { name: roster.showNew }).click()

  // the three newest to one class: two can be registered, of the third it is said what is missing
  for (const name of ['Karim Nabil', 'Mona Adel', 'سلمى فؤاد'])
    await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check()
  await page.getByRole('link', { name: people.registerChosen }).click()
  await page.getByText(registration.upcoming.introPeople_few.replace('{{count}}', '3')).waitFor()
  await page.getByRole('button', { name: registration.upcoming.registerThese }).first().click()
  await page.getByText(sending.verdicts.mandatoryDataMissing).waitFor()
  expect(await page.getByText(sending.verdicts.ready, { exact: true }).count()).toBe(2)
  await looksRight(page)
  const send = sending.send_two.replace('{{count}}', '2')
  await page.getByRole('button', { name: send }).click()
  const question = page.getByRole('dialog').last()
  await question.getByText(sending.left_one).waitFor()
  await question.getByRole('button', { name: send }).click()
  await page.getByText(sending.sent_two.replace('{{count}}', '2')).waitFor()
  await page.waitForURL(/\/RegisterConfirmation\?tab=open/)
  for (const name of ['Karim Nabil', 'Mona Adel']) await page.getByText(name).first().waitFor()

  // what came of its people, and what it owes
  await page.goto('/TraineeOfCustomer?tab=results')
  await page.getByRole('tab', { name: 'Courses of trainees', selected: true }).waitFor()
  await page.getByText('Yusuf Kamaleldin').first().waitFor()
  await looksRight(page)
  await page.goto('/TraineeOfCustomer?tab=invoices')
  await page.getByRole('tab', { name: registration.sections.invoices, selected: true }).waitFor()
  await looksRight(page)

  // somebody else's person is not there
  await page.goto('/TraineeOfCustomer?trainee=1')
  await still(page)
  expect(await page.getByText('Layla').count()).toBe(0)
  expectErrors(errors, /404|409/)
  expect(errors).toEqual([])
})

test('its pages in Arabic on a phone', async () => {
  const { page, errors } = await comeAs('hany', '/TraineeOfCustomer', { language: 'ar', viewport: phone })
  await looksRight(page)
  for (const address of ['?add=true', '?tab=results', '?tab=invoices', '?import=new']) {
    await page.goto(`/TraineeOfCustomer${address}`)
    await looksRight(page)
  }
  expect(errors).toEqual([])
})
