import ICAL from 'ical.js'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ar } from '#modules/meetings/text/ar.ts'
import { ar as schedule } from '#modules/schedule/text/ar.ts'
import { axe, overflowing, phone, wide } from '../site/browser.ts'
import { still } from '../site/stillness.ts'
import { visitorsOfAcademy } from '../site/visitors.ts'

const { academy, come, comeAs } = visitorsOfAcademy({ language: 'ar', viewport: wide })
const { acts, fields, invitation } = ar
const name = 'لقاء قبل بدء الشعبة'

async function looksRight(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await still(page)
  expect(await axe(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
}

/** As the day fields are typed into: so many days from now. */
function dayIn(days: number): string {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-')
  return `${day}/${month}/${year}`
}

interface Mail {
  readonly ID: number
  readonly Kind: string
  readonly Subject: string
}
/** The calendar file of the letter of this kind about this test's meeting: the sample academy has sent others before. */
async function calendarOf(to: string, kind: string): Promise<ICAL.Event> {
  const sent = async () => {
    const reply = await fetch(`${academy().origin}/dev/mail.json?to=${encodeURIComponent(to)}`)
    const { Items } = (await reply.json()) as { Items: Mail[] }
    return Items.find((mail) => mail.Kind === kind && mail.Subject.includes(name))
  }
  await expect.poll(sent, { timeout: 20_000 }).toBeDefined()
  const file = await fetch(`${academy().origin}/dev/mail/${(await sent())!.ID}/dates.ics`)
  const calendar = new ICAL.Component(ICAL.parse(await file.text()) as never)
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
}
const urlOf = (event: ICAL.Event) => String(event.component.getFirstPropertyValue('url'))

test('a meeting is called, accepted from the calendar file of the letter without a log-in, moved and cancelled', async () => {
  const { page, errors } = await comeAs('omar', '/Meetings')
  await looksRight(page)
  await page.getByRole('button', { name: acts.addMeeting.do }).first().click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('textbox', { name: new RegExp(`^${fields.name}`) }).fill(name)
  await drawer.locator('input[name=Day]').fill(dayIn(21))
  await drawer.getByLabel(fields.startsAt).fill('18:00')
  await drawer.getByLabel(fields.endsAt).fill('19:00')
  const people = drawer.getByRole('combobox', { name: new RegExp(fields.people) })
  await people.fill('سلمى')
  await page.getByRole('option', { name: /سلمى/ }).click()
  // Whom one was looking for stands there as chosen, and the next can be typed.
  await expect.poll(() => people.inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await drawer.getByRole('textbox', { name: new RegExp(`^${fields.link}`) }).fill('https://meet.diwan.example/omar')
  expect(await axe(page)).toEqual([])
  await drawer.locator('button[type=submit]').click()
  await drawer.waitFor({ state: 'detached' })

  // The draft opens: its next step is to schedule it.
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await looksRight(page)
  await page.getByRole('button', { name: acts.scheduleMeeting.do }).click()
  await page.getByRole('dialog').getByRole('button', { name: acts.scheduleMeeting.do }).click()
  await page.getByText(ar.states.scheduled, { exact: true }).first().waitFor()
  await looksRight(page)

  // The link of the file fills the answer in; what counts is that it is pressed.
  const invited = await calendarOf('salma@diwan.example', 'meetingInvited')
  expect(invited.description).toContain(`${urlOf(invited)}?answer=yes`)
  const reader = await come({ viewport: phone })
  await reader.page.goto(new URL(urlOf(invited)).pathname)
  // Nothing looks answered before it is.
  const group = reader.page.getByRole('group', { name: invitation.question })
  await group.getByRole('button').first().waitFor()
  expect(await group.locator('[data-variant=filled]').count()).toBe(0)
  await reader.page.goto(`${new URL(urlOf(invited)).pathname}?answer=yes`)
  await reader.page.getByRole('heading', { level: 1, name }).waitFor()
  await looksRight(reader.page)
  const yes = reader.page.getByRole('button', { name: invitation.yes, exact: true })
  expect(await yes.getAttribute('aria-pressed')).toBe('false')
  await yes.click()
  await reader.page.getByText(invitation.saved).first().waitFor()
  await expect.poll(() => yes.getAttribute('aria-pressed')).toBe('true')
  await page.reload()
  const row = page.getByRole('row', { name: /سلمى/ })
  await row.getByText(ar.answers.yes).waitFor()

  // It stands in her schedule, and leads to it.
  const salma = await comeAs(
    'salma',
    `/InstructorSchedule?view=list&day=${new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)}`,
  )
  await salma.page.getByRole('main').getByText(schedule.kinds.meeting).first().waitFor()
  await salma.page.getByRole('link', { name }).first().click()
  await salma.page.getByRole('heading', { level: 1, name }).waitFor()
  await looksRight(salma.page)

  // Another time: one and the same entry, with a higher number, and asked anew.
  await page.getByRole('button', { name: acts.editMeeting.do, exact: true }).click()
  await page.getByRole('dialog').getByLabel(fields.startsAt).fill('18:30')
  await page.getByRole('dialog').locator('button[type=submit]').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const moved = await calendarOf('salma@diwan.example', 'meetingMoved')
  expect([moved.uid, moved.sequence > invited.sequence]).toEqual([invited.uid, true])
  await reader.page.reload()
  await reader.page.getByText(invitation.chosen).waitFor()

  expect([...errors, ...reader.errors, ...salma.errors]).toEqual([])
})
