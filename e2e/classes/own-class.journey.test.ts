import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ar as attendance } from '#modules/attendance/text/ar.ts'
import { ar as classes } from '#modules/classes/text/ar.ts'
import { ar as evaluation } from '#modules/evaluation/text/ar.ts'
import { ar as feedback } from '#modules/feedback/text/ar.ts'
import { ar as practical } from '#modules/practical/text/ar.ts'
import { ar as exams } from '#modules/exams/text/ar.ts'
import { ar as registration } from '#modules/registration/text/ar.ts'
import { cast, type CastKey } from '#testing/stages/cast.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import { stageSessions } from '#testing/stages/stage-sessions.ts'
import { openWorld, type World } from '../main-job/world.ts'
import { Person } from '../main-job/person.ts'
import { endVisits, expectErrors, overflowing, phone, wide } from '../site/browser.ts'
import { still } from '../site/stillness.ts'

let world: World
let classId: number
let open: Person[] = []
beforeAll(async () => {
  world = await openWorld()
  const staged = await stageClass(world.db, { trainees: ['layla', 'mariam'] })
  classId = staged.classId
  await stageSessions(world.db, classId, ['2026-03-01', '2026-03-02', '2026-03-03'])
})
afterEach(async () => {
  await Promise.all(open.map(({ visit }) => visit.context.close()))
  open = []
})
afterAll(async () => {
  await endVisits()
  await world.close()
})

async function come(who: CastKey, to: string, viewport: typeof phone | typeof wide): Promise<Person> {
  const person = await Person.signedIn({ origin: world.origin, language: 'ar', viewport }, cast[who].email, to)
  open.push(person)
  return person
}

/** Each tab in turn, as a keyboard reaches it; gives their names. */
async function everyTab(person: Person): Promise<string[]> {
  const tabs = person.page.getByRole('tablist').first().getByRole('tab')
  await tabs.first().waitFor()
  const names: string[] = []
  for (let at = 0; at < (await tabs.count()); at++) {
    await tabs.nth(at).click()
    names.push((await tabs.nth(at).innerText()).split('\n')[0]!.trim())
    await person.looksRight()
    expect(await overflowing(person.page)).toEqual([])
  }
  return names
}
const tab = (person: Person, name: string) => person.page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()

test('an instructor keeps the class from its own page, and a trainee follows it there', async () => {
  await world.at('2026-03-02', '15:00')
  const omar = await come('omar', '/CourseClassDetail', wide)
  await omar.looksRight()
  const { code } = await world.db
    .selectFrom('classes.course_class')
    .where('id', '=', classId)
    .select('code')
    .executeTakeFirstOrThrow()
  await omar.page.getByRole('row').filter({ hasText: code }).getByRole('link').first().click()
  await omar.page.waitForURL(new RegExp(`/CourseClassDetail/${classId}`))
  expect(await everyTab(omar)).toEqual([
    classes.tabs.sessions,
    registration.sections.trainees,
    attendance.screens.attendance,
    exams.classExams,
    practical.ofClass,
    evaluation.ofClass,
    feedback.ofClass,
    classes.own.content,
    classes.tabs.details,
  ])

  // What is open stands above the tabs and leads to the sheet that waits; both held sessions are taken.
  await tab(omar, attendance.screens.attendance)
  for (const at of [0, 1]) {
    await omar.page.getByRole('radiogroup', { name: attendance.sessions }).locator('label').nth(at).click()
    await omar.press(attendance.allPresent)
    await omar.press(attendance.save)
    await omar.page.getByText(attendance.saved).first().waitFor()
    await expect
      .poll(async () =>
        (await world.db.selectFrom('attendance.mark').select('state').execute()).map(({ state }) => state),
      )
      .toEqual(Array.from({ length: 2 * (at + 1) }, () => 'present'))
  }
  await omar.looksRight()

  // Marks of taking part; what is typed is there again after a reload.
  await tab(omar, evaluation.ofClass)
  const marks = omar.page.getByRole('grid').locator('[data-row]')
  await marks.first().waitFor()
  const count = await marks.count()
  for (let at = 0; at < count; at++) {
    await marks.nth(at).focus()
    await omar.page.keyboard.type('8')
    await omar.page.keyboard.press('Enter')
  }
  await expect.poll(() => world.db.selectFrom('evaluation.mean_score').select('score').execute()).toHaveLength(count)
  // What is not answered when a page is left is sent once more, and answered that it is there.
  await still(omar.page)
  await omar.page.reload()
  await expect.poll(() => marks.first().innerText()).toBe('٨')
  await tab(omar, registration.sections.trainees)
  await omar.page.getByText(cast.mariam.email).waitFor()
  expect(omar.visit.errors).toEqual([])

  const layla = await come('layla', '/CourseClassDetail', phone)
  await layla.looksRight()
  await layla.page.locator(`a[href$="/CourseClassDetail/${classId}"]`).first().click()
  expect(await everyTab(layla)).toHaveLength(10)
  await tab(layla, attendance.screens.attendance)
  await expect.poll(() => layla.page.getByText(attendance.marks.present, { exact: true }).count()).toBe(2)
  await tab(layla, evaluation.ofClass)
  await layla.page.getByText(evaluation.noResultOfClass).waitFor()
  // Who else takes part is not hers to read.
  const everything = await layla.page.evaluate(() => document.body.innerText)
  expect(everything).not.toContain(cast.mariam.email)
  expect(layla.visit.errors).toEqual([])
})

test('whoever neither teaches the class nor takes part in it finds nothing there', async () => {
  await world.at('2026-03-02', '16:00')
  for (const who of ['salma', 'yusuf'] as const) {
    const stranger = await come(who, `/CourseClassDetail/${classId}`, phone)
    await stranger.page.getByText('غير موجود').first().waitFor()
    expectErrors(stranger.visit.errors, /404/)
    await stranger.looksRight()
    await stranger.open('/CourseClassDetail')
    await stranger.looksRight()
    expect(await stranger.page.locator(`main a[href$="/CourseClassDetail/${classId}"]`).count()).toBe(0)
  }
})
