import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ar } from '#modules/evaluation/text/ar.ts'
import { en } from '#modules/evaluation/text/en.ts'
import type { TestServer } from '#testing/server.ts'
import { cast } from '#testing/stages/cast.ts'
import { stageClass, type StagedClass } from '#testing/stages/stage-exam.ts'
import { Person } from '../main-job/person.ts'
import { inWholeChromium, overflowing, phone } from '../site/browser.ts'
import { closeStagedSite, startStagedSite } from '../site/staged-site.ts'

/* Marks of a class as a grid: typed in Arabic digits, pasted from a spreadsheet, and through a line that is cut. */
inWholeChromium()
const wide = { width: 1440, height: 900 }
let server: TestServer
let origin: string
let staged: StagedClass
beforeAll(async () => {
  ;({ server, origin } = await startStagedSite())
  staged = await stageClass(server.db, { instructors: ['omar'], trainees: ['layla', 'mariam'] })
  await server.db.deleteFrom('catalogue.evaluation_mean').where('course_id', '=', staged.courseId).execute()
  await server.db
    .insertInto('catalogue.evaluation_mean')
    .values([
      {
        course_id: staged.courseId,
        kind: 'participation',
        name: '{"en":"Participation","ar":"المشاركة"}',
        percent: 40,
        max_score: 10,
      },
      {
        course_id: staged.courseId,
        kind: 'project',
        name: '{"en":"Project","ar":"المشروع"}',
        percent: 30,
        max_score: 40,
      },
    ])
    .execute()
})
afterAll(closeStagedSite)

const given = async () =>
  (await server.db.selectFrom('evaluation.mean_score').select('score').execute())
    .map(({ score }) => score)
    .toSorted((one, other) => one - other)
const pasted = (page: Page, text: string) =>
  page.evaluate((plain) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', plain)
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
const cell = (page: Page, row: number, column: number) =>
  page.locator(`[role=gridcell][data-row="${row}"][data-column="${column}"]`)

test('typed and pasted in Arabic; what does not fit changes nothing', { timeout: 120_000 }, async () => {
  const omar = await Person.signedIn(
    { origin, language: 'ar', viewport: wide },
    cast.omar.email,
    `/TraineeParticipation?class=${staged.classId}`,
  )
  const { page } = omar
  const { keyboard } = page
  await page.getByRole('grid').waitFor()
  await page.locator('[role=gridcell][tabindex="0"]').focus()
  // Playwright has no key of Arabic digits: into the field.
  await keyboard.press('F2')
  await keyboard.type('٧')
  await keyboard.press('Enter')
  await keyboard.type('8٫5')
  await keyboard.press('Tab')
  await expect.poll(given).toEqual([7, 8.5])
  // Parts are missing: in progress, and nobody has failed.
  expect(await page.getByText(ar.outcomes.inProgress, { exact: true }).count()).toBe(2)
  expect(await page.getByText(ar.outcomes.notPassed, { exact: true }).count()).toBe(0)
  await keyboard.type('30')
  await keyboard.press('Escape')
  expect(await cell(page, 1, 1).innerText()).not.toContain('٣٠')
  // What is no mark stays as it was typed, is said, and is not sent.
  await keyboard.type('41')
  await keyboard.press('Enter')
  await page.getByText('٤١', { exact: false }).first().waitFor()
  await page.getByRole('alert').filter({ hasText: '٤١' }).waitFor()
  expect(await given()).toEqual([7, 8.5])
  await keyboard.press('F2')
  await keyboard.press('Control+A')
  await keyboard.type('31')
  await keyboard.press('Enter')
  await expect.poll(given).toEqual([7, 8.5, 31])
  await page.getByText(ar.giving.complete, { exact: true }).waitFor()

  await cell(page, 0, 0).focus()
  await pasted(page, 'ليلى\t30\n9\t41\n')
  const misfits = page.getByRole('alert').filter({ hasText: ar.pasted.title })
  await misfits.waitFor()
  expect(await misfits.getByRole('listitem').count()).toBe(2)
  expect(await given()).toEqual([7, 8.5, 31])
  await omar.looksRight()
  await cell(page, 0, 0).focus()
  await pasted(page, '٩\t٣٣٫٥\r\n10\t40\r\n')
  await misfits.waitFor({ state: 'hidden' })
  await expect.poll(given).toEqual([9, 10, 33.5, 40])
  await page.getByText(ar.giving.kept_zero).waitFor()
  expect(await page.getByText(ar.outcomes.inProgress, { exact: true }).count()).toBe(0)
  await omar.looksRight()
  await omar.leave()
})

test('on a phone, by finger size; a cut line holds marks back and loses none', { timeout: 120_000 }, async () => {
  const omar = await Person.signedIn(
    { origin, language: 'en', viewport: phone },
    cast.omar.email,
    `/TraineeParticipation?class=${staged.classId}`,
  )
  const { page } = omar
  await page.getByRole('grid').waitFor()
  expect((await cell(page, 0, 0).boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await omar.looksRight()
  expect(await overflowing(page)).toEqual([])
  await omar.visit.context.setOffline(true)
  await cell(page, 0, 0).focus()
  await page.keyboard.type('6')
  await page.keyboard.press('Enter')
  await page.getByText(en.giving.kept_one).waitFor()
  await page.getByText(en.giving.offline).waitFor()
  expect(await cell(page, 0, 0).getAttribute('data-look')).toBe('unsaved')
  expect(await given()).not.toContain(6)
  await omar.visit.context.setOffline(false)
  await page.getByText(en.giving.kept_zero).waitFor()
  await expect.poll(given).toEqual(expect.arrayContaining([6]))
  omar.visit.errors.length = 0
  await omar.leave()
})
