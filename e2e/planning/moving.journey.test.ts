import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planningCalls as calls } from '#modules/planning/contract/calls.ts'
import { ar } from '#modules/planning/text/ar.ts'
import { en } from '#modules/planning/text/en.ts'
import { ar as wordsAr } from '#modules/planning/text/moving/ar.ts'
import { en as words } from '#modules/planning/text/moving/en.ts'
import { addDays, dayOf, weekday } from '#platform/shared/values/dates.ts'
import { ar as kitAr } from '#platform/web/text/kit/ar.ts'
import type { Asker } from '#testing/asker.ts'
import type { TestServer } from '#testing/server.ts'
import { cast, castPassword } from '#testing/stages/cast.ts'
import { approvedRow, planRowOf, stageIds } from '#testing/stages/stage-plan.ts'
import { axe, comeIn, overflowing, phone, visit, type VisitOptions } from '../site/browser.ts'
import { closeStagedSite, startStagedSite } from '../site/staged-site.ts'
import { still } from '../site/stillness.ts'

/*
 * Rows of the plan moved by hand, from right to left and from left to right: dragged, stretched, by the keyboard, in the
 * room plan, and on a phone by the dialog.
 */
const wide = { width: 1440, height: 900 }
let server: TestServer
let origin: string
let ids: Awaited<ReturnType<typeof stageIds>>
let huda: Asker, nadia: Asker
beforeAll(async () => {
  ;({ server, origin } = await startStagedSite())
  ids = await stageIds(server)
  await server.db.deleteFrom('planning.holiday').execute()
  ;[huda, nadia] = [await server.as('huda'), await server.as('nadia')]
})
afterAll(closeStagedSite)

/** A year that the sample has nothing in. */
const year = Number(dayOf(new Date()).slice(0, 4)) + 4
/** The Sunday of this week of the month. */
const sunday = (month: number, week: number) => {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  return addDays(first, ((7 - weekday(first)) % 7) + 7 * (week - 1))
}
const row = (ID: number) => huda.send(calls.getPlanRow, { ID })
const draft = async (startsOn: string, change: Parameters<typeof planRowOf>[2] = {}) =>
  (await huda.send(calls.add, { body: planRowOf(ids, startsOn, change) })).ID
