import { expect, test } from 'vitest'
import { expectErrors } from '../site/browser.ts'
import { visitorsOfAcademy } from '../site/visitors.ts'

const { comeAs } = visitorsOfAcademy({ language: 'en' })

test('a mail template is changed, previewed and tested, and the coordinator sends it to a class', async () => {
  const { page: editor, errors } = await comeAs('sami', '/Setting/MailTemplate?type=10')
  const pictures = Promise.withResolvers<void>()
  await editor.route('**/api/MailTemplate/GetLetterPictures*', async (route) => {
    await pictures.promise
    await route.continue()
  })
  await editor
    .getByRole('row', { name: /Confirmed/ })
    .getByRole('link')
    .click()
  await editor.getByRole('heading', { name: /Confirmed/, level: 1 }).waitFor()
  // Editors that get pictures afterwards are made anew: what is pressed below them meanwhile was lost.
  expect(await editor.getByLabel('Title of the letter').count()).toBe(0)
  pictures.resolve()
  await editor.getByLabel('Title of the letter').nth(1).fill('Welcome to {{class}}')
  await editor.getByRole('button', { name: 'Preview of the letter' }).click()
  await editor
    .getByText(/^Welcome to CC-/)
    .first()
    .waitFor()
  await editor.getByRole('button', { name: /^Send a test to my address: English/ }).click()
  await editor.getByText('The test letter is on its way to you.').waitFor()
  await editor.getByRole('button', { name: 'Save' }).click()
  await editor.getByText('Version 2').waitFor()

  const { page: coordinator, errors: others } = await comeAs('huda', '/CourseClass?State=confirmed')
  await coordinator.locator('tbody tr a').first().click()
  await coordinator.getByRole('tab', { name: 'Mail' }).click()
  await coordinator.getByRole('combobox', { name: 'Type of mail' }).click()
  await coordinator.getByRole('option', { name: 'Confirmation of a registration' }).click()
  await coordinator.getByRole('combobox', { name: 'Status' }).click()
  await coordinator.getByRole('option', { name: /^Confirmed/ }).click()
  await coordinator
    .getByText(/^Welcome to CC-/)
    .first()
    .waitFor()
  await coordinator.getByRole('combobox', { name: 'Recipients' }).click()
  await coordinator.getByRole('option', { name: 'Everybody in this status' }).click()
  await coordinator.keyboard.press('Escape')
  await coordinator.getByRole('button', { name: 'Send', exact: true }).click()
  await coordinator.getByRole('dialog').getByRole('button', { name: 'Send mail' }).click()
  await coordinator.getByText(/^Mail sent\. Recipients: [1-9]/).waitFor()

  // Whoever brings the original back wants it in place of what is typed as well.
  const title = editor.getByRole('textbox', { name: /^Title of the letter/ }).nth(1)
  await title.fill('Typed and not saved')
  await editor.getByRole('button', { name: 'Back to the original wording' }).click()
  await editor.getByRole('dialog').getByRole('button', { name: 'Back to the original wording' }).click()
  await editor.getByText('Version 3').waitFor()
  await expect.poll(() => title.inputValue()).toMatch(/\{\{code\}\}/)

  // A page that comes into view again reads what somebody else has saved meanwhile; what is typed stays and is compared.
  await title.fill('Typed by Sami')
  const { pathname, search } = new URL(editor.url())
  const { page: second, errors: seconds } = await comeAs('nadia', pathname + search)
  await second.getByLabel('Title of the letter').nth(1).fill('Saved by Nadia')
  await second.getByRole('button', { name: 'Save' }).click()
  await second.getByText('Version 4').waitFor()
  await editor.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await editor.getByText('Version 4').waitFor()
  await editor.getByRole('button', { name: 'Save' }).click()
  await editor.getByText('Title of the letter (English)').waitFor()
  await editor.getByText('Saved by Nadia', { exact: true }).last().waitFor()
  expect(await title.inputValue()).toBe('Typed by Sami')
  expectErrors(errors, /409/)
  expect([...errors, ...others, ...seconds]).toEqual([])
})
