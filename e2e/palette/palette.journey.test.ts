import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ar as attendanceAr } from '#modules/attendance/text/ar.ts'
import { en as attendanceEn } from '#modules/attendance/text/en.ts'
import { en as exams } from '#modules/exams/text/en.ts'
import { en as membership } from '#modules/membership/text/en.ts'
import { en as people } from '#modules/people/text/en.ts'
import { ar as planningAr } from '#modules/planning/text/ar.ts'
import { en as planningEn } from '#modules/planning/text/en.ts'
import { ar as registrationAr } from '#modules/registration/text/ar.ts'
import { en as registrationEn } from '#modules/registration/text/en.ts'
import { cast } from '#testing/stages/cast.ts'
import { ar } from '#platform/web/text/ar.ts'
import { en } from '#platform/web/text/en.ts'
import { axe, heldUp, overflowing, phone, wide } from '../site/browser.ts'
import { still } from '../site/stillness.ts'
import { visitorsOfAcademy } from '../site/visitors.ts'

const { comeAs } = visitorsOfAcademy({ viewport: wide })

const words = {
  ar: {
    frame: ar,
    typed: 'حضور',
    attendance: attendanceAr.screens.takeAttendance,
    registrations: registrationAr.screens.main,
    row: planningAr.screens.newRow,
  },
  en: {
    frame: en,
    typed: 'attendance',
    attendance: attendanceEn.screens.takeAttendance,
    registrations: registrationEn.screens.main,
    row: planningEn.screens.newRow,
  },
} as const

/** One of the academy's classes. */
const someClass = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/CourseClass/GetCourseClasses?pageSize=10', {
      headers: { authorization: `Bearer ${sessionStorage.getItem('accessToken')}` },
    })
    return ((await answer.json()) as { Items: { ID: number; Code: string }[] }).Items[0]!
  })
/** `CC-82` of CC-2026-0082. */
const short = (code: string) => code.replace(/-\d+-0*(\d+)$/, '-$1')

async function typeAfresh(page: Page, title: string, text: string): Promise<void> {
  // The shell listens to keys from then on.
  await page.locator('header button[aria-haspopup=menu]').last().waitFor()
  const palette = page.getByRole('dialog', { name: title })
  await palette.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+k')
  const field = palette.getByRole('combobox')
  await expect.poll(() => field.evaluate((input) => input === document.activeElement), { timeout: 10_000 }).toBe(true)
  await page.keyboard.type(text)
}
const marked = (page: Page, name: RegExp) => page.getByRole('option', { name, selected: true })
const leadsTo = (page: Page, path: string, query: Readonly<Record<string, string>>) =>
  page.waitForURL(
    ({ pathname, searchParams }) =>
      pathname === path && Object.entries(query).every(([name, value]) => searchParams.get(name) === value),
  )

