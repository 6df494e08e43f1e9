import { expect, test } from 'vitest'
import { visitorsOfAcademy } from '../site/visitors.ts'

const { academy, come, comeAs } = visitorsOfAcademy({ language: 'en' })

const layla = 'layla@diwan.example'

interface Mail {
  readonly Kind: string
  readonly To: string
  readonly LeaveHref: string | null
}
async function advertisements(): Promise<Mail[]> {
  const reply = await fetch(`${academy().origin}/dev/mail.json?to=${encodeURIComponent(layla)}`)
  const { Items } = (await reply.json()) as { Items: Mail[] }
  return Items.filter(({ Kind }) => Kind === 'advertisement')
}

test('an advertisement reaches an audience, a reader takes herself out, and the next one does not reach her', async () => {
  const { page: editor, errors } = await comeAs('sami', '/Setting/PopulationList?edit=true')
  await editor.getByRole('textbox', { name: 'Name of the audience' }).first().fill('Readers')
  for (const kind of ['Trainees', 'Instructors', 'Contacts of organizations'])
    await editor.getByRole('checkbox', { name: kind }).uncheck()
  await editor.getByRole('combobox', { name: 'Trainees' }).fill('layla')
  await editor.getByRole('option', { name: /Layla/ }).first().click()
  await editor.getByRole('button', { name: 'Save' }).click()
  await editor.getByRole('heading', { name: 'Readers', level: 1 }).waitFor()

  const choose = async (field: string, option: RegExp | string) => {
    await editor.getByRole('combobox', { name: field }).click()
    await editor.getByRole('option', { name: option }).first().click()
  }
  await editor.goto(`${academy().origin}/Setting/AdvertisementEmail`)
  await editor.getByRole('link', { name: 'New courses open for registration' }).click()
  await editor.getByRole('link', { name: 'Send to an audience' }).click()
  await choose('Audience', 'Readers')
  await editor.getByText('Who would get it now').waitFor()
  await editor.getByRole('button', { name: 'Send', exact: true }).click()
  await editor.getByRole('dialog').getByText('The mail goes to one person now.').waitFor()
  await editor.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
  await editor.getByText('Completed', { exact: true }).waitFor()
  expect(await advertisements()).toHaveLength(1)

  const { page: reader, errors: others } = await come()
  await reader.goto(`${academy().origin}${(await advertisements())[0]!.LeaveHref}`)
  await reader.getByText('l…@diwan.example').waitFor()
  await reader.getByRole('button', { name: 'Stop the advertisements' }).click()
  await reader.getByRole('button', { name: 'Send me advertisements again' }).waitFor()

  await editor.goto(`${academy().origin}/NewCampaign`)
  await choose('Advertisement', 'New courses open for registration')
  await choose('Audience', 'Readers')
  await editor.getByRole('button', { name: 'Send', exact: true }).click()
  await editor.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
  await editor.getByText('Nobody in this audience would get the mail.').waitFor()
  expect(await advertisements()).toHaveLength(1)
  expect([...errors, ...others].filter((error) => !error.includes('409'))).toEqual([])
})
