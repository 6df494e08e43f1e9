import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { attendanceCalls as calls } from '#modules/attendance/contract/calls.ts'
import { ar } from '#modules/attendance/text/ar.ts'
import { en } from '#modules/attendance/text/en.ts'
import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import { en as platform } from '#platform/web/text/en.ts'
import { en as kitEn } from '#platform/web/text/kit/en.ts'
import { addSessions } from '#database/seeds/world/classes.ts'
import type { TestServer } from '#testing/server.ts'
import { cast, castPassword } from '#testing/stages/cast.ts'
import { stageClass, type StagedClass } from '#testing/stages/stage-exam.ts'
import { Person } from '../main-job/person.ts'
import { comeIn, expectErrors, overflowing, phone, visit } from '../site/browser.ts'
import { closeStagedSite, startStagedSite } from '../site/staged-site.ts'

/*
 * Attendance by finger on a phone whose network goes and comes back, while somebody else marks the same person; then in
 * the dense sheet by the keyboard alone.
 */
const wide = { width: 1440, height: 900 }
let server: TestServer
let origin: string
let staged: StagedClass
let sessions: number[]
beforeAll(async () => void ({ server, origin } = await startStagedSite()))
afterAll(closeStagedSite)
beforeEach(async () => {
  staged = await stageClass(server.db, { instructors: ['omar'], trainees: ['layla', 'mariam', 'yusuf'] })
  const today = dayOf(new Date())
  sessions = await addSessions(
    server.db,
    // The whole day, whenever the test is run.
    [addDays(today, -1), today].map((day, at) => ({
      class_id: staged.classId,
      number: at + 1,
      day,
      starts_at: '00:00',
      ends_at: '23:59',
    })),
  )
})

const marks = async (session: number) =>
  (
    await server.db
      .selectFrom('attendance.mark')
      .where('session_id', '=', session)
      .orderBy('registration_id')
      .select(['state', 'minutes'])
      .execute()
  )
    .map(({ state, minutes }) => `${state} ${minutes}`)
    .toSorted()
const checked = (page: Page, state: string) =>
  page.locator(`button[data-mark=${state}]`).first().getAttribute('aria-checked')
const filled = (text: string, count: string) => text.replace('{{count}}', count)

test(
  'the session of the day opens by itself; without a network nothing is lost, and of two one chooses',
  { timeout: 150_000 },
  async () => {
    const omar = new Person(await visit(origin, { language: 'en', viewport: phone, touch: true, whole: true }))
    omar.page.setDefaultTimeout(20_000)
    const { page } = omar
    await comeIn(page, cast.omar.email, castPassword, '/InstructorTraineeAttendance')
    await page.locator('button[data-mark]').first().waitFor()
    expect(new URL(page.url()).searchParams.get('session')).toBe(String(sessions[1]))
    await omar.button(en.allPresent).tap()
    await page.locator('button[data-mark=absent]').first().tap()
    const sizes = await page
      .locator('button[data-mark]')
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
      )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
    await omar.button(en.save).tap()
    await expect.poll(() => marks(sessions[1]!)).toEqual(['absent 0', 'present 0', 'present 0'])
    await omar.looksRight()
    expect(await overflowing(page)).toEqual([])

    await page.evaluate(() => navigator.serviceWorker.ready)
    await omar.visit.context.setOffline(true)
    await page.locator('button[data-mark=late]').first().tap()
    await page.getByRole('textbox', { name: en.minutesLate }).fill('10')
    // What was chosen and not saved is there after a reload too.
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.getByText(en.keeping.asKept.split('{{')[0]!, { exact: false }).waitFor()
    await page.getByText(filled(en.unsaved, '1')).waitFor()
    expect(await checked(page, 'late')).toBe('true')
    await omar.button(en.save).tap()
    await page.getByText(en.keeping.kept_one).waitFor()
    await page.getByText(en.keeping.offline).waitFor()
    expect(await overflowing(page)).toEqual([])
    // Where the page stands scrolled, the line at the top covers nothing of the bar below it.
    await page.evaluate(() => window.scrollTo(0, 300))
    const lineOver = async () => {
      const [line, bar] = await Promise.all(
        [page.getByText(platform.shell.offline), page.getByRole('banner')].map((each) => each.boundingBox()),
      )
      return line!.y + line!.height - bar!.y
    }
    await expect.poll(lineOver).toBeLessThanOrEqual(0)
    // The address alone, as the icon on the phone has it, leads back to the session.
    await page.goto('/InstructorTraineeAttendance', { waitUntil: 'domcontentloaded' })
    await page.getByText(en.keeping.kept_one).first().waitFor()
    await page.locator('button[data-mark]').first().waitFor()
    expect(await checked(page, 'late')).toBe('true')

    // Meanwhile the coordinator excuses the same person.
    const huda = await server.as('huda')
    const sheet = await huda.send(calls.getAttendanceSheet, { sessionID: sessions[1]! })
    const { RegistrationID, Version } = sheet.People.find(({ State }) => State === 'absent')!
    await huda.send(calls.saveAttendance, {
      body: { SessionID: sessions[1]!, Marks: [{ RegistrationID, State: 'excused', Minutes: 0, Version }] },
    })
    await omar.visit.context.setOffline(false)
    const both = page.getByRole('group').filter({ has: page.getByText(kitEn.form.theirs) })
    await expect
      .poll(() => both.allInnerTexts())
      .toEqual([expect.stringMatching(`${en.marks.excused}[^]*${en.marks.late}`)])
    expect(await marks(sessions[1]!)).toEqual(['excused 0', 'present 0', 'present 0'])
    expect(await omar.button(en.save).isDisabled()).toBe(true)
    omar.visit.errors.length = 0
    await omar.looksRight()
    expect(await overflowing(page)).toEqual([])
    await both.getByRole('button', { name: kitEn.form.keepMine }).tap()
    await omar.button(en.save).tap()
    await expect.poll(() => marks(sessions[1]!)).toEqual(['late 10', 'present 0', 'present 0'])
    await omar.leave()
  },
)

test('the dense sheet by the keyboard, in Arabic', { timeout: 100_000 }, async () => {
  const omar = await Person.signedIn(
    { origin, language: 'ar', viewport: wide },
    cast.omar.email,
    `/InstructorTraineeAttendance?class=${staged.classId}&tab=sessions`,
  )
  const { page } = omar
  const { keyboard } = page
  await page.getByRole('grid').waitFor()
  // One stop of the keyboard, in the session of today.
  const stops = page.locator('[role=gridcell][tabindex="0"]')
  expect(await stops.count()).toBe(1)
  await stops.focus()
  expect(await stops.getAttribute('data-column')).toBe('1')
  await keyboard.press('a')
  await keyboard.press('ArrowDown')
  await keyboard.press('l')
  await keyboard.type('15')
  await keyboard.press('Enter')
  await keyboard.press('Shift+P')
  // From right to left the session before stands on the right.
  await keyboard.press('Home')
  await keyboard.press('ArrowLeft')
  await keyboard.press('ArrowRight')
  await keyboard.press('x')
  await page.getByText(ar.unsaved.split('{{')[0]!, { exact: false }).waitFor()
  expect(await marks(sessions[1]!)).toEqual([])
  await omar.looksRight()
  await omar.press(ar.save)
  await expect.poll(() => marks(sessions[1]!)).toEqual(['absent 0', 'late 15', 'present 0'])
  await expect.poll(() => marks(sessions[0]!)).toEqual(['excused 0'])
  await page.getByText(ar.saved).first().waitFor()
  await omar.looksRight()
  expectErrors(omar.visit.errors, /^$/)
  await omar.leave()
})