test.each(['ar', 'en'] as const)(
  'what can be done is found and chosen by the keyboard alone, in %s',
  async (language) => {
    const { frame, typed, attendance, registrations, row } = words[language]
    const { page, errors } = await comeAs('huda', '/CourseClass', { language })
    await page.locator('[data-row-link]').first().waitFor()
    const { ID, Code } = await someClass(page)

    // An act and a record in one text.
    await typeAfresh(page, frame.palette.title, `${typed} ${short(Code)}`)
    await page.getByRole('option', { name: new RegExp(`^${attendance}.*${Code}`) }).waitFor()
    await marked(page, new RegExp(`^${attendance}`)).waitFor()
    await still(page)
    expect(await axe(page)).toEqual([])
    const asked = page.getByRole('option', { name: new RegExp(`^${attendance}.*${Code}`) })
    while ((await asked.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await leadsTo(page, `/Setting/CourseClass-Edit/${ID}`, { tab: 'attendance' })

    // A record, and below it what can be done with it.
    await typeAfresh(page, frame.palette.title, Code)
    await marked(page, new RegExp(Code)).waitFor()
    await still(page)
    await page.keyboard.press('ArrowDown')
    await marked(page, new RegExp(`^${registrations}.*${Code}`)).waitFor()
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Enter')
    await leadsTo(page, `/Setting/CourseClass-Edit/${ID}`, { tab: 'trainees' })

    // An act alone.
    await typeAfresh(page, frame.palette.title, row)
    await marked(page, new RegExp(`^${row}$`)).waitFor()
    await page.keyboard.press('Enter')
    await leadsTo(page, '/planning/AnnualPlan', { edit: 'new' })
    expect(errors).toEqual([])
  },
)

test('a person’s name stands before pages, and what comes late does not move the choice', async () => {
  const { page, context, errors } = await comeAs('huda', '/CourseClass', { language: 'en' })
  await typeAfresh(page, en.palette.title, cast.layla.nameEn)
  await marked(page, new RegExp(`^${cast.layla.nameEn}`)).waitFor()
  await page.keyboard.press('Escape')

  const arrive = await heldUp(context, '**/api/Trainee/GetAllByFilter*')
  // In pages as well, which are there at once.
  await typeAfresh(page, en.palette.title, 'la')
  // The page behind has options of its own.
  const options = (choice = {}) => page.getByRole('dialog').getByRole('option', choice)
  // Before that the list is still that of the letters before.
  await page.getByRole('group', { name: registrationEn.screens.main, exact: true }).waitFor()
  await page.keyboard.press('ArrowDown')
  const chosen = await options({ selected: true }).textContent()
  arrive()
  await page.getByRole('group', { name: people.screens.trainees, exact: true }).waitFor()
  expect(await options({ selected: true }).textContent()).toBe(chosen)
  expect(errors).toEqual([])
})

test('a trainee is offered nothing that is the staff’s', async () => {
  const { page, errors } = await comeAs('layla', '/ExamResult', { language: 'en' })
  await typeAfresh(page, en.palette.title, planningEn.screens.newRow)
  await page.getByText(en.palette.nothing.replace('{{text}}', planningEn.screens.newRow)).waitFor()
  expect(await page.getByRole('dialog').getByRole('option').count()).toBe(0)
  expect(errors).toEqual([])
})

test.each([wide, phone])(
  'a trainee’s menu is eight lines; pages that share one stand above each other',
  async (viewport) => {
    const { page, errors } = await comeAs('layla', '/AvailableExam', { language: 'en', viewport })
    const neighbours = page.getByRole('navigation', { name: exams.screens.menuGroup, exact: true })
    await neighbours.getByRole('link', { name: exams.screens.availableExams }).waitFor()
    await still(page)
    expect(await axe(page)).toEqual([])
    expect(await overflowing(page)).toEqual([])
    await neighbours.getByRole('link', { name: exams.screens.examResults }).click()
    await page.waitForURL(/\/ExamResult$/)
    // The page before stays until the next one is there.
    await neighbours.locator('[aria-current=page]', { hasText: exams.screens.examResults }).waitFor()
    expect(await neighbours.locator('[aria-current=page]').count()).toBe(1)

    // The last of them is in sight also where it is opened by its address: the titles before it come after the page.
    await page.goto('/CompetitionResult')
    await neighbours.getByRole('link', { name: exams.screens.availableExams }).waitFor()
    const open = neighbours.locator('[aria-current=page]')
    const isInSight = async () => {
      const box = await open.boundingBox()
      return box !== null && box.x >= 0 && box.x + box.width <= viewport.width
    }
    await expect.poll(isInSight).toBe(true)

    if (viewport === phone) await page.getByRole('button', { name: en.menu.open }).click()
    const menu = page.getByRole('navigation', { name: en.menu.label, exact: true })
    const lines = menu.getByRole('list').first().getByRole('link')
    expect(await lines.count()).toBe(8)
    expect(await menu.getByRole('link', { name: exams.screens.menuGroup }).getAttribute('aria-current')).toBe('page')
    if (viewport === phone) await page.keyboard.press('Escape')

    // What is one's own.
    await page.locator('header button[aria-haspopup=menu]').last().click()
    await page.getByRole('menuitem', { name: membership.screens.mine }).click()
    await page.waitForURL(/\/Setting\/UserMembershipCard$/)
    expect(errors).toEqual([])
  },
)