const come = async (to: string, options: VisitOptions = {}) => {
  const visitor = await visit(origin, { language: 'ar', viewport: wide, ...options })
  await comeIn(visitor.page, cast.huda.email, castPassword, to)
  await still(visitor.page)
  return visitor
}
const calendar = (month: number) => `/planning/AnnualPlan?Year=${year}&view=calendar&month=${month}`
const bars = (page: Page) => page.locator('[data-calendar] button[data-movable]')
const column = (page: Page, day: string) => page.locator('[data-calendar] [data-column]').nth(Number(day.slice(8)) - 1)
const middle = async (of: Locator) => {
  const box = (await of.boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
/** Pressed in the middle of one, let go in the middle of the other, as a hand does it. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }, letGo = true) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (let step = 1; step <= 8; step++)
    await page.mouse.move(from.x + ((to.x - from.x) * step) / 8, from.y + ((to.y - from.y) * step) / 8)
  if (letGo) await page.mouse.up()
}
/** The pointer goes as far as from one day to another, whatever it holds. */
async function dragDays(page: Page, what: Locator, from: string, to: string, letGo = true) {
  const at = await middle(what)
  const by = (await middle(column(page, to))).x - (await middle(column(page, from))).x
  await drag(page, at, { x: at.x + by, y: at.y }, letGo)
}

test('from right to left a bar stands over its days, is dragged and stretched to later ones, and taken back', async () => {
  const start = sunday(3, 1)
  const ID = await draft(start)
  const { page, context, errors } = await come(calendar(3))
  const bar = bars(page)
  const stands = async (from: string, to: string) => {
    const box = (await bar.boundingBox())!
    const [first, last] = [(await column(page, from).boundingBox())!, (await column(page, to).boundingBox())!]
    // From right to left the first day is at the right end.
    expect(Math.abs(box.x + box.width - (first.x + first.width))).toBeLessThan(6)
    expect(Math.abs(box.x - last.x)).toBeLessThan(6)
  }
  await stands(start, addDays(start, 4))
  expect(await axe(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])

  await dragDays(page, bar, start, addDays(start, 7))
  await expect.poll(async () => (await row(ID)).StartDate).toBe(addDays(start, 7))
  await still(page)
  await stands(addDays(start, 7), addDays(start, 11))
  await page.getByRole('button', { name: kitAr.takeBack }).click()
  await expect.poll(async () => (await row(ID)).StartDate).toBe(start)
  await still(page)

  // The handle lies over the end of the bar, which is its left one.
  const box = (await bar.boundingBox())!
  const by = (await middle(column(page, addDays(start, 2)))).x - (await middle(column(page, start))).x
  await drag(page, { x: box.x + 4, y: box.y + box.height / 2 }, { x: box.x + 4 + by, y: box.y + box.height / 2 })
  await expect.poll(async () => (await row(ID)).EndDate).toBe(addDays(start, 6))
  await still(page)
  await stands(start, addDays(start, 6))
  expect((await row(ID)).StartDate).toBe(start)

  // A press without a drag opens it, and Escape lets go of what is dragged.
  await dragDays(page, bar, start, addDays(start, 7), false)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await still(page)
  expect((await row(ID)).StartDate).toBe(start)
  await bar.click()
  await page.getByRole('dialog').getByText(ar.sections.facts).waitFor()
  expect(errors).toEqual([])
  await context.close()
})

test('by the keyboard alone, the way the page is read, with sentences', async () => {
  const start = sunday(4, 1)
  const ID = await draft(start)
  for (const [language, later] of [
    ['ar', 'ArrowLeft'],
    ['en', 'ArrowRight'],
  ] as const) {
    const before = (await row(ID)).StartDate
    const { page, context, errors } = await come(calendar(4), { language })
    const said = page.locator('[data-moving-said]')
    await bars(page).focus()
    await page.keyboard.press(' ')
    await expect.poll(() => said.textContent()).not.toBe('')
    for (let step = 0; step < 7; step++) await page.keyboard.press(later)
    await expect.poll(() => said.textContent()).toContain((language === 'ar' ? wordsAr : words).clear)
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect((await row(ID)).StartDate).toBe(before)
    // The keyboard is where it was; down is a week later.
    await page.keyboard.press(' ')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await row(ID)).StartDate).toBe(addDays(before, 7))
    expect(errors).toEqual([])
    await context.close()
  }
})

test('moved past the end of the year by keys, it goes on in the next one', async () => {
  const start = sunday(12, 4)
  const ID = await draft(start)
  const { page, context, errors } = await come(calendar(12), { language: 'en' })
  await bars(page).first().focus()
  await page.keyboard.press(' ')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => new URL(page.url()).searchParams.get('Year')).toBe(String(year + 1))
  await still(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await row(ID)).StartDate).toBe(addDays(start, 21))
  await still(page)
  expect(await bars(page).count()).toBe(1)
  expect(errors).toEqual([])
  await context.close()
})

