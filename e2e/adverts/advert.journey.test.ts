import { expect, test } from 'vitest'
import { axe } from '../site/browser.ts'
import { visitorsOfAcademy } from '../site/visitors.ts'

const { academy, comeAs } = visitorsOfAcademy({ language: 'en' })

test('an advert goes from a draft to the home of a trainee, and her registration is counted', async () => {
  const { page: editor, errors } = await comeAs('sami', '/Setting/PopulationList?edit=true')
  await editor.getByRole('textbox', { name: 'Name of the audience' }).first().fill('Winter readers')
  for (const kind of ['Trainees', 'Instructors', 'Contacts of organizations'])
    await editor.getByRole('checkbox', { name: kind }).uncheck()
  await editor.getByRole('combobox', { name: 'Trainees' }).fill('mariam')
  await editor
    .getByRole('option', { name: /Mariam/ })
    .first()
    .click()
  await editor.getByRole('button', { name: 'Save' }).click()
  await editor.getByRole('heading', { name: 'Winter readers', level: 1 }).waitFor()

  const choose = async (field: string, option: RegExp | string) => {
    await editor.getByRole('combobox', { name: field, exact: true }).click()
    await editor.getByRole('option', { name: option }).first().click()
  }
  await editor.goto(`${academy().origin}/advertisement`)
  await editor.getByRole('link', { name: 'Add an advertisement' }).click()
  await choose('Begin with a saved text', 'New courses open for registration')
  await choose('Leads to', 'Class')
  await choose('Class', /CC-/)
  await choose('Audience', 'Winter readers')
  await editor.getByText('Reached on the home page and by notification').waitFor()
  await editor.getByRole('textbox', { name: 'Hour it begins' }).fill('00:00')
  expect(await axe(editor)).toEqual([])
  await editor.getByRole('button', { name: 'Save' }).click()
  await editor.getByRole('heading', { name: 'New courses open for registration', level: 1 }).waitFor()

  // As she will see it, before it goes out.
  await editor.getByRole('tab', { name: 'As it is seen' }).click()
  await editor.getByRole('combobox', { name: 'As seen by' }).click()
  await editor.getByRole('option', { name: /Mariam/ }).click()
  await editor.getByText('The advertisement does not go out this way.').waitFor()
  expect(await axe(editor)).toEqual([])
  await editor.getByRole('button', { name: 'Schedule' }).click()
  await editor.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click()
  await editor.getByText('Running', { exact: true }).waitFor()

  const { page: mariam, errors: others } = await comeAs('mariam', '/Traineehome')
  const region = mariam.getByRole('region', { name: 'Announcements of the academy' })
  const card = region.getByRole('article').filter({ hasText: 'New courses open for registration' })
  await card.waitFor()
  expect(await axe(mariam)).toEqual([])
  await card.getByRole('link', { name: /See more/ }).click()
  await mariam.waitForURL(/\/UpcomingCourse\?search=/)
  await mariam.getByRole('article').first().getByRole('button', { name: 'Register' }).click()
  const drawer = mariam.getByRole('dialog')
  const send = drawer.getByRole('button', { name: 'Send', exact: true })
  const next = drawer.getByRole('button', { name: 'Next', exact: true })
  for (let step = 0; step < 3 && !(await send.isVisible()); step++) {
    await next.or(send).first().waitFor()
    if (await next.isVisible()) await next.click()
  }
  await send.click()
  await mariam.waitForURL(/\/RegistrationStatus/)

  // It is read: the home has it no more, and the record counts her.
  await mariam.goto(`${academy().origin}/Traineehome`)
  await mariam.getByRole('heading', { level: 1 }).waitFor()
  await card.waitFor({ state: 'detached' })
  await editor.reload()
  await editor.getByRole('link', { name: /Registered after it\s*1/ }).click()
  await editor.getByRole('row', { name: /Mariam/ }).waitFor()
  expect(await editor.getByRole('row').count()).toBe(2)
  expect(await axe(editor)).toEqual([])
  expect([...errors, ...others]).toEqual([])
})

test('a card is closed with its button; a link that nobody was given says so', async () => {
  const { page } = await comeAs('layla', '/Traineehome')
  const card = page.getByRole('article').filter({ hasText: 'Registration is open' })
  await card.getByRole('button', { name: /Close the announcement/ }).click()
  await card.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await card.count()).toBe(0)
  await page.goto(`${academy().origin}/AdvertisementLink/1-nobody?Way=mail`)
  await page.getByText('This link is nobody’s').waitFor()
})
