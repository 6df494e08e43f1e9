import { afterAll, expect, test } from 'vitest'
import { startMailServer } from '#testing/servers/mail-server.ts'
import { startAcademy } from '../site/academy.ts'
import { axe, overflowing, phone } from '../site/browser.ts'
import { visitorsOfAcademy } from '../site/visitors.ts'

const subject = 'دورات جديدة مفتوحة للتسجيل'

const mail = await startMailServer()
const { academy, comeAs } = visitorsOfAcademy({ language: 'en' }, () => startAcademy({ SMTP_URL: mail.url }))
afterAll(() => mail.stop())

test('a campaign stands among what its sender sent, with what became of each letter; its reader finds and reads it', async () => {
  mail.refuseRecipient('yusuf@diwan.example', [550, '5.1.1 User unknown'])
  const { page: editor, errors } = await comeAs('sami', '/Setting/PopulationList?edit=true')
  await editor.getByRole('textbox', { name: 'Name of the audience' }).first().fill('Readers')
  for (const kind of ['Trainees', 'Instructors', 'Contacts of organizations'])
    await editor.getByRole('checkbox', { name: kind }).uncheck()
  for (const name of ['layla', 'yusuf']) {
    await editor.getByRole('combobox', { name: 'Trainees' }).fill(name)
    await editor
      .getByRole('option', { name: new RegExp(name, 'i') })
      .first()
      .click()
  }
  await editor.getByRole('button', { name: 'Save' }).click()
  await editor.getByRole('heading', { name: 'Readers', level: 1 }).waitFor()
  const choose = async (field: string, option: string) => {
    await editor.getByRole('combobox', { name: field }).click()
    await editor.getByRole('option', { name: option }).first().click()
  }
  await editor.goto(`${academy().origin}/NewCampaign`)
  await choose('Advertisement', 'New courses open for registration')
  await choose('Audience', 'Readers')
  await editor.getByRole('button', { name: 'Send', exact: true }).click()
  await editor.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
  await editor.getByText('Completed', { exact: true }).waitFor()

  await editor.goto(`${academy().origin}/Mailbox?tab=sent`)
  await editor.getByText('Letters that you sent or that followed from what you did').waitFor()
  await editor
    .getByRole('row', { name: /layla@diwan\.example/ })
    .getByText('Sent', { exact: true })
    .waitFor()
  const refused = editor.getByRole('row', { name: /yusuf@diwan\.example/ })
  await refused.getByText('Not delivered').waitFor()
  await refused.getByText('There is no such address').waitFor()
  expect(await axe(editor)).toEqual([])

  // The record says it too, and lets whoever may write there again.
  await editor.goto(`${academy().origin}/User/Trainee?search=yusuf`)
  await editor.getByRole('link', { name: /Yusuf/ }).first().click()
  await editor.getByText('Mail to this address is refused since').waitFor()
  await editor.getByRole('link', { name: 'Look' }).click()
  await editor.getByText('5.1.1 User unknown').waitFor()
  expect(await axe(editor)).toEqual([])
  mail.refuseRecipient('yusuf@diwan.example', null)
  await editor.getByRole('button', { name: 'Write to it again' }).click()
  await editor.getByRole('dialog').getByRole('button', { name: 'Write to it again' }).click()
  await editor.getByText('Letters reach every address.').waitFor()

  const { page: reader, errors: others } = await comeAs('layla', '/Mailbox', { viewport: phone })
  await reader.getByRole('searchbox').fill('دورات جديدة')
  // Her letters are in her language.
  await reader.getByRole('button', { name: subject }).click()
  const letter = reader.getByRole('dialog')
  await letter.getByText('layla@diwan.example').waitFor()
  await letter.getByRole('heading', { name: subject }).last().waitFor()
  expect(await axe(reader)).toEqual([])
  expect(await overflowing(reader)).toEqual([])
  expect([...errors, ...others]).toEqual([])
})

test('a notification goes to everybody of a role: counted before, followed after, found by who got it', async () => {
  const { page: editor, errors } = await comeAs('sami', '/AddNotification')
  await editor.getByText('Choose recipients to see how many they are.').waitFor()
  await editor.getByRole('checkbox', { name: 'Trainee', exact: true }).check()
  const counted = editor.locator('[data-recipients]')
  await counted.getByText(/It will reach: \d/).waitFor()
  const count = /reach: ([\d,]+)/.exec((await counted.textContent())!)![1]!
  await editor.getByRole('textbox', { name: 'Title' }).fill('The library opens later')
  await editor.locator('[contenteditable=true]').fill('At ten tomorrow.')
  expect(await axe(editor)).toEqual([])
  await editor.getByRole('button', { name: 'Send', exact: true }).click()
  await editor.getByText(/Notification sent successfully|goes on in the background/).waitFor()

  // Letters and notifications that one sent lead to each other.
  await editor.goto(`${academy().origin}/SentNotifications`)
  await editor.getByRole('link', { name: 'Letters that you sent' }).click()
  await editor.getByText('Letters that you sent or that followed from what you did').waitFor()
  await editor.getByRole('main').getByRole('link', { name: 'Sent notifications' }).click()
  // The menu has it too, where its own page was come to before the list was asked for.
  await editor.getByRole('main').getByRole('link', { name: 'The library opens later' }).click()
  await editor.getByRole('heading', { name: 'The library opens later', level: 1 }).waitFor()
  const reached = editor.getByRole('link', { name: /^Reached/ })
  await expect.poll(() => reached.textContent()).toContain(count)
  expect(await axe(editor)).toEqual([])
  await reached.click()
  await editor.getByRole('searchbox').fill('Layla')
  await editor.getByRole('row', { name: /Layla/ }).first().waitFor()

  const { page: reader, errors: others } = await comeAs('layla', '/Mailbox', { viewport: phone })
  await reader.getByText('The library opens later').waitFor()
  expect([...errors, ...others]).toEqual([])
})