test('let go over what somebody else has, the dialog offers free places; several are moved together', async () => {
  const start = sunday(5, 1)
  await approvedRow({ huda, nadia }, planRowOf(ids, addDays(start, 7)))
  const ID = await draft(start)
  const other = await draft(start, { ClassRoomID: ids.R102, LeadInstructorID: ids.salma })
  const { page, context } = await come(calendar(5), { language: 'en' })
  // The movable ones are in the order of the list: both begin on the same day.
  const own = bars(page).first()
  await dragDays(page, own, start, addDays(start, 7))
  const dialog = page.getByRole('dialog')
  await dialog.getByText(words.places).waitFor()
  await dialog.getByLabel(words.despite).waitFor()
  expect(await dialog.getByRole('button', { name: en.acts.move.do, exact: true }).isDisabled()).toBe(true)
  await still(page)
  expect(await axe(page)).toEqual([])
  await dialog.locator('button[aria-pressed]').first().click()
  await still(page)
  await dialog.getByRole('button', { name: en.acts.move.do, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  const moved = await row(ID)
  expect(moved.StartDate === start && moved.ClassRoomID === ids.R101).toBe(false)
  await still(page)

  const places = await Promise.all([ID, other].map(row))
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: words.together }).click()
  await dialog.getByLabel(en.together.days).fill('28')
  await dialog.getByRole('button', { name: en.acts.move.do, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  for (const [at, each] of (await Promise.all([ID, other].map(row))).entries())
    expect(each.StartDate).toBe(addDays(places[at]!.StartDate, 28))
  await context.close()
})

test('in the room plan a row goes to another class room and another day', async () => {
  const start = sunday(7, 2)
  // Four mornings, so that they fit into the week from its second day on too.
  const ID = await draft(start, { Hours: 20 })
  for (const [language, later] of [
    ['ar', 1],
    ['en', -1],
  ] as const) {
    const { StartDate, ClassRoomID } = await row(ID)
    const { page, context, errors } = await come(`/planning/RoomPlan?day=${StartDate}`, { language })
    const item = page.locator('td[data-room] button[data-movable]').first()
    const cell = (room: number, at: number) => page.locator(`td[data-room="${room}"]`).nth(at)
    const to = ClassRoomID === ids.R101 ? ids.R102 : ids.R101
    // The week stands from Sunday on in both, from the right or from the left.
    const column = weekday(StartDate)
    const [from, target] = [await middle(cell(ClassRoomID!, column)), await middle(cell(to, column + later))]
    const at = await middle(item)
    await drag(page, at, { x: at.x + (target.x - from.x), y: target.y }, false)
    await page.locator('[data-ghost]').first().waitFor()
    expect(await axe(page)).toEqual([])
    await page.mouse.up()
    await expect.poll(async () => (await row(ID)).ClassRoomID).toBe(to)
    expect((await row(ID)).StartDate).toBe(addDays(StartDate, later))
    await still(page)
    expect(await overflowing(page)).toEqual([])
    expect(errors).toEqual([])
    await context.close()
  }
})

test('on a phone the dialog moves it', async () => {
  const start = sunday(9, 1)
  const ID = await draft(start)
  const { page, context, errors } = await come(`/planning/AnnualPlan?Year=${year}&row=${ID}`, {
    viewport: phone,
    language: 'en',
    touch: true,
  })
  const drawer = page.getByRole('dialog').first()
  await drawer.getByText(en.sections.facts).waitFor()
  const move = page.getByRole('button', { name: en.acts.move.do, exact: true })
  if (!(await move.isVisible())) await drawer.getByRole('button', { name: 'More actions' }).first().click()
  await page
    .getByRole('button', { name: en.acts.move.do, exact: true })
    .or(page.getByRole('menuitem', { name: en.acts.move.do, exact: true }))
    .first()
    .click()
  const dialog = page.getByRole('dialog').last()
  await dialog.getByText(words.places).waitFor()
  await still(page)
  expect(await axe(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
  await dialog.locator('button[aria-pressed=false]').first().click()
  await still(page)
  await dialog.getByRole('button', { name: en.acts.move.do, exact: true }).click()
  await expect.poll(async () => (await row(ID)).Version).toBe(2)
  expect(errors).toEqual([])
  await context.close()
})

test('on a phone the overview cuts no name of a month in two', async () => {
  const { page, context, errors } = await come('/planning', { viewport: phone, language: 'en' })
  const september = page.getByText('September', { exact: true })
  await september.waitFor()
  await still(page)
  const lines = await september.evaluate((name) => {
    const text = document.createRange()
    text.selectNodeContents(name)
    return text.getClientRects().length
  })
  expect(lines).toBe(1)
  expect(await overflowing(page)).toEqual([])
  expect(errors).toEqual([])
  await context.close()
})

test('the plan opens on what is to come, and as it was left', async () => {
  const { page, context } = await come('/planning/AnnualPlan')
  const query = () => new URL(page.url()).searchParams
  await expect.poll(() => query().get('From')).toBe(dayOf(new Date()))
  await page.getByRole('tab', { name: ar.calendar, exact: true }).click()
  await still(page)
  await page.goto('/planning/AnnualPlan')
  await expect.poll(() => query().get('view')).toBe('calendar')
  expect(query().get('From')).toBe(dayOf(new Date()))
  // What says anything is taken as it is.
  await page.goto(`/planning/AnnualPlan?Year=${year}`)
  await still(page)
  expect([...query().keys()]).toEqual(['Year'])
  await context.close()
})
