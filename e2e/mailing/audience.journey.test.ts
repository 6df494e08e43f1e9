import { expect, test } from 'vitest'
import { axe } from '../site/browser.ts'
import { visitorsOfAcademy } from '../site/visitors.ts'

const { comeAs } = visitorsOfAcademy({ language: 'en' })

test('somebody is left out of an audience and taken back in', async () => {
  const { page: editor, errors } = await comeAs('sami', '/Setting/PopulationList?edit=true')
  await editor.getByRole('textbox', { name: 'Name of the audience' }).first().fill('Two readers')
  await editor.getByRole('checkbox', { name: 'Trainees' }).uncheck()
  for (const name of ['layla', 'yusuf']) {
    await editor.getByRole('combobox', { name: 'Trainees' }).fill(name)
    await editor
      .getByRole('option', { name: new RegExp(name, 'i') })
      .first()
      .click()
  }
  await editor.getByRole('button', { name: 'Save' }).click()
  await editor.getByRole('heading', { name: 'Two readers', level: 1 }).waitFor()
  const row = editor.getByRole('row', { name: /layla@diwan\.example/ })
  await row.getByRole('button', { name: /^Actions of/ }).click()
  await editor.getByRole('menuitem', { name: 'Leave out' }).click()
  await row.waitFor({ state: 'detached' })
  const leftOut = editor.getByRole('listitem').filter({ hasText: 'Layla' })
  await leftOut.waitFor()
  await editor
    .getByRole('link', { name: /Who is written to/ })
    .getByText('1', { exact: true })
    .waitFor()
  expect(await axe(editor)).toEqual([])
  await leftOut.getByRole('button', { name: 'Take back in' }).click()
  await row.waitFor()
  await leftOut.waitFor({ state: 'detached' })
  expect(errors).toEqual([])
})

test('a campaign that is not sent warns before it is left, and is there again at the next visit', async () => {
  const { page: editor, errors } = await comeAs('sami', '/NewCampaign')
  const advertisement = editor.getByRole('combobox', { name: 'Advertisement' })
  await editor.getByRole('button', { name: 'Send', exact: true }).click()
  await editor.getByText(/needs? attention/).waitFor()
  await advertisement.click()
  await editor.getByRole('option', { name: 'New courses open for registration' }).click()
  await editor.getByRole('link', { name: 'Cancel' }).click()
  const asked = editor.getByRole('dialog', { name: 'You have unsaved changes' })
  await asked.getByRole('button', { name: 'Stay on the page' }).click()
  expect(await advertisement.inputValue()).toBe('New courses open for registration')
  await editor.getByRole('link', { name: 'Cancel' }).click()
  await asked.getByText(/It is offered when you open this page again/).waitFor()
  await asked.getByRole('button', { name: 'Leave without saving' }).click()
  await editor.waitForURL('**/Campaigns')
  await editor.getByRole('main').getByRole('link', { name: 'Send a campaign' }).click()
  await editor.getByRole('button', { name: 'Bring it back' }).click()
  await expect.poll(() => advertisement.inputValue()).toBe('New courses open for registration')
  expect(await axe(editor)).toEqual([])
  expect(errors).toEqual([])
})
