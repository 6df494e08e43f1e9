import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ar } from '#modules/chat/text/ar.ts'
import { en } from '#modules/chat/text/en.ts'
import { signInSettings } from '#modules/signin/contract/settings.ts'
import { changeSetting } from '#platform/server/settings.ts'
import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import { cloneDatabase } from '#testing/database.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { cast } from '#testing/stages/cast.ts'
import { stageClass, type StagedClass } from '#testing/stages/stage-exam.ts'
import { Person } from '../main-job/person.ts'
import { endVisits, overflowing, phone } from '../site/browser.ts'

/*
 * An instructor and a trainee talk on two phones, one in English and one in Arabic. The trainee's network is cut while
 * something is sent: it arrives once, without a press. Then the administrator reads what was reported.
 */
let server: TestServer
let origin: string
let staged: StagedClass
beforeAll(async () => {
  const database = await cloneDatabase()
  await changeSetting(database.db, signInSettings, 'secondFactor', 'off')
  server = await startTestServer({ listening: true, isSample: true, database })
  staged = await stageClass(server.db, { instructors: ['omar'], trainees: ['layla'] })
  const today = dayOf(new Date())
  await server.db
    .updateTable('classes.course_class')
    .set({ starts_on: addDays(today, -2), ends_on: addDays(today, 2) })
    .where('id', '=', staged.classId)
    .execute()
  origin = `http://localhost:${new URL(server.url).port}`
})
afterAll(async () => {
  await endVisits()
  await server?.close()
})

const texts = async () =>
  (await sql<{ text: string }>`select text from chat.message order by room_id, seq`.execute(server.db)).rows.map(
    ({ text }) => text,
  )

test('two phones, and a network that is cut while something is sent', { timeout: 120_000 }, async () => {
  const omar = await Person.signedIn(
    { origin, language: 'en', viewport: phone },
    cast.omar.email,
    '/TrainingChat/instructor',
  )
  const layla = await Person.signedIn({ origin, language: 'ar', viewport: phone }, cast.layla.email, '/TrainingChat')
  await omar.looksRight()
  await layla.looksRight()
  const open = (person: Person, words: typeof en | typeof ar) =>
    person.page.getByRole('navigation', { name: words.rooms, exact: true }).getByRole('listitem').first().click()
  const write = async (person: Person, words: typeof en | typeof ar, text: string) => {
    await person.page.getByRole('textbox', { name: words.write, exact: true }).fill(text)
    await person.page.keyboard.press('Enter')
  }
  await open(omar, en)
  await open(layla, ar)
  await write(omar, en, 'Good morning')
  await layla.page.getByRole('log').getByText('Good morning').waitFor()
  // What kind of room it is stands whole above it, beside what may be done with it.
  const kind = layla.page.getByRole('region', { name: ar.messages, exact: true }).getByText(ar.ofClass, { exact: true })
  expect(await kind.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)

  await layla.visit.context.setOffline(true)
  await write(layla, ar, 'صباح الخير')
  await layla.page.getByText(ar.offline).waitFor()
  await layla.page.getByRole('img', { name: ar.delivery.waiting }).waitFor()
  await write(layla, ar, 'عندي سؤال')
  expect(await texts()).toEqual(['Good morning'])
  await layla.visit.context.setOffline(false)
  // A request that the line swallowed as it was cut is given up after 15 s.
  await omar.page.getByRole('log').getByText('عندي سؤال').waitFor({ timeout: 45_000 })
  await expect.poll(texts).toEqual(['Good morning', 'صباح الخير', 'عندي سؤال'])
  await layla.page.getByText(ar.offline).waitFor({ state: 'hidden' })
  expect(await layla.page.getByRole('log').getByText('صباح الخير').count()).toBe(1)
  // What the page fetched ahead and did not get is fetched now.
  await layla.page.reload()
  await layla.page.getByRole('log').getByText('عندي سؤال').waitFor()
  layla.visit.errors.length = 0

  await omar.looksRight()
  await layla.looksRight()
  for (const { page } of [omar, layla]) expect(await overflowing(page)).toEqual([])

  // What was typed and not sent is there after a way back.
  await omar.page.getByRole('textbox', { name: en.write, exact: true }).fill('Half a sen')
  await omar.press(en.back)
  await open(omar, en)
  expect(await omar.page.getByRole('textbox', { name: en.write, exact: true }).inputValue()).toBe('Half a sen')

  await omar.page
    .getByRole('button', { name: new RegExp(`^${en.more}.*Layla`) })
    .last()
    .click()
  await omar.page.getByRole('menuitem', { name: en.acts.reportMessage.do }).click()
  const dialog = omar.page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Not about the course')
  await omar.press(en.acts.reportMessage.do, dialog)
  await dialog.waitFor({ state: 'hidden' })
  await omar.leave()

  const nadia = await Person.signedIn(
    { origin, language: 'en', viewport: { width: 1440, height: 900 } },
    cast.nadia.email,
    '/AdminTrainingChat',
  )
  await nadia.page.getByText('Not about the course').waitFor()
  await nadia.looksRight()
  await nadia.page.getByText(en.kinds.class).first().click()
  await nadia.page.getByText(en.looked).waitFor()
  await nadia.page.getByRole('log').getByText('عندي سؤال').waitFor()
  await nadia.looksRight()
  const looks = await sql<{ count: number }>`select count(*)::integer as count from platform.audit
    where kind = 'chat.lookIntoRoom'`.execute(server.db)
  expect(looks.rows[0]!.count).toBe(1)
  await nadia.leave()
  await layla.leave()
})
