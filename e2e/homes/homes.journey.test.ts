import { afterAll, beforeAll, expect, test } from 'vitest'
import { attendanceCalls } from '#modules/attendance/contract/calls.ts'
import { en as attendance } from '#modules/attendance/text/en.ts'
import { ar as classes } from '#modules/classes/text/ar.ts'
import { ar } from '#modules/home/text/ar.ts'
import { en } from '#modules/home/text/en.ts'
import { homeOf } from '#platform/shared/homes.ts'
import { cast, type CastKey } from '#testing/stages/cast.ts'
import { Person } from '../main-job/person.ts'
import { startAcademy, type Academy } from '../site/academy.ts'
import { endVisits, overflowing, phone, wide } from '../site/browser.ts'
import { still } from '../site/stillness.ts'

/* The homes of all roles, in Arabic on a desk and in English on a phone; a tile that is pressed opens the rows that it counted. */
let academy: Academy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(async () => {
  await endVisits()
  await academy?.close()
})

const people: readonly CastKey[] = ['huda', 'nadia', 'sami', 'omar', 'karim', 'hany', 'layla']
const looks = [
  { name: 'Arabic, wide', language: 'ar', viewport: wide, words: ar },
  { name: 'English, on a phone', language: 'en', viewport: phone, words: en },
] as const

const atHome = async (key: CastKey, { language, viewport }: (typeof looks)[number]) =>
  Person.signedIn({ origin: academy.origin, language, viewport }, cast[key].email, homeOf(cast[key].role))

/** The number that a tile shows, in Arabic digits. */
const shown = (text: string | null) =>
  Number((text ?? '').replace(/[^٠-٩]/g, '').replace(/./g, (digit) => String(digit.charCodeAt(0) - 0x660)))

for (const look of looks)
  test.each(people)(`the home of %s, ${look.name}`, { timeout: 90_000 }, async (key) => {
    const person = await atHome(key, look)
    await person.page.getByRole('heading', { name: look.words.nextStep }).waitFor()
    await person.looksRight()
    expect(await overflowing(person.page)).toEqual([])
    // The next step comes before everything else on the page.
    expect(await person.page.getByRole('heading', { level: 2 }).first().textContent()).toBe(look.words.nextStep)
    await person.visit.context.close()
  })

test('an organization sees those alone who attend too little, and all of them again', { timeout: 90_000 }, async () => {
  const { page } = await Person.signedIn(
    { origin: academy.origin, language: 'en', viewport: wide },
    cast.hany.email,
    homeOf(cast.hany.role),
  )
  const all = page.getByRole('region', { name: en.people.title }).getByRole('link', { name: en.whole })
  expect(await all.getAttribute('href')).toBe('/AttendanceTrainee?show=all')
  const line = page.locator('a[href*="/AttendanceTrainee?class="]:not([href*="risk"])').first()
  const classId = new URL((await line.getAttribute('href'))!, academy.origin).searchParams.get('class')!
  const people = await page.evaluate(async (address) => {
    const authorization = `Bearer ${sessionStorage.getItem('accessToken')}`
    return (await (await fetch(address, { headers: { authorization } })).json()).People as { IsAtRisk: boolean }[]
  }, `${attendanceCalls.getClassAttendance.path}?courseClassID=${classId}`)
  await page.goto(`${academy.origin}/AttendanceTrainee?class=${classId}&risk=${classId}`)
  await page.getByText(attendance.onlyAtRisk).waitFor()
  const marks = page.getByRole('table').getByText(attendance.atRisk, { exact: true })
  const everybody = page.getByRole('table').locator('tbody tr')
  const atRisk = people.filter(({ IsAtRisk }) => IsAtRisk).length
  expect(await marks.count()).toBe(atRisk)
  if (atRisk > 0) expect(await everybody.count()).toBe(atRisk)
  await page.getByRole('button', { name: attendance.everybody }).click()
  await page.getByText(attendance.onlyAtRisk).waitFor({ state: 'detached' })
  expect(await everybody.count()).toBe(people.length)
  await page.context().close()
})

test('a coordinator presses the classes under their minimum and sees as many rows', { timeout: 90_000 }, async () => {
  const huda = await atHome('huda', looks[0])
  const tile = huda.page.getByRole('link', { name: ar.figure.classesUnderMinimum })
  const counted = shown(await tile.textContent())
  await tile.click()
  await huda.page.waitForURL(
    (url) => url.pathname === '/CourseClass' && url.searchParams.get('UnderMinimum') === 'true',
  )
  await still(huda.page)
  const rows = await huda.page.getByRole('row').count()
  expect(counted).toBeGreaterThan(0)
  // One row is the head; the page shows twenty.
  expect(rows - 1).toBe(Math.min(20, counted))
  // Who is missing is said to be missing: the role alone, in red, read like somebody who had it.
  await huda.open('/CourseClass?sort=-StartDate&pageSize=100')
  await still(huda.page)
  const table = huda.page.getByRole('table')
  expect(await table.getByText(classes.fields.noInstructor, { exact: true }).count()).toBeGreaterThan(0)
  expect(await table.getByText(classes.roles.lead, { exact: true }).count()).toBe(0)
  await huda.visit.context.close()
})

test('a session of today opens its sheet with one press', { timeout: 90_000 }, async () => {
  const huda = await atHome('huda', looks[0])
  const session = huda.page.locator('a[href*="/TraineeAttendance?"][href*="session="]').first()
  // On some days of the week the academy does not teach.
  const none = huda.page.getByText(ar.day.none)
  await session.or(none).first().waitFor()
  if (await session.isVisible()) {
    await session.click()
    await huda.page.waitForURL((url) => url.pathname === '/TraineeAttendance' && url.searchParams.has('session'))
    await huda.looksRight()
  }
  await huda.visit.context.close()
})
