import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ar as door } from '#modules/occasions/documents/door-list/words/ar.ts'
import { ar } from '#modules/occasions/text/ar.ts'
import { en } from '#modules/occasions/text/en.ts'
import { ar as kit } from '#platform/web/text/kit/ar.ts'
import { axe, expectErrors, overflowing, phone, wide } from '../site/browser.ts'
import { still } from '../site/stillness.ts'
import { visitorsOfAcademy } from '../site/visitors.ts'

const { academy, come, comeAs } = visitorsOfAcademy({ language: 'ar', viewport: wide })
const { acts, fields } = ar

async function looksRight(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await still(page)
  expect(await axe(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
}

const textIn = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** As the day fields are typed into: so many days from now. */
function dayIn(days: number): string {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-')
  return `${day}/${month}/${year}`
}

interface Letter {
  readonly Kind: string
  readonly Html: string
  readonly Href: string
}
async function letters(to: string): Promise<Letter[]> {
  const reply = await fetch(`${academy().origin}/dev/mail.json?to=${encodeURIComponent(to)}`)
  return ((await reply.json()) as { Items: Letter[] }).Items
}
/** The page that the newest letter of this kind opens. */
async function passIn(to: string, kind: string): Promise<string> {
  await expect.poll(async () => (await letters(to))[0]?.Kind).toBe(kind)
  return (await letters(to))[0]!.Href
}

/** A visitor without an account asks for a seat; a wrong code first, which is refused in place. */
async function asks(address: string, name: string, email: string) {
  const visitor = await come({ viewport: phone })
  const { page } = visitor
  await page.goto(address)
  await looksRight(page)
  await press(page, ar.ask.send)
  await page.locator('[aria-invalid=true]').first().waitFor()
  await textIn(page, fields.name).fill(name)
  await textIn(page, fields.email).fill(email)
  await press(page, ar.ask.send)
  const code = page.locator('input[name=code]')
  await code.waitFor()
  await looksRight(page)
  await code.fill('000000')
  await page.locator('input[name=code][aria-invalid=true]').waitFor()
  expectErrors(visitor.errors, /409/)
  // Back from the mail the page is often loaded anew; and whoever corrects a detail needs no other code.
  await page.reload()
  await code.waitFor()
  await press(page, ar.ask.change)
  await press(page, ar.ask.send)
  await code.waitFor()
  await code.fill(/>(\d{6})</.exec((await letters(email))[0]!.Html)![1]!)
  await page.getByRole('link', { name: ar.ask.openPass }).waitFor()
  await looksRight(page)
  return visitor
}

test('an event made by hand: published, asked for with the mailed code, decided, and received at the door', async () => {
  const { page, errors, context } = await comeAs('sami', '/DubaiEvent')
  await press(page, acts.addOccasion.do)
  const drawer = page.getByRole('dialog')
  await drawer.locator('button[type=submit]').click()
  await drawer.locator('[aria-invalid=true]').first().waitFor()
  await textIn(page, fields.title).fill('أمسية الملاحة الجوية')
  await textIn(page, fields.place).fill('قاعة النيل')
  await drawer.locator('input[name=FirstDay]').fill(dayIn(40))
  await drawer.locator('input[name=LastDay]').fill(dayIn(39))
  await drawer.getByLabel(fields.startsAt).fill('18:00')
  await drawer.getByLabel(fields.endsAt).fill('20:30')
  await drawer.locator('input[name=ClosesOn]').fill(dayIn(30))
  await drawer.locator('input[name=Seats]').fill('1')
  // It cannot end before it begins; what was typed stays.
  await drawer.locator('button[type=submit]').click()
  await drawer.locator('[aria-invalid=true]').first().waitFor()
  expectErrors(errors, /400/)
  await drawer.locator('input[name=LastDay]').fill(dayIn(40))
  expect(await axe(page)).toEqual([])
  await drawer.locator('button[type=submit]').click()
  await drawer.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'أمسية الملاحة الجوية' }).click()
  await page.getByRole('heading', { level: 1, name: 'أمسية الملاحة الجوية' }).waitFor()
  const id = /DubaiEventGuests\/(\d+)/.exec(page.url())![1]!
  const address = `/Event/${id}`

  // Nobody finds a draft.
  const early = await come()
  await early.page.goto(address)
  await early.page.getByText('غير موجود').first().waitFor()
  await press(page, acts.publishOccasion.do)
  await page.getByText(acts.publishOccasion.done).waitFor()
  await looksRight(page)

  const first = await asks(address, 'راغب سليم', 'ragheb@visitors.example')
  const second = await asks(address, 'هالة منصور', 'hala@visitors.example')
  // Whoever proves the same address again is told how it stands, and is no second guest.
  const again = await asks(address, 'راغب مرة أخرى', 'ragheb@visitors.example')
  await again.page.getByText(ar.ask.done).waitFor()

  await page.reload()
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await row('راغب سليم').waitFor()
  expect(await page.getByText('راغب مرة أخرى').count()).toBe(0)
  const decide = async (name: string, act: string) => {
    await row(name).getByRole('button').last().click()
    await page.getByRole('menuitem', { name: act, exact: true }).click()
  }
  await decide('راغب سليم', acts.confirmGuest.do)
  await row('راغب سليم').getByText(ar.states.confirmed, { exact: true }).waitFor()
  // There is one seat: the second is not confirmed, and the page says why.
  await decide('هالة منصور', acts.confirmGuest.do)
  await page.getByText(ar.refusals.occasionFull.split('{{')[0]!.trim()).first().waitFor()
  expectErrors(errors, /409/)
  await decide('هالة منصور', acts.rejectGuest.do)
  const question = page.getByRole('dialog').last()
  await question.getByRole('textbox').fill('اكتملت المقاعد')
  await question.getByRole('button', { name: acts.rejectGuest.do }).click()
  await row('هالة منصور').getByText(ar.states.rejected, { exact: true }).waitFor()
  await looksRight(page)

  // Each is written to: the one with a pass, the other with the reason.
  const pass = await passIn('ragheb@visitors.example', 'eventConfirmed')
  await first.page.goto(pass)
  await first.page.getByText(ar.pass.states.confirmed).waitFor()
  await looksRight(first.page)
  await expect.poll(async () => (await letters('hala@visitors.example'))[0]!.Html).toContain('اكتملت المقاعد')
  await second.page.goto(address)
  await looksRight(second.page)

  // The printed list, then the door itself, on a phone.
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: kit.moreActions }).first().click()
  await page.getByRole('menuitem', { name: ar.printDoor }).click()
  const printed = await opened
  await printed.getByText(door.title).first().waitFor()
  await printed.getByText('راغب سليم').first().waitFor()
  expect(await printed.getByText('هالة منصور').count()).toBe(0)

  const doorkeeper = await comeAs('sami', `/DubaiEventDoor/${id}`, { viewport: phone })
  await doorkeeper.page.getByText('راغب سليم').waitFor()
  await looksRight(doorkeeper.page)
  const find = doorkeeper.page.getByRole('searchbox')
  await find.fill(pass.split('/').at(-1)!)
  await find.press('Enter')
  await doorkeeper.page.getByText(ar.door.inside.replace('{{name}}', '\u2068راغب سليم\u2069')).waitFor()
  await doorkeeper.page.getByText(ar.door.allIn).waitFor()
  // The same pass a second time is said, and counts once.
  await find.fill(pass.split('/').at(-1)!)
  await find.press('Enter')
  await doorkeeper.page
    .getByText(ar.door.already.split('{{at}}')[0]!.replace('{{name}}', '\u2068راغب سليم\u2069'))
    .waitFor()
  await looksRight(doorkeeper.page)
  // A name in Arabic does not turn a sentence in English about.
  const english = await comeAs('nadia', `/DubaiEventDoor/${id}`, { viewport: phone, language: 'en' })
  await english.page.getByRole('searchbox').fill(pass.split('/').at(-1)!)
  await english.page.getByRole('searchbox').press('Enter')
  const sentence = english.page.getByText(en.door.already.split('}}')[1]!.split('{{')[0]!.trim())
  expect(await sentence.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
  await page.goto(`/DubaiEventGuests/${id}?HasArrived=true`)
  await row('راغب سليم').waitFor()
  expect(await row('هالة منصور').count()).toBe(0)
  await first.page.reload()
  await first.page.getByText(ar.pass.arrived.split('{{')[0]!.trim()).waitFor()

  // Called off: the door receives nobody, and whoever was to come reads why the pass is none any more.
  await page.goto(`/DubaiEventGuests/${id}`)
  await page.getByRole('link', { name: ar.openDoor }).waitFor()
  await page.getByRole('button', { name: kit.moreActions }).first().click()
  await page.getByRole('menuitem', { name: acts.cancelOccasion.do }).click()
  const calledOff = page.getByRole('dialog').last()
  await calledOff.getByRole('textbox').fill('عطل في القاعة')
  await calledOff.getByRole('button', { name: acts.cancelOccasion.do }).click()
  await page.getByText(acts.cancelOccasion.done).waitFor()
  await page.getByRole('link', { name: ar.openDoor }).waitFor({ state: 'detached' })
  await looksRight(page)
  await expect.poll(async () => (await letters('ragheb@visitors.example'))[0]!.Html).toContain('عطل في القاعة')
  for (const visitor of [first, doorkeeper]) {
    await visitor.page.reload()
    await visitor.page.getByText(ar.entryHints.cancelled).waitFor()
    await looksRight(visitor.page)
  }
  for (const visitor of [first, second, again, doorkeeper, english]) expect(visitor.errors).toEqual([])
  expectErrors(early.errors, /404/)
  expect([...errors, ...early.errors]).toEqual([])
})
